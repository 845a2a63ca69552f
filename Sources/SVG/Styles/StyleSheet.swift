/// The rules of `<style>` elements: selectors by element, class and id, without combinations. Source: CSS 2 §4 and §6.4.
struct StyleSheet {
  private struct Rule {
    var selector: Selector
    /// The number of rules before it.
    var order: Int
    var declarations: [(property: String, value: String)]
  }

  private struct Selector {
    /// nil for any.
    var name: String?
    var id: String?
    var classes: [String] = []

    /// The higher one wins: ids, then classes, then names.
    var specificity: Int {
      (id == nil ? 0 : 1_000_000) + classes.count * 1000 + (name == nil ? 0 : 1)
    }
  }

  private var rules: [Rule] = []
  /// Rules that are not understood: each one clause.
  private(set) var faults: [String] = []

  /// Each selector is compared with each element.
  private static let ruleLimit = 1000
  private static let classLimit = 8

  init() {}

  /// - Throws: an error for `@import`, which would load a file, or for too many selectors.
  mutating func add(_ text: String, line: Int) throws(SVGError) {
    let text = Self.withoutComments(text)
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{") {
      let head = rest[..<open].trimmed
      try Self.refuseImport(head, line)
      guard let close = Self.end(of: rest[open...]) else { break }
      let body = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      guard !head.hasPrefix("@") else {
        faults.append("line \(line): the rule `\(head.prefix(40))` of <style> is ignored")
        continue
      }
      let declarations = Self.declarations(body)
      for part in head.split(separator: ",") {
        guard let selector = Self.selector(part.trimmed) else {
          faults.append("line \(line): the selector `\(part.trimmed.prefix(40))` is ignored")
          continue
        }
        guard rules.count < Self.ruleLimit else {
          throw SVGError("<style> has more than \(Self.ruleLimit) selectors", line: line)
        }
        rules.append(
          Rule(selector: selector, order: rules.count, declarations: declarations))
      }
    }
    try Self.refuseImport(rest, line)
  }

  private static func refuseImport(_ text: Substring, _ line: Int) throws(SVGError) {
    guard text.lowercased().contains("@import") else { return }
    throw SVGError(
      "`@import`: nothing outside of the file is loaded", line: line,
      hint: "put the rules into <style>")
  }

  /// The declarations for an element, those that win last.
  func declarations(for element: XMLTree.Element) -> [(property: String, value: String)] {
    guard !rules.isEmpty else { return [] }
    let classes = Set((element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace))
    let matching = rules.filter { rule in
      let selector = rule.selector
      return (selector.name == nil || selector.name == element.name)
        && (selector.id == nil || selector.id == element.attributes["id"])
        && selector.classes.allSatisfy { classes.contains(Substring($0)) }
    }
    return matching.sorted {
      ($0.selector.specificity, $0.order) < ($1.selector.specificity, $1.order)
    }.flatMap(\.declarations)
  }

  /// `property: value; …`.
  static func declarations(_ text: some StringProtocol) -> [(property: String, value: String)] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      var value = part[part.index(after: colon)...].trimmed
      if let mark = value.firstIndex(of: "!") { value = value[..<mark].trimmed }
      return (part[..<colon].trimmed.lowercased(), String(value))
    }
  }

  private static func selector(_ text: Substring) -> Selector? {
    var selector = Selector()
    var rest = text
    let name = rest.prefix { $0 != "." && $0 != "#" }
    rest = rest[name.endIndex...]
    if !name.isEmpty, name != "*" { selector.name = String(name) }
    while let mark = rest.first {
      let word = rest.dropFirst().prefix { $0 != "." && $0 != "#" }
      rest = rest[word.endIndex...]
      guard !word.isEmpty else { return nil }
      if mark == "#" { selector.id = String(word) } else { selector.classes.append(String(word)) }
    }
    // Combinators, pseudo-classes and attributes.
    let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "-_.#*".contains($0) }
    return isPlain && !text.isEmpty && selector.classes.count <= classLimit ? selector : nil
  }

  /// The closing bracket of a block, which may contain others.
  private static func end(of block: Substring) -> String.Index? {
    var depth = 0
    for index in block.indices {
      if block[index] == "{" { depth += 1 }
      if block[index] == "}" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }
}

extension StringProtocol {
  /// Without white space at the ends.
  var trimmed: SubSequence {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return self[startIndex..<startIndex] }
    return self[first...last]
  }
}
