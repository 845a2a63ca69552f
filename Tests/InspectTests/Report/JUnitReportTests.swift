import Foundation
import AnimExport
import AnimInspect
import AnimRendering
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct JUnitReportTests {
  @Test func `an XML parser reads back what was said`() throws {
    let nasty = "<a href=\"x\">&amp; 'é' 👍\ttab\nline\u{1}\u{FFFF}</a>]]>"
    let report = JUnitReport(suites: [
      JUnitReport.Suite(
        name: nasty,
        cases: [
          .init(name: nasty, className: "views.card", time: 1.25, outcome: .passed),
          .init(
            name: "b", className: nasty, outcome: .failed(message: nasty, details: nasty),
            output: nasty),
          .init(name: "c", className: "views", outcome: .error(message: "no such file")),
          .init(name: "d", className: "views", time: 0.0004, outcome: .skipped(message: nasty)),
        ])
    ])
    let elements = try Elements(of: report.xml)
    // Characters that XML does not allow are replaced, all others are kept.
    let kept = nasty.replacing("\u{1}", with: "\u{FFFD}").replacing("\u{FFFF}", with: "\u{FFFD}")
    #expect(
      elements.names == [
        "testsuites", "testsuite", "testcase", "testcase", "failure", "system-out", "testcase",
        "error", "testcase", "skipped",
      ])
    let counts = ["tests": "4", "failures": "1", "errors": "1", "skipped": "1", "time": "1.250"]
    #expect(elements.attributes[0] == counts)
    #expect(elements.attributes[1] == counts.merging(["name": kept]) { $1 })
    #expect(elements.attributes[2] == ["name": kept, "classname": "views.card", "time": "1.250"])
    #expect(elements.attributes[4] == ["message": kept])
    #expect(elements.texts["failure"] == kept)
    #expect(elements.texts["system-out"] == kept)
    #expect(elements.attributes[7] == ["message": "no such file"])
    #expect(elements.attributes[8]["time"] == "0.000")
    #expect(elements.attributes[9] == ["message": kept])
  }

  @Test func `no suites are a whole file as well`() throws {
    let elements = try Elements(of: JUnitReport(suites: []).xml)
    #expect(elements.names == ["testsuites"])
    #expect(elements.attributes[0]["tests"] == "0")
  }
}

/// The elements of a document in the order of their start tags.
private final class Elements: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: [[String: String]] = []
  private(set) var texts: [String: String] = [:]
  private var open: [String] = []

  init(of xml: String) throws {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError as Any)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    names.append(name)
    open.append(name)
    self.attributes.append(attributes)
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    guard let name = open.last else { return }
    texts[name, default: ""] += text
  }
}
