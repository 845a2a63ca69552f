import AnimCodecs
import AnimPrimitives
import Foundation
import Testing

/// Renders for each line of a table.
@Suite struct EachTests {
  let workspace = Workspace(["card.json": Self.card])

  private static let card = """
    { "parameters": { "color": "#FF0000", "end": 26 }, "size": [32, 24], "fps": 5, "hold": 0,
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "$color" }],
      "timeline": [{ "animate": { "box": { "center.x": "$end" } }, "duration": 1 }] }
    """

  private func each(
    _ table: String, _ options: String..., code: Int32? = nil,
    place: SourceLocation = #_sourceLocation
  ) throws -> ProgramRun {
    try workspace.launch(
      list: ["card.json", "--each", table] + options, code: code, place: place)
  }

  @Test(arguments: [
    (
      "users.jsonl",
      """
      {"id": "a", "color": "#00FF00", "end": 20}

      {"id": 2, "color": null}
      """
    ),
    ("users.csv", "\u{FEFF}id,color,end\r\na,#00FF00,20\r\n\r\n\"2\",\"#FF0000\",26\r\n"),
  ])
  func `columns set parameters and name the files`(name: String, text: String) throws {
    try workspace.write(text, to: name)
    let run = try each(name, "-o", "out/{{{id}.gif", code: 0)
    #expect(try workspace.names(in: "out") == ["{2.gif", "{a.gif"])
    #expect(run.messages.hasPrefix("out/{a.gif: "), "\(run.messages)")
    #expect(run.messages.contains("\(name): 2 written (in "))
    try workspace.launch(
      "card.json", "-o", "a.gif", "--set", "color=#00FF00", "--set", "end=20", code: 0)
    #expect(try workspace.contents(of: "out/{a.gif") == workspace.contents(of: "a.gif"))
  }

