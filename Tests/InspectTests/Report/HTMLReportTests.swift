import AnimCodecs
import Foundation
import AnimPrimitives
import AnimRendering
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

struct HTMLReportTests {
  private static func picture(_ red: UInt32) throws -> [UInt8] {
    try PNGEncoder.encode(
      Pixmap(width: 4, height: 2, filledWith: PremultipliedColor(rgba: 0xFF00_0000 | red)))
  }

  private static func failure(name: String = "card", difference: String = "2 pixels")
    throws -> HTMLReport.Case
  {
    let (same, other, difference) = (try picture(10), try picture(20), (difference, try picture(0)))
    return HTMLReport.Case(
      name: name, outcome: .different, clauses: ["pixels: frame 2: 2 pixels"],
      settings: [.init(name: "threshold", value: "0", origin: "default")],
      moments: [
        .init(
          expectedFrame: 1, actualFrame: 1, start: 0, duration: 0.5, difference: nil,
          pictures: .init(expected: same, actual: same, difference: nil)),
        .init(
          expectedFrame: 2, actualFrame: 2, start: 0.5, duration: 0.5, difference: difference.0,
          bounds: IntRect(x: 2, y: 1, width: 2, height: 1),
          pictures: .init(expected: same, actual: other, difference: difference.1, weight: 2)),
        .init(
          expectedFrame: 3, actualFrame: 3, start: 1, duration: 0.5, difference: nil, pictures: nil),
      ])
  }

  /// The page's JSON block.
  private func data(of html: String) throws -> [String: Any] {
    let start = try #require(html.range(of: "id=\"data\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    let json = html[start.upperBound..<end.lowerBound]
    return try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
  }

  @Test func `each picture is in the page once`() throws {
    let html = HTMLReport(title: "t", cases: [try Self.failure()]).html
    for red: UInt32 in [0, 10, 20] {
      let text = Data(try Self.picture(red)).base64EncodedString()
      #expect(html.components(separatedBy: text).count == 2)
    }
  }

  @Test func `the script learns of every moment, with pictures or without`() throws {
    let html = HTMLReport(title: "t", cases: [try Self.failure()]).html
    let cases = try #require(try data(of: html)["cases"] as? [[String: Any]])
    let moments = try #require(cases.first?["moments"] as? [[String: Any]])
    #expect(cases.first?["first"] as? Int == 1)
    #expect(moments.map { $0["expectedFrame"] as? Int } == [1, 2, 3])
    #expect(moments.map { $0["difference"] as? String } == [nil, "2 pixels", nil])
    #expect(moments.map { $0["bounds"] as? [Int] } == [nil, [2, 1, 2, 1], nil])
    #expect(moments.map { $0["pictures"] != nil } == [true, true, false])
    #expect(html.contains("the pictures of 2 of 3 moments"))
  }

  @Test func `no name or text can leave its place`() throws {
    let nasty = "</script><script>alert(1)</script>\" onload='x' <!-- & "
    let html = HTMLReport(
      title: nasty, cases: [try Self.failure(name: nasty, difference: nasty)], acceptCommand: nasty
    ).html
    let markup = try #require(html.range(of: "<script type=")).lowerBound
    #expect(!html.contains("<script>alert"))
    #expect(!html[..<markup].contains("onload='"))
    let cases = try #require(try data(of: html)["cases"] as? [[String: Any]])
    let moments = try #require(cases.first?["moments"] as? [[String: Any]])
    #expect(moments[1]["difference"] as? String == nasty)
  }

  @Test(arguments: [
    ("`card`.alpha is 1", "<code>card</code>.alpha is 1"),
    ("a ` alone & <b>", "a ` alone &amp; &lt;b&gt;"),
    ("`<i>` and `b`", "<code>&lt;i&gt;</code> and <code>b</code>"),
  ])
  func `a summary of movement has its names as code`(sentence: String, markup: String) throws {
    var failure = try Self.failure()
    failure.findings = [SceneFinding(cause: sentence)]
    let html = HTMLReport(title: "t", cases: [failure]).html
    #expect(html.contains("tabindex=\"-1\">\(markup)</h2>"))
  }

  @Test func `the list groups cases by outcome and says the cause of each`() throws {
    var failure = try Self.failure(name: "b/card")
    failure.findings = [
      SceneFinding(cause: "`slide` is late", consequences: ["`dot` follows"]),
      SceneFinding(cause: "`ink` is red"),
    ]
    failure.seconds = 0.31
    failure.acceptCommand = "animrender test b/card.json --record failed"
    failure.place = .init(path: "b/c#d.json", line: 7, link: "../b/c#d.json")
    let html = HTMLReport(
      title: "t",
      cases: [
        .init(name: "same", outcome: .same), .init(name: "new", outcome: .missing), failure,
        .init(name: "gone", outcome: .removed), .init(name: "fresh", outcome: .recorded),
      ], environment: ["2 s", "Linux"]
    ).html
    let heads = html.matches(of: /<(?:h2|summary)>([A-Z][^<]*) <span>(\d)<\/span>/)
    #expect(
      heads.map { "\($0.output.1) \($0.output.2)" }
        == ["Changed 1", "New 2", "Removed 1", "As expected 1"])
    #expect(html.contains("<span class=\"what\"><code>slide</code> is late</span>"))
    #expect(html.contains("data-words=\"`ink` is red `dot` follows\""))
    #expect(html.contains("<a href=\"./../b/c%23d.json#L7\">b/c#d.json:7</a>"))
    #expect(html.contains("310 ms"))
    #expect(html.contains("<code>animrender test b/card.json --record failed</code>"))
    #expect(html.contains("2 s · Linux"))
    // The second cause is listed below the first one, which is the heading.
    #expect(html.contains("<li><code>ink</code> is red"))
  }

  @Test func `every image has a source`() throws {
    let failures = [try Self.failure(), try Self.failure()]
    let html = HTMLReport(title: "t", cases: failures).html
    let images = html.matches(of: /<img[^>]*>/)
    #expect(!images.isEmpty && images.allSatisfy { $0.output.contains(" src=") })
  }

  @Test func `nothing is loaded from elsewhere`() throws {
    let html = HTMLReport(title: "t", cases: [try Self.failure()]).html
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("http://") && !html.contains("https://") && !html.contains("url("))
  }

  @Test(arguments: [
    (0, 1, "It is as expected."), (0, 3, "All 3 are as expected."),
    (1, 1, "It is not as expected."), (1, 3, "1 of 3 is not as expected."),
    (2, 3, "2 of 3 are not as expected."),
  ])
  func `the first line says how many failed`(failed: Int, total: Int, line: String) throws {
    let cases = (0..<total).map { index in
      HTMLReport.Case(name: "\(index)", outcome: index < failed ? .different : .same)
    }
    #expect(HTMLReport(title: "t", cases: cases).html.contains(line))
  }
}
