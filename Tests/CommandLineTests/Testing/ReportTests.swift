import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// `--html` and `--junit`, as a process.
@Suite struct ReportTests {
  private let workspace = Workspace([
    "a.json": Scenes.moving(),
    "b.json": Scenes.moving(color: "#00FF00"),
  ])

  private func text(_ path: String) throws -> String {
    try workspace.text(of: path)
  }

  @Test func `a page shows two animations, and which settings were whose`() throws {
    try workspace.run(
      "diff", "a.json", "b.json", "--html", "report.html", "--max-pixels", "3", code: 1)
    let html = try text("report.html")
    #expect(html.contains("It is not as expected."))
    #expect(html.contains("<th scope=\"row\">max-pixels</th><td>3</td><td>command line</td>"))
    #expect(html.contains("<th scope=\"row\">threshold</th><td>0</td><td>default</td>"))
    #expect(html.contains("\"expectedFrame\": 25"))
  }

  @Test func `animations that are the same have a page as well`() throws {
    try workspace.run("diff", "a.json", "a.json", "--html", "report.html", code: 0)
    #expect(try text("report.html").contains("It is as expected."))
  }

  @Test func `a folder's failures are on one page`() throws {
    try workspace.makeFolders("x", "y")
    for (scene, file) in [
      ("a", "x/equal"), ("a", "y/equal"), ("a", "x/other"), ("b", "y/other"),
    ] {
      try workspace.run("\(scene).json", "-o", "\(file).apng")
    }
    try workspace.run("diff", "x", "y", "--html", "report.html", code: 1)
    let html = try text("report.html")
    #expect(html.contains("1 of 2 is not as expected."))
    #expect(html.contains("y/other.apng"))
  }

  @Test func `a folder is one suite, whatever folders are between its files`() throws {
    try workspace.makeFolders("s/b")
    for name in ["s/a.json", "s/b/x.json", "s/c.json"] {
      try workspace.write(Scenes.moving(), to: name)
    }
    try workspace.launch("test", "s", "a.json", "--record", "never", "--junit", "junit.xml")
    let suites = try text("junit.xml").split(separator: "<testsuite ").dropFirst()
    #expect(suites.map { $0.prefix { $0 != " " } } == ["name=\"s\"", "name=\"s/b\"", "name=\".\""])
    #expect(suites.first?.contains("tests=\"2\"") == true)
  }

  @Test func `tests leave a page, and XML that a parser reads`() throws {
    try workspace.launch("test", ".", "--record", "missing", code: 0)
    try workspace.write(Scenes.moving(color: "#0000FF"), to: "b.json")
    try workspace.write("{", to: "broken.json")
    try workspace.launch(
      "test", ".", "--record", "never", "--html", "report.html", "--junit", "junit.xml", code: 1)
    let html = try text("report.html")
    #expect(html.contains("2 of 3 are not as expected."))
    #expect(html.contains("To accept all: <code>animrender test . --record failed</code>"))
    #expect(html.contains(/If this is meant: <code>animrender test \S*b.json --record failed</))
    let parser = XMLParser(data: Data(try workspace.contents(of: "junit.xml")))
    let reader = RootReader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.root["tests"] == "3")
    #expect(reader.root["failures"] == "1")
    #expect(reader.root["errors"] == "1")
  }

  /// /dev/full rejects every write like a full disk.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `a result is printed though its report cannot be saved`() throws {
    try workspace.launch("test", "a.json", "--record", "missing", code: 0)
    for option in ["--html", "--junit"] {
      let run = try workspace.launch("test", "a.json", option, "/dev/full", code: 74)
      #expect(run.text == "1 passed\n", "\(run.text)\(run.messages)")
    }
    let run = try workspace.launch("diff", "a.json", "b.json", "--html", "/dev/full", code: 74)
    #expect(run.text.hasPrefix("different: b.json: pixels"), "\(run.text)")
  }

  @Test func `differences are reported though the files that show them cannot be made`() throws {
    try workspace.run("test", "a.json", "--record", "missing", code: 0)
    try workspace.write(Scenes.moving(color: "#0000FF"), to: "a.json")
    try workspace.write("no folder", to: "out")
    let run = try workspace.run(
      "test", "a.json", "--output", "out", "--junit", "junit.xml", code: 1)
    #expect(run.text.hasPrefix("failed: a.json: pixels: frames 1 to 25"), "\(run.text)")
    #expect(run.text.contains("accept with: "))
    let trouble = "out/a: cannot be created: Not a directory"
    #expect(run.messages == "error: \(trouble)\n")
    #expect(try text("junit.xml").contains(trouble))
  }

  @Test func `reports say why a scene cannot be read`() throws {
    try workspace.write(#"{"size":[1,2],"views":[{"id":""#, to: "cut.json")
    try workspace.write(
      #"{"size":[9,9],"views":[{"id":"l","type":"label","frame":[0,0,9,9],"text":"\u0007"}]}"#,
      to: "glyph.json")
    let run = try workspace.run(
      "test", "cut.json", "glyph.json", "--html", "report.html", "--junit", "junit.xml", "--json",
      "--record", "never", code: 1)
    let parser = XMLParser(data: Data(try workspace.contents(of: "junit.xml")))
    let reader = RootReader()
    parser.delegate = reader
    #expect(parser.parse() && reader.root["errors"] == "2")
    let json = try run.object
    let results = json["results"] as? [[String: Any]]
    for (index, reason) in ["cut.json:1:", "no glyph for U+0007"].enumerated() {
      #expect(run.messages.components(separatedBy: reason).count == 2, "\(run.messages)")
      #expect(reader.text.contains(reason), "\(reader.text)")
      #expect(try text("report.html").contains(reason))
      let details = results?[index]["details"] as? [String]
      #expect(details?.first?.contains(reason) == true, "\(run.text)")
    }
  }
}

/// The attributes of the first element of a document, and the text of all elements.
private final class RootReader: NSObject, XMLParserDelegate {
  private(set) var root: [String: String] = [:]
  private(set) var text = ""

  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if root.isEmpty { root = attributes }
  }
}
