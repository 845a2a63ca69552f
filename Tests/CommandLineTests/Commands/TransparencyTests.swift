import Foundation
import AnimTestSupport
import Testing

/// Transparent canvases in formats without transparency, or with restricted transparency.
@Suite struct TransparencyTests {
  let workspace = Workspace()

  private static let blackNote =
    "note: the format has no transparency: clear parts are black; --background COLOR chooses another\n"

  /// A square on a transparent canvas, which fills all of the canvas or a part.
  private func writeScene(_ color: String = "#FF0000", filling: Bool = false) throws {
    let frame = filling ? "[0, 0, 16, 16]" : "[4, 4, 8, 8]"
    try workspace.write(
      """
      { "size": [16, 16], "background": "clear", "fps": 10, "duration": 0.3, "views": [
        { "frame": \(frame), "backgroundColor": "\(color)" }] }
      """, to: "scene.json")
  }

  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"),
    arguments: ["mp4", "avif"])
  func `a video that holds no transparency is said to be black where it is clear`(
    format: String
  ) throws {
    try expectBlackNote(format)
  }

  @Test func `a Y4M file has the same note`() throws {
    try expectBlackNote("y4m")
  }

  private func expectBlackNote(_ format: String) throws {
    try writeScene()
    let run = try workspace.run("scene.json", "-o", "a.\(format)", "--json", code: 0)
    #expect(run.messages.hasSuffix(Self.blackNote), "\(run.messages)")
    #expect(run.text.contains(#""notes": ["the format has no transparency: "#), "\(run.text)")
    // Nothing is lost if the canvas has a background or is completely covered.
    let white = try workspace.run(
      "scene.json", "-o", "a.\(format)", "--background", "white", code: 0)
    #expect(!white.messages.contains("note"), "\(white.messages)")
    try writeScene(filling: true)
    let filled = try workspace.run("scene.json", "-o", "a.\(format)", code: 0)
    #expect(!filled.messages.contains("note"), "\(filled.messages)")
  }

  /// Decoded by ffmpeg. Its own VP9 decoder ignores alpha, and its WebP decoder shows only one frame.
  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"),
    arguments: [("webm", ["-c:v", "libvpx-vp9"], 12), ("webp", [], 0)])
  func `clear areas stay so in WebM and WebP`(
    format: String, decoder: [String], tolerance: Int
  ) throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    try writeScene("#FF000080")
    let run = try workspace.run("scene.json", "-o", "a.\(format)", code: 0)
    #expect(!run.messages.contains("note"), "\(run.messages)")
    let output = try tool.run(
      ["-v", "error"] + decoder + [
        "-i", workspace.path("a.\(format)"), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt",
        "rgba", "-",
      ])
    let bytes = Array(output.standardOutput)
    try #require(bytes.count == 16 * 16 * 4, "\(output.standardError)")
    func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[((y * 16 + x) * 4)...].prefix(4)) }
    func isClose(_ one: UInt8, _ other: UInt8) -> Bool { abs(Int(one) - Int(other)) <= tolerance }
    for (x, y) in [(0, 0), (15, 15), (8, 1), (1, 8)] {
      #expect(isClose(pixel(x, y)[3], 0), "\(pixel(x, y))")
    }
    #expect(zip(pixel(8, 8), [255, 0, 0, 128]).allSatisfy(isClose), "\(pixel(8, 8))")
  }

  @Test func `a GIF's soft edges are reported if there are any`() throws {
    try writeScene()
    let hard = try workspace.run("scene.json", "-o", "a.gif", "--exact", "--verify", code: 0)
    #expect(
      hard.messages.contains("exactly as drawn\n") && !hard.messages.contains("--matte"),
      "\(hard.messages)")
    try writeScene("#FF000080")
    let soft = try workspace.run("scene.json", "-o", "a.gif", "--verify")
    #expect(
      soft.messages.contains("as drawn, half-transparent pixels as clear or opaque ones"),
      "\(soft.messages)")
    #expect(
      soft.messages.contains(
        "note: half-transparent pixels became clear or opaque, because a GIF has no others (frame 0, the first, has 64): "
          + "for soft edges write .apng, or give --matte\n"), "\(soft.messages)")
    let matted = try workspace.run("scene.json", "-o", "a.gif", "--matte", "white")
    #expect(!matted.messages.contains("note"), "\(matted.messages)")
  }

  @Test func `soft edges that are not exact are refused, and a matte makes them exact`() throws {
    try writeScene("#FF000080")
    for limit in [[], ["--max-size", "1MB"]] {
      let run = try workspace.run(list: ["scene.json", "-o", "a.gif", "--exact"] + limit, code: 65)
      #expect(
        run.messages == """
          error: a.gif: frame 0 has 64 half-transparent pixels, which a GIF cannot store
          hint: give their background with --matte, leave out --exact, or write an .apng

          """)
      #expect(try workspace.names == ["scene.json"])
    }
    let matted = try workspace.run(
      "scene.json", "-o", "a.gif", "--exact", "--matte", "white", "--verify", code: 0)
    #expect(matted.messages.contains("exactly as drawn\n"))
  }
}
