import Testing

/// A file that a scene includes is known to all commands that look for changes.
@Suite struct IncludedFileTests {
  private let workspace = Workspace([
    "scene.json": """
    { "size": [12, 8], "include": ["brand.json"],
      "views": [{ "frame": [2, 2, 6, 4], "backgroundColor": "accent" }] }
    """,
    "brand.json": brand("#FF0000"),
  ])

  private static func brand(_ color: String) -> String {
    #"{ "colors": { "accent": "\#(color)" } }"#
  }

  @Test func `a change of an included file makes pictures stale and goldens differ`() throws {
    try workspace.launch("scene.json", "-o", "a.png", code: 0)
    try workspace.launch("stale", "a.png", code: 0)
    try workspace.launch("test", ".", "--record", "missing", code: 0)
    try workspace.write(Self.brand("#0000FF"), to: "brand.json")
    try workspace.launch("stale", "a.png", code: 1)
    let test = try workspace.launch("test", ".", code: 1)
    #expect(test.text.hasPrefix("failed: ./scene.json: pixels: "), "\(test.text)")
  }

  @Test func `a save of an included file causes a run that shows its mistakes`() throws {
    let program = try RunningProgram(["check", "scene.json", "--watch"], in: workspace)
    try program.wait { program.messages.count == 2 }
    #expect(program.messages[1] == "watching 2 files; press Ctrl-C to end")
    try program.whileStopped { try workspace.write(#"{ "colours": {} }"#, to: "brand.json") }
    try program.wait { program.runs.count == 2 }
    #expect(
      program.messages.contains { $0.hasPrefix("brand.json:1:3: error: unknown key `colours`") })
    try program.whileStopped { try workspace.write(Self.brand("#00FF00"), to: "brand.json") }
    try program.wait { program.runs.count == 3 }
    #expect(
      program.runs == [
        "run 1: scene.json: valid (1 view, 0.0 s, 12 × 8 pixels)",
        "run 2 (brand.json): failed: scene.json",
        "run 3 (brand.json): mended: scene.json: valid (1 view, 0.0 s, 12 × 8 pixels)",
      ])
  }
}
