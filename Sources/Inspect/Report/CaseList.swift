import AnimPrimitives

/// The list of a page's cases, grouped by outcome; the script adds a search and filters.
struct CaseList {
  private let cases: [HTMLReport.Case]

  private static let groups: [(name: String, outcomes: Set<HTMLReport.Outcome>)] = [
    ("Changed", [.different]), ("New", [.missing, .recorded]), ("Removed", [.removed]),
    ("Not compared", [.trouble]), ("As expected", [.same]),
  ]

  init(_ cases: [HTMLReport.Case]) {
    self.cases = cases
  }

  var html: String {
    guard cases.count > 1 else { return "" }
    var number = 0
    // Failures are numbered in their order in the page.
    let numbered = cases.map { item -> (item: HTMLReport.Case, number: Int?) in
      guard item.outcome.isFailure else { return (item, nil) }
      number += 1
      return (item, number)
    }
    let lists = Self.groups.compactMap { name, outcomes -> String? in
      let members = numbered.filter { outcomes.contains($0.item.outcome) }
      guard !members.isEmpty else { return nil }
      let list = "<ol>\n\(members.map(Self.entry).joined(separator: "\n"))\n</ol>"
      let head = "\(name) <span>\(members.count)</span>"
      return name == "As expected"
        ? "<details class=\"group\"><summary>\(head)</summary>\n\(list)</details>"
        : "<div class=\"group\"><h2>\(head)</h2>\n\(list)</div>"
    }
    return """
      <nav aria-label="Cases">
      <div class="finder" hidden>
      <label><span class="unseen">Find a case, view or sentence</span>
      <input type="search" id="find" placeholder="Find a case, view or sentence"></label>
      <fieldset class="segments" id="filters"><legend class="unseen">Groups</legend></fieldset>
      </div>
      \(lists.joined(separator: "\n"))
      <p class="nothing" role="status" hidden>Nothing matches.</p>
      </nav>
      """
  }

  private static func entry(_ item: HTMLReport.Case, _ number: Int?) -> String {
    let name = "<span class=\"name\">\(item.name.markupEscaped)</span>"
    let seconds =
      item.seconds.map { "<span class=\"seconds\">\(HTMLReport.words($0))</span>" } ?? ""
    guard let number else {
      let isNew = item.outcome == .recorded ? " <span class=\"seconds\">recorded now</span>" : ""
      return "<li>\(name)\(isNew)\(seconds)</li>"
    }
    let sentence = item.headline ?? item.name
    // The search finds consequences as well.
    let others = item.findings.dropFirst().map(\.cause) + item.findings.flatMap(\.consequences)
    return """
      <li data-words="\(others.joined(separator: " ").markupEscaped)"><a href="#case-\(number)">\
      <span class="what">\(sentence.markupWithCode)</span>
      \(name)\(seconds)</a></li>
      """
  }
}

extension HTMLReport {
  /// A duration of a comparison: `310 ms`, `2.4 s`.
  static func words(_ seconds: Double) -> String {
    seconds < 1
      ? "\(Int((seconds * 1000).rounded())) ms" : "\(seconds.rounded(places: 1).shortestText) s"
  }
}
