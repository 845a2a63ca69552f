import AnimTestSupport
import Foundation
import Testing

/// Links at the names of temporary files, which another user of a shared folder can guess.
@Suite struct PlantedLinkTests {
  let workspace = Workspace([
    "scene.json": Scenes.moving(), "other.json": Scenes.moving(color: "#00FF00"),
    "victim": "precious",
  ])

  @Test(arguments: [
    ("scene.json", ["a.gif"]), ("scene.json", ["a.apng"]), ("scene.json", ["a.html"]),
    ("scene.json", ["a.y4m"]), ("scene.json", ["a.mp4"]), ("scene.json --time 0", ["a.png"]),
    ("scene.json --sheet 2", ["a.png"]), ("scene.json --trail 2", ["a.png"]),
    ("scene.json -o", ["0001.png", "0002.png", "frames.json"]),
    ("test scene.json --junit", ["a.xml", "scene.golden.apng"]),
    ("diff scene.json other.json", ["a.png"]), ("diff scene.json other.json --html", ["a.html"]),
  ])
  func `no output is written through a planted link`(words: String, names: [String]) throws {
    try workspace.writeFFmpeg("cat > /dev/null; video > \"$file\"")
    let isNamed = words.hasSuffix("--html") || words.hasSuffix("--junit")
    let output = names.count == 3 ? " ./" : isNamed ? " \(names[0])" : " -o \(names[0])"
    // The shell keeps its process number when it becomes the program.
    let line = """
      for name in \(names.joined(separator: " ")); do
        for number in '' -0 -1 -2 -3 -4 -5 -6 -7 -8 -9; do
          ln -s victim ".$name.$$$number.partial"
          ln -s victim ".$name.$$$number.partial.log"
        done
      done
      exec "$0" \(words)\(output)
      """
    let run = try workspace.run(shell: line)
    #expect([0, 1].contains(run.exitCode), "\(run.messages)")
    #expect(try workspace.text(of: "victim") == "precious")
    for name in names {
      let attributes = try FileManager.default.attributesOfItem(atPath: workspace.path(name))
      #expect(attributes[.type] as? FileAttributeType == .typeRegular, "\(name)")
    }
  }
}
