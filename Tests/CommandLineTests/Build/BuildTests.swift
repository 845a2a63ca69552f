import AnimTestSupport
import Foundation
import Testing

/// The project file and `build`.
@Suite struct BuildTests {
  let workspace = Workspace([
    "scenes/a.json": Scenes.moving(fps: 5), "scenes/sub/b.json": Scenes.moving(fps: 4),
    "animrender.json": Self.project,
  ])

  private static let project = """
    { "scenes": ["scenes/**/*.json"], "output": "docs/pictures/{name}", "formats": ["gif", "html"],
      "scales": [1, 2], "posters": 0, "options": { "plays": 2, "quality": 70 },
      "budgets": { "gif": 100000 },
      "overrides": { "scenes/sub/*": { "scales": [1], "formats": ["apng"], "posters": false } } }
    """

  private static let files = [
    "a.gif", "a.html", "a.png", "a@2x.gif", "a@2x.png", "b.apng",
  ]

  private func states(_ run: ProgramRun) -> [String] {
    run.text.split(separator: "\n").map(String.init)
  }

  @Test func `a build writes what is missing, and a second one nothing`() throws {
    let run = try workspace.launch("build", code: 0)
    #expect(try workspace.names(in: "docs/pictures") == Self.files)
    #expect(run.messages.contains("animrender.json: 6 written"), "\(run.messages)")
    let tree = try workspace.tree
    #expect(try workspace.launch("build", code: 0).messages == "animrender.json: 6 up to date\n")
    #expect(try workspace.launch("build", "--check", code: 0).text == "")
    #expect(try workspace.tree == tree)
    // Another folder gives the same bytes.
    try workspace.remove("docs/pictures/a@2x.gif")
    try workspace.run(shell: "cd scenes/sub && \"$0\" build", code: 0)
    #expect(try workspace.tree == tree)
  }

