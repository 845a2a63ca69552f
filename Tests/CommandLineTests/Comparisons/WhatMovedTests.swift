import AnimCodecs
import Foundation
import AnimPrimitives
import Testing

/// Comparisons of files with embedded timelines, as a process.
@Suite struct WhatMovedTests {
  private static let sentence = "`box`.center.x arrives 200 ms later (1.2 s, was 1 s)"
  private let workspace = Workspace([
    "a.json": Scenes.moving(),
    "b.json": Scenes.moving(duration: 1.2),
  ])

  @Test func `scenes and goldens say what moved`() throws {
    try workspace.run("a.json", "-o", "a.apng")
    try workspace.run("b.json", "-o", "b.apng")
    for (old, new) in [
      ("a.json", "b.json"), ("a.apng", "b.json"), ("a.json", "b.apng"), ("a.apng", "b.apng"),
    ] {
      let run = try workspace.run("diff", old, new, code: 1)
      #expect(run.text.contains("\n  \(Self.sentence)\n"), "\(run.text)")
    }
    let run = try workspace.run("diff", "a.apng", "b.apng", "--json")
    let json = try run.object
    let change = try #require((json["changes"] as? [[String: Any]])?.first)
    #expect(change["view"] as? String == "box" && change["property"] as? String == "center.x")
    #expect(change["text"] as? String == Self.sentence)
    let clause = try #require((change["clauses"] as? [[String: Any]])?.first)
    #expect(clause["aspect"] as? String == "arrival" && clause["now"] as? Double == 1.2)
  }

  @Test func `a GIF says it where it was asked to carry it`() throws {
    try workspace.run("a.json", "-o", "plain.gif")
    try workspace.run("a.json", "-o", "telling.gif", "--embed-timeline")
    let plain = try workspace.run("diff", "plain.gif", "b.json")
    #expect(plain.text.contains("views under the changed pixels: `box`"))
    let telling = try workspace.run("diff", "telling.gif", "b.json")
    #expect(telling.text.contains(Self.sentence))
    try workspace.run("diff", "plain.gif", "telling.gif", code: 0)
    let info = try workspace.run("info", "telling.gif")
    #expect(info.text.contains("1 view, 1 property that changes"))
  }

  @Test func `an ignored view is neither reported nor painted`() throws {
    func scene(box: Int, dot: Int) -> String {
      """
      { "size": [60, 40], "fps": 10, "background": "white", "views": [
          { "id": "box", "frame": [0, 0, 10, 10], "backgroundColor": "black", "subviews": [
            { "id": "inner", "frame": [2, 2, 4, 4], "backgroundColor": "blue" }] },
          { "id": "dot", "frame": [40, 20, 10, 10], "backgroundColor": "black" }],
        "timeline": [
          { "animate": { "box": { "center.x": \(box) }, "inner": { "alpha": 0.\(box) } }, "duration": 0.5 },
          { "animate": { "dot": { "center.y": \(dot) } }, "at": 0, "duration": 0.5 }] }
      """
    }
    try workspace.write(scene(box: 20, dot: 30), to: "old.json")
    try workspace.write(scene(box: 25, dot: 32), to: "new.json")
    let run = try workspace.run(
      "diff", "old.json", "new.json", "--ignore-view", "box", "-o", "diff.png", "-o", "diff.apng")
    #expect(run.text.contains("`dot`.center.y") && !run.text.contains("`box`"), "\(run.text)")
    #expect(!run.text.contains("`inner`"), "\(run.text)")
    // In the middle one of the three pictures, nothing above the dot is red.
    var animation = APNGPlayer(try APNGDecoder(try workspace.contents(of: "diff.apng")))
    var pictures = [try workspace.picture("diff.png")]
    while let picture = try animation.nextCanvas() { pictures.append(picture) }
    #expect(pictures.count > 5)
    for (number, picture) in pictures.enumerated() {
      let colors = (0..<15).flatMap { y in (0..<picture.width).map { picture[$0, y] } }
      #expect(!colors.contains { $0.red > 200 && $0.green < 100 }, "\(number)")
    }
  }

  @Test func `a failed test, its page and its XML say what moved`() throws {
    try workspace.run("test", "a.json", "--record", "missing")
    try workspace.write(Scenes.moving(duration: 1.2), to: "a.json")
    let run = try workspace.run(
      "test", "a.json", "--record", "never", "--html", "page.html", "--junit", "junit.xml", code: 1)
    #expect(run.text.contains(Self.sentence))
    #expect(try workspace.text(of: "junit.xml").contains("center.x arrives 200 ms later"))
    // The page names the step.
    #expect(try workspace.text(of: "page.html").contains("</code> arrives 200 ms later"))
  }

  @Test func `a picture out of date says what moved since`() throws {
    try workspace.run("a.json", "-o", "a.apng")
    try workspace.remove("a.json")
    try FileManager.default.moveItem(
      atPath: workspace.path("b.json"), toPath: workspace.path("a.json"))
    let run = try workspace.run("stale", "a.apng", code: 1)
    #expect(run.text.contains("\n  \(Self.sentence)\n"), "\(run.text)")
  }

  /// The checksum of a chunk. Source: PNG, Annex D.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }

  @Test func `a broken stream of a record is warned of, and the pixels decide`() throws {
    try workspace.run("a.json", "-o", "a.apng")
    var bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: workspace.path("a.apng"))))
    let front = Array("iTXtTimeline".utf8) + [0, 1, 0, 0, 0]
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: front) })
    let count = bytes[(start - 4)..<start].reduce(0) { $0 << 8 | Int($1) }
    let end = start + 4 + count
    // The first byte of the stream, which identifies the zlib format.
    bytes[start + front.count] ^= 0x55
    let checkSum = Self.checkSum(bytes[start..<end])
    for index in 0..<4 {
      bytes[end + index] = UInt8(truncatingIfNeeded: checkSum >> (24 - 8 * UInt32(index)))
    }
    try workspace.write(bytes, to: "broken.apng")
    let warning = "warning: broken.apng: its embedded timeline cannot be read"
    let same = try workspace.run("diff", "broken.apng", "a.json", code: 0)
    #expect(same.messages.contains(warning), "\(same.messages)")
    let other = try workspace.run("diff", "broken.apng", "b.json", code: 1)
    #expect(other.messages.contains(warning), "\(other.messages)")
  }

  @Test func `a record that cannot be read is said, and the views are named instead`() throws {
    let sink = MemorySink()
    var encoder = try APNGEncoder(
      width: 32, height: 24, tickDuration: TickDuration(numerator: 1, denominator: 25),
      metadata: PNGMetadata(entries: [.init(keyword: "Timeline", text: "{}", isCompressed: true)]),
      sink: sink)
    let picture = Pixmap(width: 32, height: 24)
    let rect = try #require(picture.bounds)
    try encoder.append([AnimationFrame(patch: .init(rect: rect, pixmap: picture), duration: 25)])
    try encoder.finish()
    try workspace.write(sink.bytes, to: "odd.apng")
    let run = try workspace.run("diff", "odd.apng", "a.json", code: 1)
    #expect(run.text.contains("the embedded timeline of odd.apng cannot be read"))
    #expect(run.text.contains("views under the changed pixels: `box`"))
  }
}
