import Foundation
import AnimTestSupport
import Testing

/// Messages about files that are truncated, empty, or of another kind than their extension: the file and the error.
@Suite struct BrokenFileTests {
  let workspace = Workspace(["scene.json": Scenes.moving()])

  init() throws {
    try workspace.run("scene.json", "-o", "good.gif", "-o", "good.apng")
    try workspace.run("scene.json", "-o", "good.png", "--time", "0.5")
  }

  /// The messages of `info`, `diff` and `stale` about a broken file.
  private func expect(_ name: String, _ message: String) throws {
    for command in [["info", name], ["diff", "good.gif", name], ["diff", name, "good.gif"]] {
      let run = try workspace.run(list: command, code: 65)
      #expect(run.text.isEmpty)
      #expect(run.messages == "error: \(name): \(message)\n", "\(command)")
    }
    let stale = try workspace.run("stale", name, code: 65)
    #expect(stale.text.hasPrefix("broken: \(name): \(message)\n"), "\(stale.text)")
  }

  @Test(arguments: ["good.png", "good.apng"])
  func `a PNG that is cut off says where`(name: String) throws {
    let bytes = try workspace.contents(of: name)
    try workspace.write(bytes.prefix(10), to: "cut.png")
    try expect("cut.png", "invalid PNG: the file ends too soon: before IEND")
    try workspace.write(bytes.dropLast(), to: "cut.png")
    let warning =
      "warning: cut.png: the file ends too soon: inside IEND; all that is complete is shown\n"
    #expect(try workspace.run("info", "cut.png").messages == warning)
    #expect(try workspace.run("diff", name, "cut.png", code: 0).messages == warning)
    try workspace.write(bytes.prefix(20), to: "cut.png")
    try expect("cut.png", "invalid PNG: the file ends too soon: inside IHDR")
    try workspace.write(bytes.prefix(35), to: "cut.png")
    let later = try workspace.run("info", "cut.png").messages
    #expect(later.hasPrefix("error: cut.png: invalid PNG: the file ends too soon: "), "\(later)")
  }

  @Test func `a wrong name does not matter`() throws {
    try workspace.write(workspace.contents(of: "good.gif"), to: "gif.png")
    try workspace.write(workspace.contents(of: "good.png"), to: "png.gif")
    #expect(try workspace.run("info", "gif.png").text.hasPrefix("gif.png: GIF, 32 × 24"))
    #expect(try workspace.run("info", "png.gif").text.hasPrefix("png.gif: PNG, 32 × 24"))
    try workspace.run("diff", "good.apng", "gif.png", code: 0)
  }

  // The superuser may read every file.
  @Test(.enabled(if: geteuid() != 0))
  func `files without permission are no input`() throws {
    let path = workspace.path("good.gif")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    for command in [["info"], ["diff", "good.apng"], ["check"], ["stale", "--quiet"]] {
      let run = try workspace.run(list: command + ["good.gif"], code: 66)
      #expect(run.messages == "error: good.gif: Permission denied\n", "\(command)")
    }
    let test = try workspace.run("test", "good.gif", code: 1)
    #expect(test.text.hasPrefix("error: good.gif: Permission denied\n"))
  }

  @Test func `a picture is no scene`() throws {
    let check = try workspace.run("check", "good.apng", code: 65)
    #expect(check.messages.hasPrefix("error: good.apng: is a PNG, not a scene\nhint: "))
    try workspace.write(workspace.contents(of: "good.gif"), to: "picture.json")
    let run = try workspace.run("dump", "picture.json", code: 65)
    #expect(run.messages.hasPrefix("error: picture.json: is a GIF, not a scene\nhint: "))
    let test = try workspace.run("test", "good.gif", code: 1)
    #expect(test.text.hasPrefix("error: good.gif: is a GIF, not a scene\n"))
    let named = try workspace.run("test", "picture.json")
    #expect(named.text.hasPrefix("error: picture.json: is a GIF, not a scene\n"), "\(named.text)")
  }