  @Test func `a file that is up to date is skipped, and a broken one is mended`() throws {
    let rows = ["1", "2", "3"].map { "{\"id\": \($0), \"end\": 2\($0)}\n" }.joined()
    try workspace.write(rows, to: "users.jsonl")
    _ = try each("users.jsonl", "-o", "{id}.gif", "-o", "{id}.png", "--format", "apng", code: 0)
    let whole = try workspace.contents(of: "2.gif")
    #expect(
      try each("users.jsonl", "-o", "{id}.gif", "-o", "{id}.png", "--format", "apng", code: 0)
        .messages.hasPrefix("users.jsonl: 3 up to date"))
    try workspace.write(whole.dropLast(9), to: "2.gif")
    let second = try each("users.jsonl", "-o", "{id}.gif", code: 0)
    #expect(second.messages.contains("users.jsonl: 1 written, 2 up to date"), "\(second.messages)")
    #expect(try workspace.contents(of: "2.gif") == whole)
    // Other options are other inputs.
    #expect(
      try each("users.jsonl", "-o", "{id}.gif", "--colors", "8", code: 0)
        .messages.contains("3 written"))
    try workspace.write(Self.card.changing("8, 8]", to: "8, 9]"), to: "card.json")
    #expect(
      try each("users.jsonl", "-o", "{id}.gif", "--colors", "8", code: 0)
        .messages.contains("3 written"))
  }

  @Test func `a bad line does not end the run, and messages keep their order`() throws {
    try workspace.write(
      """
      {"id": "a", "colour": "#00FF00"}
      {"id": "b"
      {"id": "b", "color": "none"}
      {"id": "../b"}
      {"id": "A"}
      {"name": "c"}
      [1]
      {"id": ["d"]}
      {"id": "e\\u0007"}
      {"id": "\(String(repeating: "e", count: 197))"}
      {"id": ""}
      {"id": "z"}
      """, to: "users.jsonl")
    let run = try each("users.jsonl", "-o", "{id}.gif", "--jobs", "2", code: 65)
    let lines = run.messages.split(separator: "\n").filter {
      $0.hasPrefix("error") || $0.hasPrefix("warning")
    }
    #expect(
      lines == [
        "warning: users.jsonl: the column `colour` is neither a parameter of the scene nor in a "
          + "name; did you mean the parameter 'color'?",
        "warning: users.jsonl: the column `name` is neither a parameter of the scene nor in a name",
        "error: users.jsonl:2: the text ends inside this object",
        "error: users.jsonl:3: the scene has errors with these values",
        "error: users.jsonl:4: `id` begins with a dot, so it cannot be in a file's name: '../b'",
        "error: users.jsonl:5: 'A.gif' is also the name of an earlier line, perhaps in other case",
        "error: users.jsonl:6: has no `id`, which '{id}.gif' needs",
        "error: users.jsonl:7: must be an object, such as {\"id\": \"1\", \"name\": \"Ann\"}",
        "error: users.jsonl:8: `id` must be a text, a number or a boolean, found a list of 1",
        "error: users.jsonl:9: `id` has a control character, so it cannot be in a file's name: 'e '",
        "error: users.jsonl:10: the name '\(String(repeating: "e", count: 197)).gif' has 201 bytes, "
          + "more than 200",
        "error: users.jsonl:11: `id` is empty, so it cannot be in a file's name: ''",
      ], "\(run.messages)")
    #expect(run.messages.contains("users.jsonl: 2 written, 10 failed (in "))
    #expect(try workspace.names == ["a.gif", "card.json", "users.jsonl", "z.gif"])
  }

  @Test(arguments: [
    ("", "error: t.csv:1: the file is empty"),
    ("id,id\n", "error: t.csv:1: the column `id` is there twice"),
    ("id,\n", "error: t.csv:1: column 2 has no name"),
    ("id\n\"a\nb", "error: t.csv:2: a quotation has no end"),
    ("id\n\"a\" b", "error: t.csv:2: has text after a closing quotation mark"),
    ("id\na\"b\"", "error: t.csv:2: has a quotation mark inside of a field"),
    ("id,end\na\n", "error: t.csv:2: has 1 field, and the header has 2"),
  ])
  func `a mistake in a CSV file is reported with its line`(text: String, message: String) throws {
    try workspace.write(text, to: "t.csv")
    let run = try each("t.csv", "-o", "{id}.gif", code: 65)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(try workspace.names == ["card.json", "t.csv"])
  }

  @Test func `a quotation may have commas, quotation marks and line ends`() throws {
    try workspace.write(
      "id,color,end\n\"a,\"\"b\"\"\",#00FF00,20\n\"c\nd\",x,y\ne,#00FF00,3", to: "t.csv")
    let run = try each("t.csv", "-o", "{id}.gif", code: 65)
    #expect(run.messages.contains("error: t.csv:3: `id` has a control character"))
    #expect(try workspace.names == ["a,\"b\".gif", "card.json", "e.gif", "t.csv"])
  }

  @Test func `shards write together what one run writes`() throws {
    let rows = (1...20).map { "{\"id\": \($0), \"end\": \($0)}\n" }.joined() + "{\"id\": 7}\n"
    try workspace.write(rows, to: "users.jsonl")
    _ = try each("users.jsonl", "-o", "all/{id}.gif", code: 65)
    var failures = 0
    for shard in ["1/3", "2/3", "3/3"] {
      let before = try workspace.exists("parts") ? workspace.names(in: "parts") : []
      let run = try each("users.jsonl", "-o", "parts/{id}.gif", "--shard", shard)
      failures += run.exitCode == 65 ? 1 : 0
      let added = try workspace.names(in: "parts").count - before.count
      #expect((1..<20).contains(added))
      #expect(run.messages.contains("\(added) written"))
    }
    #expect(failures == 1)
    #expect(try workspace.names(in: "all") == workspace.names(in: "parts"))
    for name in try workspace.names(in: "all") {
      #expect(
        try workspace.contents(of: "all/\(name)") == workspace.contents(of: "parts/\(name)"))
    }
  }

  @Test func `each line has its object in JSON`() throws {
    try workspace.write("{\"id\": 1}\n{\"id\": 1}\n{\"id\": 2}\n", to: "users.jsonl")
    let run = try each("users.jsonl", "-o", "{id}.png", "--time", "0", "--json", "-q", code: 65)
    let objects = try run.text.split(separator: "\n").map { line in
      try #require(
        JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "\(run.text)")
    }
    #expect(objects.map { $0["line"] as? Int } == [1, 2, 3])
    let outputs = try #require(objects[0]["outputs"] as? [[String: Any]])
    #expect(outputs[0]["path"] as? String == "1.png")
    #expect((objects[1]["error"] as? String)?.contains("an earlier line") == true)
  }

  @Test func `each line may have a family`() throws {
    try workspace.write("{\"id\": 1}\n", to: "users.jsonl")
    _ = try each("users.jsonl", "-o", "{id}.gif", "--scale", "1,2", "--poster", "0", code: 0)
    #expect(
      try workspace.names == [
        "1.gif", "1.png", "1@2x.gif", "1@2x.png", "card.json", "users.jsonl",
      ])
  }

  @Test func `lines may come from standard input`() throws {
    try workspace.launch(
      "card.json", "--each", "-", "-o", "{id}.gif", input: "{\"id\": 1}\n{\"id\": 2}", code: 0)
    #expect(try workspace.names == ["1.gif", "2.gif", "card.json"])
  }

  @Test func `a value of --set is for lines without the column`() throws {
    try workspace.write("{\"id\": 1}\n{\"id\": 2, \"color\": \"#0000FF\"}\n", to: "users.jsonl")
    _ = try each(
      "users.jsonl", "-o", "{id}.png", "--time", "0", "--set", "color=#00FF00", code: 0)
    let places = try ["1.png", "2.png"].map { try workspace.picture($0)[4, 12] }
    #expect(places[0] != places[1])
  }
}
