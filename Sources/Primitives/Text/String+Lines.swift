extension String {
  /// What stands between line feeds, at least one. A carriage return in front of one belongs to its line; `split`, to
  /// which both are one character, would find no line feed there.
  package var lines: [Substring] {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
  }
}
