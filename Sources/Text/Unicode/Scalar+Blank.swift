extension Unicode.Scalar {
  /// Whether an empty glyph is correct: for spaces, control characters, marks (which belong to the preceding character)
  /// and private-use characters (which only their font defines).
  ///
  /// Source: Unicode's `White_Space`, `Default_Ignorable_Code_Point` and `General_Category`.
  var isBlank: Bool {
    if properties.isWhitespace || Shaper.isInvisible(value) { return true }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .spaceSeparator, .lineSeparator,
      .paragraphSeparator, .nonspacingMark, .spacingMark, .enclosingMark:
      return true
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .connectorPunctuation, .dashPunctuation,
      .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
      .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol, .unassigned:
      return Self.blankSymbols.contains(value)
    @unknown default: return false
    }
  }

  /// Letters and symbols that are blank or placeholders by their names: BRAILLE PATTERN BLANK, OBJECT REPLACEMENT
  /// CHARACTER, EGYPTIAN HIEROGLYPH FULL BLANK and HALF BLANK, MUSICAL SYMBOL NULL NOTEHEAD.
  private static let blankSymbols: Set<UInt32> = [0x2800, 0xFFFC, 0x13441, 0x13442, 0x1D159]
}
