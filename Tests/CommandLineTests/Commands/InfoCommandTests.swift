import AnimCodecs
import AnimDocuments
import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimScenes

/// `animrender info` as a process.
@Suite struct InfoCommandTests {
  private let workspace = Workspace(["bad.gif": "BM"])

  init() throws {
    try workspace.write(TinyGIF().bytes, to: "a.gif")
  }

  /// The JSON output. Our own reader checks that no key occurs twice, because other readers use the last one.
  private func json(_ arguments: String...) throws -> Any {
    let run = try workspace.run(list: ["info"] + arguments + ["--json"])
    #expect(JSONReader.read(Array(run.output)).problems.isEmpty, "\(run.text)")
    return try JSONSerialization.jsonObject(with: run.output)
  }

  private func object(_ path: String) throws -> [String: Any] {
    try #require(try json(path) as? [String: Any])
  }

  @Test func `all texts of one keyword are printed, in their order`() throws {
    try workspace.write(TinyGIF(comments: ["one", "two"]).bytes, to: "two.gif")
    #expect(
      try object("two.gif")["texts"] as? [[String: String]] == [
        ["keyword": "Comment", "text": "one"], ["keyword": "Comment", "text": "two"],
      ])
    let entries = ["b", "a"].map { PNGMetadata.Entry(keyword: "Author", text: $0) }
    let picture = try PNGEncoder.encode(
      Pixmap(width: 1, height: 1), metadata: PNGMetadata(entries: entries))
    try workspace.write(picture, to: "two.png")
    #expect(
      try object("two.png")["texts"] as? [[String: String]] == [
        ["keyword": "Author", "text": "b"], ["keyword": "Author", "text": "a"],
      ])
  }

  @Test func `one file is an object and several are an array, whatever is wrong with them`() throws
  {
    #expect(try object("a.gif")["path"] as? String == "a.gif")
    let bad = try object("bad.gif")
    #expect(bad["path"] as? String == "bad.gif")
    let start = "bad.gif: not a GIF, PNG, WebP or JPEG: "
    #expect((bad["error"] as? String)?.hasPrefix(start) == true, "\(bad)")
    for paths in [["a.gif", "a.gif"], ["a.gif", "bad.gif"], ["bad.gif", "none.gif"]] {
      let rows = try #require(try json(paths[0], paths[1]) as? [[String: Any]])
      #expect(rows.map { $0["path"] as? String } == paths)
      #expect(rows.map { $0["error"] != nil } == paths.map { $0 != "a.gif" })
    }
  }

  @Test
  func
    `the times at which browsers show very short frames are printed when they are written, and by info`()
    throws
  {
    try workspace.write(Scenes.moving(), to: "a.json")
    let note = "note: browsers show a frame of 10 ms or less for 100 ms, and "
    // Three of 240 frames equal the previous frame.
    let written = try workspace.run("a.json", "-o", "fast.apng", "--fps", "240").messages
    #expect(written.contains("\(note)237 of the 237 are; up to 90 frames a second"), "\(written)")
    // Equal frames are merged.
    let still = Scenes.moving(fps: 200).changing(
      "\"duration\"", to: "\"curve\": { \"steps\": 4 }, \"duration\"")
    try workspace.write(still, to: "still.json")
    let slow = try workspace.run("still.json", "-o", "still.apng").messages
    #expect(!slow.contains("browsers"), "\(slow)")
    for arguments in [["-o", "a.apng", "--fps", "90"], ["-o", "a.gif", "--fps", "240"]] {
      let messages = try workspace.run(list: ["a.json"] + arguments).messages
      #expect(!messages.contains("browsers"), "\(messages)")
    }
    let fast = try workspace.run("info", "fast.apng").text
    #expect(fast.contains("duration   1.0 s ("), "\(fast)")
    #expect(!(try workspace.run("info", "a.apng").text.contains("browsers")))
  }
}
