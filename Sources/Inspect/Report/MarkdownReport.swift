import AnimPrimitives

/// The results of tests as Markdown, such as the text of a pull request's comment.
///
/// It uses only the HTML that GitHub keeps in comments: details, tables and images.
package struct MarkdownReport: Sendable {
  package enum Group: String, CaseIterable, Sendable {
    case changed = "Changed"
    case new = "New"
    case removed = "Removed"
    case broken = "Not compared"
  }

  package struct Entry: Sendable {
    package var name: String
    package var group: Group
    package var findings: [SceneFinding]
    /// Preformatted lines.
    package var details: [String]
    /// Captions and paths of pictures, relative to the report.
    package var pictures: [(caption: String, path: String)]

    package init(
      name: String, group: Group, findings: [SceneFinding] = [], details: [String] = [],
      pictures: [(caption: String, path: String)] = []
    ) {
      self.name = name
      self.group = group
      self.findings = findings
      self.details = details
      self.pictures = pictures
    }
  }

  /// The numbers of results, such as `12 passed, 1 failed`.
  package var counts: String
  package var entries: [Entry]
  /// The command that accepts the differences, or nil.
  package var acceptCommand: String?

  package init(counts: String, entries: [Entry], acceptCommand: String?) {
    self.counts = counts
    self.entries = entries
    self.acceptCommand = acceptCommand
  }

  /// The complete text, UTF-8.
  package var text: String {
    var blocks = ["**animrender test**: \(counts)"]
    for group in Group.allCases {
      let members = entries.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      blocks.append("### \(group.rawValue)")
      blocks += members.map(\.text)
    }
    if let acceptCommand { blocks.append("To accept:\n\n    \(acceptCommand)") }
    return blocks.joined(separator: "\n\n") + "\n"
  }
}

extension MarkdownReport.Entry {
  fileprivate var text: String {
    let sentences = findings.map { finding in
      let consequences = finding.consequences.map { "\n  - \($0.markdownSentence)" }
      return "- \(finding.cause.markdownSentence)" + consequences.joined()
    }
    var blocks = ["**\(name.markdownSentence)**"]
    if !sentences.isEmpty { blocks.append(sentences.joined(separator: "\n")) }
    blocks += details.map { details in
      details.lines.map { "    \($0)" }.joined(separator: "\n")
    }
    if !pictures.isEmpty {
      let heads = pictures.map(\.caption).joined(separator: " | ")
      let rule = pictures.map { _ in "---" }.joined(separator: " | ")
      let images = pictures.map { "![\($0.caption)](<\($0.path.markdownPath)>)" }
      blocks.append("| \(heads) |\n| \(rule) |\n| \(images.joined(separator: " | ")) |")
    }
    return blocks.joined(separator: "\n\n")
  }
}

extension String {
  /// A sentence with its code in backticks; other signs that Markdown or HTML reads are escaped.
  fileprivate var markdownSentence: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return markdownEscapedText }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "`\(part)`" : String(part).markdownEscapedText
    }.joined()
  }

  private var markdownEscapedText: String {
    var result = ""
    for scalar in unicodeScalars {
      if "\\`*_[]<>|~#&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar.isControl ? " " : scalar)
    }
    return result
  }

  /// A destination between angle brackets. Source: CommonMark §6.3.
  fileprivate var markdownPath: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "<", ">", "\\", "|": result += "%" + UInt8(scalar.value).hexadecimal
      case _ where scalar.isControl: result += "%" + UInt8(scalar.value & 0xFF).hexadecimal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
