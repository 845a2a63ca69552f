extension String {
  /// With a space for each control character but line feeds.
  ///
  /// What comes from a file, its name included, may hold control sequences, which a terminal would obey: set its
  /// title, move the cursor over what was said before, answer as if the user had typed.
  package var printable: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? " " : $0 }))
  }

  /// With a space for each control character: one line.
  ///
  /// What begins a line may be obeyed as well, by who reads them: GitHub's runners take `::error …` for a command.
  package var printableLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character: C0, DEL or C1. Source: ECMA-48 §5.2 and §5.3; ISO 646 has DEL.
  package var isControl: Bool { value < 0x20 || 0x7F...0x9F ~= value }

  fileprivate var isObeyed: Bool { isControl && self != "\n" }
}
