package import Primitives

/// The place of lines in the box of a text. Source: NSTextAlignment.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
  /// Left, or right for a paragraph whose first letter is of a script from right to left.
  case natural
  /// Spaces are widened until lines fill the width, but for the last one of a paragraph.
  case justified
}

/// The treatment of a character that no font has.
package enum MissingGlyphPolicy: Hashable, Sendable {
  /// Throw `TextError.missingGlyphs` or `.missingOutlines`; of a font that has outlines for none,
  /// `.fontWithoutOutlines`.
  case fail
  /// Draw the font's box for it, and name it in `TextLayout.missingCharacters`.
  case box
}

/// A text to lay out, and how: all that the result depends on besides the fonts.
package struct TextRequest: Hashable, Sendable {
  /// May hold line separators; a tab is as wide as four spaces.
  package var text: String
  /// Its size scales the text as it is: nothing depends on pixels.
  package var font: FontDescription
  /// Default: `.natural`.
  package var alignment: TextAlignment
  /// The most lines; the last one ends with "…" where text is left over. 0 for as many as it takes.
  /// Default: 1. Source: UILabel.
  package var numberOfLines: Int
  /// Points from baseline to baseline; nil for the font's own.
  package var lineHeight: Double?
  /// Points added between characters.
  package var letterSpacing: Double
  /// The rules for making a line smaller that is too wide; nil to keep its size. They apply to a text of one line in
  /// a box: `numberOfLines` is 1 and there are `bounds`. Default: nil.
  package var shrinking: TextShrinking?
  /// Points of the label's box: lines break at its width and no more are shown than fit its height, but
  /// at least one. nil lays out without limits, in a box of the text's own size.
  package var bounds: Size?

  /// A line of text in the embedded font, unless said otherwise.
  package init(
    _ text: String, font: FontDescription = FontDescription(), alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, lineHeight: Double? = nil, letterSpacing: Double = 0,
    shrinking: TextShrinking? = nil, bounds: Size? = nil
  ) {
    self.text = text
    self.font = font
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.shrinking = shrinking
    self.bounds = bounds
  }
}