  @Test func `the schema has the keys of the project file, and no others`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(
        with: Data(Repository.text(of: "docs/project.schema.json").utf8)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: Any])
    let overrides = try #require(properties["overrides"] as? [String: Any])
    let override = try #require(overrides["additionalProperties"] as? [String: Any])
    let overridden = try #require(override["properties"] as? [String: Any])
    for (text, keys) in [
      (#"{ "zzzzzzzz": 1 }"#, properties.keys),
      (#"{ "overrides": { "*": { "zzzzzzzz": 1 } } }"#, overridden.keys),
    ] {
      try workspace.write(text, to: "animrender.json")
      let messages = try workspace.launch("build", code: 65).messages
      let list = try #require(messages.firstMatch(of: /the keys are ([^\n]*)/)?.1)
      #expect(Set(list.split(separator: ", ").map(String.init)) == Set(keys), "\(messages)")
    }
  }

  @Test func `the scenes that changed are built again, and no others`() throws {
    try workspace.launch("build", code: 0)
    try workspace.write(Scenes.moving(fps: 4, color: "#00FF00"), to: "scenes/sub/b.json")
    let check = try workspace.launch("build", "--check", code: 1)
    #expect(states(check) == ["stale: docs/pictures/b.apng"])
    let run = try workspace.launch("build", code: 0)
    #expect(run.messages.hasPrefix("docs/pictures/b.apng: "), "\(run.messages)")
    #expect(run.messages.hasSuffix("1 written, 5 up to date\n"), "\(run.messages)")
    // A page has no record but a line in the lock.
    try workspace.write("other", to: "docs/pictures/a.html")
    try workspace.remove("docs/pictures/a@2x.png")
    #expect(
      states(try workspace.launch("build", "--check", code: 1)) == [
        "missing: docs/pictures/a@2x.png", "stale: docs/pictures/a.html",
      ])
  }

  @Test func `only files of this project are orphaned, and links are never followed`() throws {
    try workspace.launch("build", code: 0)
    try workspace.launch("scenes/a.json", "-o", "docs/pictures/mine.gif", code: 0)
    try workspace.makeFolders("elsewhere")
    try workspace.copy("docs/pictures/b.apng", to: "elsewhere/c.apng")
    try workspace.link("docs/pictures/link.apng", to: "../../elsewhere/c.apng")
    try workspace.write(
      Self.project.changing("\"scales\": [1, 2]", to: "\"scales\": [1]")
        .changing("[\"gif\", \"html\"]", to: "[\"gif\"]"), to: "animrender.json")
    let orphans = ["a.html", "a@2x.gif", "a@2x.png"].map { "orphaned: docs/pictures/\($0)" }
    let check = try workspace.launch("build", "--check", code: 1)
    #expect(states(check).filter { $0.hasPrefix("orphaned") } == orphans, "\(check.text)")
    try workspace.launch("build", code: 0)
    #expect(workspace.exists("docs/pictures/a@2x.gif"))
    try workspace.launch("build", "--prune", code: 0)
    #expect(
      try workspace.names(in: "docs/pictures") == [
        "a.gif", "a.png", "b.apng", "link.apng", "mine.gif",
      ])
    #expect(workspace.exists("elsewhere/c.apng"))
    #expect(try workspace.launch("build", "--check", code: 0).text == "")
  }

  @Test func `a file over its budget fails`() throws {
    try workspace.write(
      Self.project.changing("{ \"gif\": 100000 }", to: "{ \"gif\": 10 }"), to: "animrender.json")
    let run = try workspace.launch("build", code: 1)
    #expect(run.text.contains("over budget: docs/pictures/a.gif: "))
    #expect(run.text.contains("bytes, and the budget is 10\n"))
  }

  @Test func `a scene with errors fails, and the others are built`() throws {
    try workspace.write("{ \"size\": [0, 1] }", to: "scenes/a.json")
    let run = try workspace.launch("build", code: 65)
    #expect(run.messages.contains("scenes/a.json:1:"), "\(run.messages)")
    #expect(try workspace.names(in: "docs/pictures") == ["b.apng"])
  }

  @Test func `parts build together what one run builds`() throws {
    try workspace.launch("build", code: 0)
    let tree = try workspace.tree
    try workspace.remove("docs")
    try workspace.remove("animrender.lock")
    for part in ["1/2", "2/2"] { try workspace.launch("build", "--shard", part, code: 0) }
    #expect(try workspace.tree == tree)
  }

  /// Words of the project, their replacement, and a message about it.
  private static let mistakes: [(words: String, others: String, message: String)] = [
    ("\"scenes\": [", "\"scene\": [", "1:3: error: unknown key `scene`"),
    ("\"scenes\": [", "\"scene\": [", "error: a project needs `scenes`"),
    ("/{name}", "/x", "error: `output` must have {name} for the scene's name, found"),
    ("\"html\"]", "\"git\"]", "error: unknown format \"git\""),
    ("\"html\"]", "\"git\"]", "hint: did you mean \"gif\"?"),
    ("70", "700", "error: '--quality 700': expected a whole number from 1 to 100"),
    ("\"quality\"", "\"qualty\"", "hint: did you mean `quality`?"),
    ("[\"scenes/", "[\"../", "must be a path below the project's folder"),
    ("100000", "\"1MB\"", "error: a budget must be a whole number of bytes, found"),
    ("{ \"scenes\"", "{", "animrender.json:1:"),
  ]

  @Test(arguments: mistakes.indices)
  func `a mistake in the project is reported with its place`(index: Int) throws {
    let (words, others, message) = Self.mistakes[index]
    try workspace.write(Self.project.changing(words, to: others), to: "animrender.json")
    let run = try workspace.launch("build", code: 65)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(!workspace.exists("docs"))
  }

  @Test func `two scenes cannot write one file`() throws {
    try workspace.makeFolders("scenes/other")
    try workspace.write(Scenes.moving(), to: "scenes/other/A.json")
    let run = try workspace.launch("build", code: 64)
    #expect(
      run.messages.contains("scenes/a.json and scenes/other/A.json both write"), "\(run.messages)")
  }
}
