extension Diagnostic {
  /// An object on one line, with the keys of docs/cli.md.
  package var json: JSONText {
    JSONText(
      members: [("severity", JSONText(severity.rawValue))] + location.members(for: message) + [
        ("hint", JSONText(hint)),
        ("notes", JSONText(notes.map { JSONText(members: $0.location.members(for: $0.message)) })),
      ])
  }
}

extension Diagnostic.Location {
  /// The place and its text, with a message.
  fileprivate func members(for message: String) -> [(String, JSONText)] {
    [
      ("file", JSONText(file)), ("line", JSONText(line)), ("column", JSONText(column)),
      ("message", JSONText(message)), ("quoted", JSONText(excerpt.text)),
      ("caret", JSONText(excerpt.underline)),
    ]
  }
}
