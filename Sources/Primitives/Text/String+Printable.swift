// Text from a file, including its name, may contain control sequences. A terminal executes them: they can set its
// title, move the cursor over earlier output, or insert input as if the user had typed it. Continuous integration
// executes commands in its log too: GitHub's runners treat a line that begins with `::error::`, even after spaces, as a
// command.

extension String {
  /// The text on one line, with a space for each control character.
  package var printableLine: String {
    guard unicodeScalars.contains(where: { $0.isControl || $0 == "#" }) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
      .withoutCommands
  }

  /// The text on one line with the same number of characters: a symbol for each control character (`␛`), a space for
  /// each tab.
  package var pictured: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? $0.picture : $0 }))
  }

  /// The text with a space in place of the first character of runner commands that may be anywhere in a line: GitHub's
  /// `##[error]…`, Azure's `##vso[…]`.
  package var withoutCommands: String {
    guard contains("##") else { return self }
    return replacing("##[", with: " #[").replacing("##vso[", with: " #vso[")
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character: C0, DEL or C1. Source: ECMA-48 §5.2 and §5.3; ISO 646 for DEL.
  package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// The symbol of a control character. Source: Unicode's Control Pictures, which has none for C1.
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}

extension String {
  /// The parts between line feeds, at least one. A carriage return before a line feed belongs to its line. `split`
  /// would not find that line feed, because both form one `Character`.
  package var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }
}
