import AnimCodecs
import Foundation
import AnimPrimitives
import AnimTestSupport
import Testing

@Suite struct RenderCommandTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  @Test func `one run writes a GIF, an APNG and PNG frames that show the same`() throws {
    let run = try workspace.run(
      "scene.json", "-o", "demo.gif", "-o", "demo.apng", "-o", "frames/", code: 0)
    #expect(run.output.isEmpty)
    #expect(try workspace.names == ["demo.apng", "demo.gif", "frames", "scene.json"])

    var gif = try GIFPlayer(try workspace.contents(of: "demo.gif"))
    var apng = APNGPlayer(try APNGDecoder(try workspace.contents(of: "demo.apng")))
    var duration = 0
    for index in 1...25 {
      let name = String(repeating: "0", count: index < 10 ? 3 : 2) + "\(index).png"
      let frame = try workspace.picture("frames/\(name)")
      let shown = try gif.next()
      #expect(shown?.canvas == frame, "frame \(index) of the GIF")
      #expect(try apng.nextCanvas() == frame, "frame \(index) of the APNG")
      duration += shown?.duration ?? 0
    }
    #expect(duration == 100)
    let beyond = try gif.next()
    #expect(beyond == nil)
  }

  @Test func `a shorter render leaves no frames of a longer one, and all other files`() throws {
    try workspace.run("scene.json", "-o", "f/", "--fps", "20")
    for name in ["0099.png", "notes.txt", "1.png"] { try workspace.write("mine", to: "f/\(name)") }
    try workspace.run("scene.json", "-o", "f/", "--fps", "4", code: 0)
    let names = try workspace.names(in: "f")
    #expect(
      names.sorted() == [
        "0001.png", "0002.png", "0003.png", "0004.png", "0099.png", "1.png", "frames.json",
        "notes.txt",
      ])
  }

  @Test func `frames of an earlier render with another name go`() throws {
    try workspace.run("scene.json", "-o", "f/a%03d.png", "--fps", "20", code: 0)
    try workspace.write("mine", to: "f/a9.png")
    try workspace.run("scene.json", "-o", "f/a%04d.png", "--fps", "4", code: 0)
    let frames = (1...4).map { "a000\($0).png" }
    #expect(try workspace.names(in: "f").sorted() == frames + ["a9.png", "frames.json"])
    try workspace.run("scene.json", "-o", "f/b%d.png", "--fps", "2", code: 0)
    #expect(
      try workspace.names(in: "f").sorted() == ["a9.png", "b1.png", "b2.png", "frames.json"])
  }

  @Test func `--scale replaces a scale of the scene that is too large`() throws {
    try workspace.write(#"{"size": [500, 400], "scale": 100, "views": []}"#, to: "scene.json")
    try workspace.run("check", "scene.json", code: 65)
    try workspace.run("check", "scene.json", "--scale", "2", code: 0)
    try workspace.run("scene.json", "-o", "a.png", "--time", "0", "--scale", "0.1", code: 0)
    #expect(try workspace.picture("a.png").width == 50)
  }

  @Test(arguments: [
    ("http://example.com/a.png", "nothing is loaded from a network: give a path"),
    ("HTTPS://example.com/a.png", "nothing is loaded from a network: give a path"),
    ("file:///tmp/none.png", "give the path alone"), ("DATA:image/png,x", "small letters"),
    ("blob:https://example.com/1-2", "exists only in a browser"),
    ("//example.com/a.png", "nothing is loaded from a network: give a path"),
    ("~/a.png", "`~` is not replaced"), ("none.png", ""), ("icon:2.png", ""),
  ])
  func `a URL as a source gets a hint`(source: String, hint: String) throws {
    let views = #"[{"id": "a", "type": "image", "source": "\#(source)", "frame": [0, 0, 9, 9]}]"#
    for (font, content) in [
      ("", views), (#""fonts": {"Brand": "\#(source)"}, "#, "[]"),
    ] {
      try workspace.write(#"{"size": [9, 9], \#(font)"views": \#(content)}"#, to: "s.json")
      let run = try workspace.run("check", "s.json", code: 69)
      #expect(run.messages.contains("hint: ") == !hint.isEmpty, "\(run.messages)")
      #expect(hint.isEmpty || run.messages.contains(hint), "\(run.messages)")
    }
  }

  @Test func `a GIF is verified by playing it`() throws {
    try workspace.write(Scenes.moving(fps: 30), to: "scene.json")
    let run = try workspace.run("scene.json", "-o", "a.gif", "--verify", code: 0)
    #expect(run.messages.contains("all 30 frames are shown exactly as drawn"), "\(run.messages)")
  }

  @Test func `errors are reported as caused by a lack of colours, or not`() throws {
    let scene = """
      { "size": [80, 40], "duration": 0.1, "views": [
          { "frame": [0, 0, 80, 40], "gradient": { "colors": ["#400", "#48F"], "end": [1, 1] } }] }
      """
    try workspace.write(scene, to: "scene.json")
    let wanting = try workspace.run("scene.json", "-o", "a.gif", "--colors", "16")
    #expect(
      wanting.messages.contains("have more colours than a table holds"), "\(wanting.messages)")
    let lossy = try workspace.run("scene.json", "-o", "a.gif", "--lossy", "80")
    #expect(lossy.messages.contains("are not exact"), "\(lossy.messages)")
    #expect(!lossy.messages.contains("table"), "\(lossy.messages)")
  }

  @Test(
    .enabled(if: ExternalTool("ffprobe") != nil, "ffprobe is not installed"),
    arguments: [24.0, 25, 30, 50, 60, 120], [0.0, 0.5])
  func `ffprobe finds as long a GIF`(fps: Double, hold: Double) throws {
    let tool = try #require(ExternalTool("ffprobe"))
    try workspace.write(Scenes.moving(fps: fps, hold: hold), to: "scene.json")
    try workspace.run("scene.json", "-o", "a.gif")
    let probe = try tool.run([
      "-v", "error", "-show_entries", "packet=duration_time", "-of", "csv=p=0",
      workspace.path("a.gif"),
    ])
    let total = String(decoding: probe.standardOutput, as: UTF8.self).split(separator: "\n")
      .compactMap { Double($0.trimmingCharacters(in: [","])) }.reduce(0, +)
    #expect(abs(total - (1 + hold)) < 1e-6)
  }

  /// Some readers clear a canvas only if the image has a transparent colour.
  @Test(
    .enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"),
    arguments: [
      "", ", \"timeline\": [{ \"wait\": 0.1 }, { \"set\": { \"a\": { \"center.x\": 45 } } }]",
    ])
  func `a clear area around the first image is clear in ffmpeg, too`(timeline: String) throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    try workspace.write(
      """
      { "size": [60, 40], "background": "clear", "fps": 10, "hold": 0.1, "views": [
        { "id": "a", "frame": [10, 10, 20, 10], "backgroundColor": "red" }]\(timeline) }
      """, to: "scene.json")
    try workspace.run("scene.json", "-o", "a.gif")
    let output = try tool.run([
      "-v", "error", "-i", workspace.path("a.gif"), "-f", "rawvideo", "-pix_fmt", "rgba", "-",
    ])
    let alphas = stride(from: 3, to: output.standardOutput.count, by: 4)
      .map { output.standardOutput[$0] }
    #expect(!alphas.isEmpty && alphas.count % 2400 == 0)
    #expect(alphas.count { $0 == 0 } == alphas.count / 2400 * 2200)
  }

  /// Pillow and gifsicle treat a canvas as opaque if the first image has no transparent colour.
  @Test func `a first image has a transparent colour where later ones leave clear pixels`() throws {
    try workspace.write(
      """
      { "size": [20, 20], "background": "clear", "fps": 10, "hold": 0.1,
        "views": [{ "id": "a", "frame": [0, 0, 20, 20], "backgroundColor": "red" }],
        "timeline": [{ "wait": 0.1 }, { "set": { "a": { "frame": [0, 0, 5, 5] } } }] }
      """, to: "scene.json")
    try workspace.run("scene.json", "-o", "a.gif")
    let bytes = try workspace.contents(of: "a.gif")
    let control = try #require(bytes.split(separator: [0x21, 0xF9, 0x04]).dropFirst().first?.first)
    #expect(control & 1 == 1)
  }

  @Test func `a file has as many frames as reported`() throws {
    // Nothing moves during the second second.
    let scene = Scenes.moving(fps: 100, hold: 1)
      .changing("\"fps\"", to: "\"duration\": 2, \"fps\"")
    try workspace.write(scene, to: "scene.json")
    let run = try workspace.run("scene.json", "-o", "a.apng", "-o", "a.y4m")
    let apng = try workspace.run("info", "a.apng").text
    let count = try #require(apng.split(separator: " ").drop { $0 != "frames" }.dropFirst().first)
      .prefix { $0.isNumber }
    #expect(run.messages.contains(", \(count) frames") && count != "201", "\(run.messages)")
    let video = try workspace.contents(of: "a.y4m")
    #expect(video.split(separator: Array("FRAME\n".utf8)).count == 301)
    #expect(run.messages.contains(", 300 frames"), "\(run.messages)")
  }

  @Test(.enabled(if: ExternalTool("ffmpeg") != nil, "ffmpeg is not installed"))
  func `a rate that a video cannot have is reported`() throws {
    try workspace.write(Scenes.moving(fps: 7.5), to: "scene.json")
    for name in ["a.y4m", "a.mp4"] {
      let run = try workspace.run("scene.json", "-o", name)
      #expect(run.messages.contains("drawn at 8"), "\(run.messages)")
    }
  }

  @Test func `threads do not change a byte`() throws {
    for jobs in ["1", "2", "7"] {
      try workspace.run(
        "scene.json", "-o", "\(jobs).gif", "-o", "\(jobs).apng", "-o", "\(jobs).webp", "--jobs",
        jobs)
    }
    for kind in ["gif", "apng", "webp"] {
      let one = try workspace.contents(of: "1.\(kind)")
      #expect(try one == workspace.contents(of: "2.\(kind)"))
      #expect(try one == workspace.contents(of: "7.\(kind)"))
    }
  }

  @Test(arguments: ["0.5", "50%", "move+0.5", "move.end-0.5"])
  func `a still is drawn of a time however it is named`(time: String) throws {
    try workspace.run("scene.json", "-o", "still.png", "--time", time, code: 0)
    let picture = try workspace.picture("still.png")
    // At half the time the centre of the square is at x = 16, because the easing is symmetric.
    #expect(picture[16, 12] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(picture[11, 12].green == 255 && picture[21, 12].green == 255)
  }

  @Test func `a picture of a single frame needs no time`() throws {
    try workspace.write(Scenes.moving(), to: "moving.json")
    let views = #""views": [{ "frame": [2, 8, 8, 8], "backgroundColor": "red" }]"#
    try workspace.write("{ \"size\": [32, 24], \(views) }", to: "still.json")
    try workspace.run("still.json", "-o", "still.png", "-o", "still.gif", code: 0)
    let picture = try workspace.picture("still.png")
    #expect(picture[5, 12] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    // A part without a length is one frame as well.
    try workspace.run("moving.json", "-o", "end.png", "--from", "1", "--to", "1", code: 0)
    let end = try workspace.picture("end.png")
    #expect(end[26, 12] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(
      try workspace.run("moving.json", "-o", "a.png").messages.contains("can hold only one frame"))
  }

  @Test func `commands take glyphs that are missing where drawing takes them`() throws {
    let label = #"{ "type": "label", "text": "漢", "frame": [0, 0, 30, 20] }"#
    try workspace.write("{ \"size\": [32, 24], \"views\": [\(label)] }", to: "glyph.json")
    for command in ["check", "dump", "hash"] {
      try workspace.run(command, "glyph.json", "--missing-glyphs", "warn", code: 0)
    }
  }

  @Test func `hashes come as lines, or as lists in JSON`() throws {
    try workspace.write(Scenes.moving(fps: 5), to: "a.json")
    let lines = try workspace.run("hash", "a.json").text.split(separator: "\n")
      .map { $0.split(separator: " ").map(String.init) }
    let run = try workspace.run("hash", "a.json", "a.json", "--json")
    let json = try run.objects
    #expect(json.map { $0["path"] as? String } == ["a.json", "a.json"])
    for scene in json { #expect(scene["hashes"] as? [String] == lines.map { $0[2] }) }
  }

  @Test func `standard output gets the picture and nothing else`() throws {
    let run = try workspace.launch("scene.json", "-o", "-", "--format", "gif", code: 0)
    #expect(run.output.starts(with: Array("GIF89a".utf8)))
    #expect(try workspace.names == ["scene.json"])
  }

  @Test func `the summary stands on standard error where standard output gets a picture`() throws {
    let run = try workspace.launch(
      "scene.json", "-o", "-", "--format", "apng", "-o", "a.gif", "--json", code: 0)
    #expect(run.output.starts(with: [0x89] + Array("PNG".utf8)))
    let summary = try JSONSerialization.jsonObject(with: Data(run.messages.utf8)) as? [String: Any]
    let outputs = try #require(summary?["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["path"] as? String } == ["-", "a.gif"])
    #expect(outputs[0]["bytes"] as? Int == run.output.count)
  }

  @Test func `a scene comes from standard input too`() throws {
    try workspace.launch("-", "-o", "a.png", "--time", "0.5", input: Scenes.moving(), code: 0)
    try workspace.run("scene.json", "-o", "b.png", "--time", "0.5")
    let pictures = try ["a.png", "b.png"].map { try workspace.picture($0) }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `options override the scene`() throws {
    try workspace.run(
      "scene.json", "-o", "a.gif", "--fps", "10", "--scale", "2", "--plays", "3", "--from", "0.5",
      "--background", "systemBlue", code: 0)
    let info = try MediaInfo.read(try workspace.contents(of: "a.gif"))
    #expect(info.width == 64 && info.height == 48)
    #expect(abs(info.duration - 0.5) < 1e-9)
    #expect(info.numPlays == 3)
    #expect(info.frames.count == 5)
    try workspace.run(
      "scene.json", "-o", "a.png", "--time", "0", "--scale", "2", "--background", "systemBlue")
    // The light variant of systemBlue.
    let picture = try workspace.picture("a.png")
    #expect(picture[0, 0] == PremultipliedColor(red: 0, green: 122, blue: 255, alpha: 255))
  }
}
