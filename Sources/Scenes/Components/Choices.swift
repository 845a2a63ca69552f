import AnimDocuments

/// The words that a parameter takes: `"choices": { "style": ["filled", "plain"] }`.
struct Choices {
  let words: [String]
  /// The list.
  let place: Place

  /// The words of parameters, by the names of the parameters.
  ///
  /// - Parameters:
  ///   - names: those of all parameters.
  ///   - owner: the component, timeline or file whose parameters they are.
  static func read(
    _ node: JSONNode, for names: [String], of owner: String, _ context: DecodingContext
  ) -> [String: Choices] {
    guard let members = node.members else {
      context.error(
        "`choices` must be an object of lists of words, found \(node.summary)", at: node,
        hint: #"for example { "style": ["filled", "plain"] }"#)
      return [:]
    }
    var result: [String: Choices] = [:]
    for member in members {
      guard names.contains(member.key) else {
        context.report(
          Problem(
            "\(owner) has no parameter `\(member.key)`", at: member.keyPlace,
            hint: Spelling.hint(for: member.key, among: names)))
        continue
      }
      let words = (member.node.elements ?? []).compactMap(\.string)
      guard !words.isEmpty, words.count == member.node.elements?.count else {
        context.error(
          "expected a list of words for `\(member.key)`, found \(member.node.summary)",
          at: member.node)
        continue
      }
      result[member.key] = Choices(words: words, place: member.node.place)
    }
    return result
  }

  /// The words, for errors.
  var expected: String { "one of " + words.map { "\"\($0)\"" }.joined(separator: ", ") }

  func contains(_ value: JSONNode) -> Bool { value.string.map(words.contains) ?? false }

  /// Whether a value is one of the words. Another one is reported.
  ///
  /// - Parameter name: that of the parameter and its owner.
  func allows(_ value: JSONNode, for name: String, _ context: DecodingContext) -> Bool {
    if contains(value) { return true }
    context.error(
      "\(name) must be \(expected), found \(value.summary)", at: value, hint: hint(for: value),
      notes: [note])
    return false
  }

  func hint(for value: JSONNode) -> String? {
    value.string.flatMap { Spelling.hint(for: $0, among: words) }
  }

  var note: Problem.Note { Problem.Note("its words are listed here", at: place) }
}
