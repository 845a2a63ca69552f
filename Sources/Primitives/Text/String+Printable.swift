// What comes from a file, its name included, may hold control sequences, which a terminal would obey: set its title, move
// the cursor over what was said before, answer as if the user had typed. Continuous integration obeys what it reads, too:
// GitHub's runners take a line that begins with `::error::`, behind spaces or not, for a command.

extension String {
  /// With a space for each control character: one line.
  package var printableLine: String {
    guard unicodeScalars.contains(where: { $0.isControl || $0 == "#" }) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
      .withoutCommands
  }

  /// With a picture for each control character (`␛`), and a space for each tab: as many characters, in one line.
  package var pictured: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? $0.picture : $0 }))
  }

  /// With a space for the first character of what runners obey wherever it stands in a line: GitHub's `##[error]…`,
  /// Azure's `##vso[…]`.
  package var withoutCommands: String {
    guard contains("##") else { return self }
    return replacing("##[", with: " #[").replacing("##vso[", with: " #vso[")
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character: C0, DEL or C1. Source: ECMA-48 §5.2 and §5.3; ISO 646 has DEL.
  package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  /// Of a control character. Source: Unicode's block of control pictures, which has none for C1.
  fileprivate var picture: Unicode.Scalar {
    switch value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
