import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads `at`: seconds, or a time relative to another step: `"<+0.2"`, `"move.end"`.
struct PlacementReader {
  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  func read(_ node: JSONNode) -> Placement? {
    switch node.value {
    case .number:
      return ValueReader.number(in: .duration).read(node, "at", context).map { .seconds($0) }
    case .string(let text): return read(text, node)
    default:
      reportKind(node)
      return nil
    }
  }

  private func read(_ text: String, _ node: JSONNode) -> Placement? {
    guard !text.isEmpty else {
      reportKind(node)
      return nil
    }
    if text.hasPrefix("<") || text.hasPrefix(">") {
      guard let offset = offset(text.dropFirst()) else {
        reportOffset(text, after: text.prefix(1), node)
        return nil
      }
      return text.hasPrefix("<") ? .withPrevious(offset: offset) : .afterPrevious(offset: offset)
    }
    // A complete id takes precedence over a sum, and a longer id over a shorter one: "step-2", "a.end".
    if isKnown(text) { return .withStep(id: text, offset: 0) }
    // An offset has one sign, so it starts at the last one.
    if let index = text.lastIndex(where: { $0 == "+" || $0 == "-" }),
      let offset = offset(text[index...]), let placement = place(String(text[..<index]), offset)
    {
      return placement
    }
    if let placement = place(text, 0) { return placement }
    if let name = nameBeforeOffset(text) {
      reportOffset(text, after: name, node)
    } else {
      reportUnknown(text, node)
    }
    return nil
  }

  /// The longest step or animator name that is followed by a sign. `step-two` is an unknown name; in `step-2s` the
  /// offset is wrong.
  private func nameBeforeOffset(_ text: String) -> Substring? {
    for index in text.indices.reversed() where text[index] == "+" || text[index] == "-" {
      let isWord = text[index...].dropFirst().first?.isLetter ?? false
      if !isWord, isAsLongAsKnown(text[..<index]), place(String(text[..<index]), 0) != nil {
        return text[..<index]
      }
    }
    return nil
  }

  /// Whether a step or animator name has this length. Otherwise a long sum would be looked up at each of its signs.
  private func isAsLongAsKnown(_ name: Substring) -> Bool {
    let length = name.utf8.count
    return [context.stepIDs, context.animatorIDs].contains { ids in
      ids.lengths.contains(length) || ids.lengths.contains(length - 4)
    }
  }

  /// The placement for `move` or `move.end`, if the step or animator exists.
  private func place(_ name: String, _ offset: Double) -> Placement? {
    if isKnown(name) { return .withStep(id: name, offset: offset) }
    guard name.hasSuffix(".end") else { return nil }
    let id = String(name.dropLast(4))
    return isKnown(id) ? .afterStep(id: id, offset: offset) : nil
  }

  private func isKnown(_ id: String) -> Bool {
    context.stepIDs.contains(id) || context.animatorIDs.contains(id)
  }

  /// Signed seconds; 0 for an empty text.
  private func offset(_ text: Substring) -> Double? {
    guard !text.isEmpty else { return 0 }
    guard text.first == "+" || text.first == "-", text.utf8.dropFirst().first?.isDigit ?? false,
      text.utf8.allSatisfy({ $0.isDigit || "+-.".utf8.contains($0) }),
      let seconds = Double(text), NumberRange.any.contains(seconds)
    else { return nil }
    return seconds
  }

  private func reportOffset(_ text: String, after name: Substring, _ node: JSONNode) {
    let offset = text[name.endIndex...]
    let isTooLarge = Double(offset).map { !NumberRange.any.contains($0) } ?? false
    let expected =
      isTooLarge ? "an offset \(NumberRange.any.description)" : "an offset such as +0.2"
    context.error(
      "expected \(expected) after `\(name)`", in: node,
      at: name.utf8.count..<max(text.utf8.count, name.utf8.count + 1))
  }

  private func reportKind(_ node: JSONNode) {
    context.error(
      "expected seconds or a place such as \"<\", \">-0.1\" or \"move.end+0.2\" for `at`, "
        + "found \(node.summary)", at: node)
  }

  /// Reports an unknown placement with a suggestion.
  private func reportUnknown(_ text: String, _ node: JSONNode) {
    let sum = text.prefix(1) + text.dropFirst().drop { $0 == "=" }
    if !sum.isEmpty, Self.isShort(text), offset(sum) != nil {
      context.error(
        "an offset must follow `<`, `>` or a step's id, found \(node.summary)", at: node,
        hint: "write \">\(sum)\": from the end of the previous step")
      return
    }
    let bare = text.filter { !$0.isWhitespace }
    if bare != text, Self.isShort(text), isPlace(bare) {
      context.error(
        "a place must not contain spaces, found \(node.summary)", at: node,
        hint: "write \"\(bare)\"")
      return
    }
    let started = text.replacing(".start", with: "")
    if started != text, Self.isShort(text), isPlace(started) {
      context.error(
        "a step's id alone means its start, found \(node.summary)", at: node,
        hint: "write \"\(started)\"")
      return
    }
    reportID(text, node)
  }

  /// Whether a text is short enough for a suggestion.
  private static func isShort(_ text: String) -> Bool { text.utf8.count <= 100 }

  /// Whether a text is a placement relative to a step or animator.
  private func isPlace(_ text: String) -> Bool {
    if place(text, 0) != nil { return true }
    guard let index = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return false }
    return offset(text[index...]) != nil && place(String(text[..<index]), 0) != nil
  }

  private func reportID(_ text: String, _ node: JSONNode) {
    let name = text.prefix { $0 != "+" }.description
    let id = name.hasSuffix(".end") ? String(name.dropLast(4)) : name
    context.error(
      "no step before this one has the id `\(id)`", at: node,
      hint: Spelling.hint(for: id, among: context.stepIDs.names + context.animatorIDs.names)
        ?? (Double(text) != nil ? "write seconds without quotation marks" : nil)
        ?? (["prev", "previous"].contains(text)
          ? "`<` means with the previous step, `>` after it" : nil))
  }
}
