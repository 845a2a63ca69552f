import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimInspect

@Suite struct OperationDumpTests {
  private func renderer() throws -> Renderer {
    try Renderer(
      """
      { "size": [100, 100], "background": "#102030",
        "views": [
          { "id": "group", "frame": [10, 10, 60, 40], "alpha": 0.5, "subviews": [
            { "frame": [0, 0, 20, 20], "cornerRadius": 4, "backgroundColor": "#FF0000" },
            { "frame": [30, 0, 20, 20], "backgroundColor": "#00FF0080" }] },
          { "id": "dot", "frame": [80, 80, 10, 10], "backgroundColor": "white" }],
        "timeline": [{ "animate": { "dot": { "center.x": 75 } }, "duration": 1 }] }
      """)
  }

  @Test func `each operation has a line, below its time and inside its group`() throws {
    let text = try OperationDump(renderer(), times: [0, 0, 1]).text
    let blocks = text.split(separator: "\n\n").map { $0.split(separator: "\n").map(String.init) }
    #expect(
      blocks.map(\.first) == [
        "0 s: 5 operations on #102030", "0 s: 5 operations on #102030; no damage",
        "1 s: 5 operations on #102030; damage [70, 80, 20, 10]",
      ])
    #expect(
      Array(blocks[0].dropFirst()) == [
        "0  push  [10, 10, 50, 20]  opacity 0.5",
        "1    fill  rounded rectangle  [10, 10, 20, 20]  #ff0000",
        "2    fill  rounded rectangle  [40, 10, 20, 20]  #00ff0080", "3  pop",
        "4  fill  rounded rectangle  [80, 80, 10, 10]  #ffffff",
      ])
  }

  @Test func `the JSON has the same operations`() throws {
    let json = try OperationDump(renderer(), times: [0]).json
    #expect(
      json == """
        [
          { "time": 0.0, "background": "#102030", "damage": null, "operations": [
            { "kind": "push", "shape": null, "bounds": [10, 10, 50, 20], "group": null, "opacity": "0.5" },
            { "kind": "fill", "shape": "rounded rectangle", "bounds": [10, 10, 20, 20], "group": 0, "paint": "#ff0000" },
            { "kind": "fill", "shape": "rounded rectangle", "bounds": [40, 10, 20, 20], "group": 0, "paint": "#00ff0080" },
            { "kind": "pop", "shape": null, "bounds": null, "group": null },
            { "kind": "fill", "shape": "rounded rectangle", "bounds": [80, 80, 10, 10], "group": null, "paint": "#ffffff" }
          ] }
        ]

        """)
  }
}
