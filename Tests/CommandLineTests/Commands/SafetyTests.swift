import Testing

/// `check --safety` on whole scenes.
@Suite struct SafetyTests {
  private static func flashing(_ count: Int, size: Int = 160, plays: Int = 1) -> String {
    let steps = (0..<count).map { index in
      "{ \"set\": { \"box\": { \"alpha\": \(index % 2) } }, \"at\": \(Double(index) / 10) }"
    }
    return """
      { "size": [\(size), \(size)], "fps": 10, "background": "white", "loop": \(plays),
        "duration": 1, "hold": 0,
        "views": [{ "id": "box", "frame": [0, 0, \(size), \(size)], "backgroundColor": "black" }],
        "timeline": [\(steps.joined(separator: ", "))] }
      """
  }

  @Test func `a scene that flashes too often is not safe`() throws {
    let workspace = Workspace([
      "fast.json": Self.flashing(9), "slow.json": Self.flashing(4),
      "small.json": Self.flashing(9, size: 140),
    ])
    let run = try workspace.run("check", "fast.json", "--safety", code: 1)
    #expect(
      run.messages.contains("error: fast.json: more than three flashes within a second, from"),
      "\(run.messages)")
    #expect(run.messages.contains("on 25,600 square points in [0, 0, 160, 160]"))
    try workspace.run("check", "slow.json", "small.json", "--safety", code: 0)
    try workspace.run("check", "fast.json", code: 0)
  }

  @Test func `flashes over the seam of plays count`() throws {
    // The state at time 0 is no change, so a play has three changes, and four with the seam.
    let once = Self.flashing(4).changing("\"duration\": 1,", to: "\"duration\": 0.4,")
    let workspace = Workspace([
      "once.json": once, "forever.json": once.changing("\"loop\": 1", to: "\"loop\": true"),
    ])
    try workspace.run("check", "once.json", "--safety", code: 0)
    try workspace.run("check", "forever.json", "--safety", code: 1)
  }
}