  /// A PNG of a header, some data and an end.
  private func png(_ size: [UInt8], checkSum: [UInt8]) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + size
      + [8, 6, 0, 0, 0] + checkSum + [0, 0, 0, 9] + Array("IDAT".utf8)
      + [120, 156, 99, 0, 0, 0, 1, 0, 1, 94, 255, 125, 249, 0, 0, 0, 0] + Array("IEND".utf8)
      + [174, 66, 96, 130]
  }

  @Test func `a PNG of no size differs from one that is too large`() throws {
    try workspace.write(
      png([0, 0, 0, 0, 0, 0, 0, 1], checkSum: [240, 215, 175, 183]), to: "no.png")
    try expect("no.png", "invalid PNG: it has no pixels: its size is 0 × 1")
    try workspace.write(
      png([127, 255, 255, 255, 0, 0, 0, 1], checkSum: [160, 54, 51, 221]), to: "wide.png")
    #expect(
      try workspace.run("info", "wide.png").messages
        == "error: wide.png: 2147483647 × 1 pixels exceed the limit of 1073741824 a side\n")
    for (name, message) in [
      ("no.png", "it is not a good PNG: it has no pixels: its size is 0 × 1"),
      ("wide.png", "it has 2147483647 pixels, more than the limit of 100000000"),
    ] {
      try workspace.write(Scenes.image(name), to: "image.json")
      let run = try workspace.run("check", "image.json", code: 69)
      #expect(run.messages.contains("image \"\(name)\" cannot be shown: \(message)\n"))
    }
  }

  @Test func `a scene's font that is cut off is reported as that`() throws {
    let font = try Data(contentsOf: Repository.url(of: "scenes/text/fonts/DejaVuSans.ttf"))
    try workspace.write(font.prefix(20_000), to: "cut.ttf")
    try workspace.write(
      """
      { "size": [32, 24], "fonts": { "Cut": "cut.ttf" },
        "views": [{ "id": "l", "type": "label", "text": "a", "font": { "family": "Cut" } }] }
      """, to: "font.json")
    let run = try workspace.run("check", "font.json", code: 69)
    #expect(
      run.messages.contains(
        "font \"Cut\" (cut.ttf) cannot be used: cannot read the font: "
          + "the file ends too soon: inside glyf\n"), "\(run.messages)")
  }

  @Test func `a scene's font that draws nothing is a warning that names it`() throws {
    let font = try Data(contentsOf: Repository.url(of: "Tests/TextTests/Vectors/NewColors.ttf"))
    try workspace.write(font, to: "Flags.ttf")
    try workspace.write(
      """
      { "size": [32, 24], "fonts": { "Flags": "Flags.ttf" },
        "views": [{ "id": "l", "type": "label", "text": "a", "font": { "family": "flags" } }] }
      """, to: "font.json")
    let warned = try workspace.run("check", "font.json", code: 0)
    #expect(
      warned.messages.hasPrefix(
        "font.json:1:32: warning: font \"Flags\" (Flags.ttf) draws nothing: it has only colour "
          + "glyphs of COLR version 1; other fonts stand for it\n"), "\(warned.messages)")
    #expect(
      warned.messages.contains(
        "hint: use an edition of the font with outlines, COLR version 0 layers, or CBDT or sbix bitmaps\n"
      ))
  }

  @Test func `a scene's picture is reported with its fault`() throws {
    try workspace.write(Scenes.image("a.png"), to: "image.json")
    for (bytes, message) in [
      ([], "it is not a picture: the file is empty"),
      (Array("text".utf8), "it is not a picture: it looks like a text"),
      ([0, 0, 0, 24] + Array("ftypmp42".utf8), "it is not a picture: it is an MP4 or AVIF"),
      (
        try workspace.contents(of: "good.png").dropLast(20),
        "it is not a good PNG: the file ends too soon: inside IDAT"
      ),
    ] {
      try workspace.write(bytes, to: "a.png")
      let run = try workspace.run("check", "image.json", code: 69)
      #expect(
        run.messages.hasPrefix(
          "image.json:2:76: error: image \"a.png\" cannot be shown: \(message)\n"))
    }
  }
}
