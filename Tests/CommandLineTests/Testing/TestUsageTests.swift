import AnimCodecs
import Foundation
import Testing

/// Command lines that `test` rejects before drawing.
@Suite struct TestUsageTests {
  private let workspace = Workspace(["scene.json": Scenes.moving()])

  private func expectRefusal(_ arguments: [String], _ message: String) throws {
    let before = try workspace.tree
    let run = try workspace.run(list: ["test"] + arguments, code: 64)
    #expect(run.messages.hasPrefix("error: \(workspace.relative(message))\n"), "\(run.messages)")
    #expect(run.text.isEmpty)
    #expect(try workspace.tree == before)
  }

  @Test(arguments: ["failed", "all"])
  func `no golden takes the place of a picture that a scene shows`(which: String) throws {
    try workspace.run("scene.json", "-o", "beside.golden.apng", "-o", "apart.apng")
    try workspace.write(Scenes.image("beside.golden.apng"), to: "beside.json")
    try workspace.write(Scenes.image("apart.apng"), to: "apart.json")
    try workspace.write(Scenes.image("beside.golden.apng"), to: "other.json")
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
    try workspace.run("test", "apart.json", "--goldens", "g", "--record", which, code: 0)
  }

  @Test func `a golden that is recorded nowhere may be a picture, too`() throws {
    try workspace.run("scene.json", "-o", "beside.golden.apng")
    try workspace.write(Scenes.image("beside.golden.apng"), to: "beside.json")
    for which in ["missing", "never"] {
      let run = try workspace.run("test", "beside.json", "--record", which, code: 1)
      #expect(run.text.hasPrefix("failed: beside.json"), "\(run.messages)")
    }
  }

  @Test func `the picture of a failure replaces no other picture`() throws {
    try workspace.makeFolders("out/image")
    try workspace.run("scene.json", "-o", "out/image/diff.png", "--time", "0")
    try workspace.write(Scenes.image("out/image/diff.png"), to: "image.json")
    try workspace.run("test", "image.json", "--record", "missing", code: 0)
    try workspace.write(Scenes.image("out/image/diff.png", background: "blue"), to: "image.json")
    try expectRefusal(
      ["image.json", "--output", "out"],
      "'-o out' would overwrite out/image/diff.png, which is read")
    try workspace.run("test", "image.json", "--output", "other", code: 1)
  }

  @Test func `pictures of a parameter are those that it is given`() throws {
    try workspace.run("scene.json", "-o", "a.png", "-o", "b.png", "--time", "0")
    let scene = Scenes.image("$picture").replacing(
      "\"size\"", with: "\"parameters\": { \"picture\": \"a.png\" }, \"size\"")
    try workspace.write(scene, to: "image.json")
    try expectRefusal(
      ["image.json", "--record", "missing", "--set", "picture=b.png", "--html", "b.png"],
      "'--html b.png' would overwrite b.png, which is read")
    try workspace.run(
      "test", "image.json", "--record", "missing", "--set", "picture=b.png", "--html", "a.png",
      code: 0)
  }
}
