import Codecs
import Foundation
import Testing

/// What `test` refuses before it draws anything.
@Suite struct TestUsageTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write(Scenes.moving(), to: "scene.json")
  }

  private func writeScene(showing picture: String, to name: String, color: String = "red") throws {
    try workspace.write(
      """
      { "size": [8, 8], "background": "\(color)",
        "views": [{ "id": "i", "type": "image", "frame": [0, 0, 4, 4], "source": "\(picture)" }] }
      """, to: name)
  }

  /// All that is in the workspace's folders, with its bytes.
  private func files() throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: workspace.directory.path)
    return Dictionary(
      uniqueKeysWithValues: paths.map { ($0, (try? workspace.contents(of: $0)) ?? []) })
  }

  private func expectRefusal(_ arguments: [String], _ message: String) throws {
    let before = try files()
    let run = try workspace.run(list: ["test"] + arguments)
    #expect(run.exitCode == 64, "\(run.text)\(run.messages)")
    #expect(run.messages.hasPrefix("error: \(workspace.relative(message))\n"), "\(run.messages)")
    #expect(run.text.isEmpty)
    #expect(try files() == before)
  }

  @Test(arguments: ["failed", "all"])
  func `no golden takes the place of a picture that a scene shows`(which: String) throws {
    try workspace.run("scene.json", "-o", "beside.golden.apng", "-o", "apart.apng")
    try writeScene(showing: "beside.golden.apng", to: "beside.json")
    try writeScene(showing: "apart.apng", to: "apart.json")
    try writeScene(showing: "beside.golden.apng", to: "other.json")
    for (arguments, golden) in [
      (["beside.json"], "beside.golden.apng"),
      (["apart.json", "--goldens", "."], "./apart.apng"),
      (["apart.json", "--goldens", workspace.path("")], workspace.path("apart.apng")),
      (["."], "./beside.golden.apng"),
    ] {
      try expectRefusal(
        arguments + ["--record", which],
        "'--record \(which)' would overwrite \(golden), which is read")
    }
    let run = try workspace.run("test", "apart.json", "--goldens", "g", "--record", which)
    #expect(run.exitCode == 0, "\(run.text)\(run.messages)")
  }

  @Test func `a golden that is recorded nowhere may be a picture, too`() throws {
    try workspace.run("scene.json", "-o", "beside.golden.apng")
    try writeScene(showing: "beside.golden.apng", to: "beside.json")
    for which in ["missing", "never"] {
      let run = try workspace.run("test", "beside.json", "--record", which)
      #expect(run.exitCode == 1 && run.text.hasPrefix("failed: beside.json"), "\(run.messages)")
    }
  }

  @Test func `what shows a failure takes the place of no picture`() throws {
    try workspace.makeFolders("out/image")
    try workspace.run("scene.json", "-o", "out/image/diff.png", "--time", "0")
    try writeScene(showing: "out/image/diff.png", to: "image.json")
    #expect(try workspace.run("test", "image.json", "--record", "missing").exitCode == 0)
    try writeScene(showing: "out/image/diff.png", to: "image.json", color: "blue")
    try expectRefusal(
      ["image.json", "--output", "out"],
      "'-o out' would overwrite out/image/diff.png, which is read")
    #expect(try workspace.run("test", "image.json", "--output", "other").exitCode == 1)
  }

  @Test(arguments: ["html", "junit"])
  func `no golden is recorded where a report would take the place of a picture`(option: String)
    throws
  {
    try workspace.run("scene.json", "-o", "picture.png", "--time", "0")
    try writeScene(showing: "picture.png", to: "image.json")
    try expectRefusal(
      ["image.json", "--record", "missing", "--\(option)", "./picture.png"],
      "'--\(option) ./picture.png' would overwrite picture.png, which is read")
  }

  @Test func `pictures of a parameter are those that it is given`() throws {
    try workspace.run("scene.json", "-o", "a.png", "-o", "b.png", "--time", "0")
    try writeScene(showing: "$picture", to: "image.json")
    let scene = String(decoding: try workspace.contents(of: "image.json"), as: UTF8.self)
    try workspace.write(
      scene.replacingOccurrences(
        of: "\"size\"", with: "\"parameters\": { \"picture\": \"a.png\" }, \"size\""),
      to: "image.json")
    try expectRefusal(
      ["image.json", "--record", "missing", "--set", "picture=b.png", "--html", "b.png"],
      "'--html b.png' would overwrite b.png, which is read")
    let run = try workspace.run(
      "test", "image.json", "--record", "missing", "--set", "picture=b.png", "--html", "a.png")
    #expect(run.exitCode == 0, "\(run.messages)")
  }
}
