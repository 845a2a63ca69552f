package import AnimPrimitives

/// The horizontal alignment of lines in a box. Source: NSTextAlignment.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
  /// Left, or right for a paragraph whose first letter is right-to-left.
  case natural
  /// Widens spaces until each line fills the width, except the last line of a paragraph.
  case justified
}

/// How lines break, and how the last one ends if there is no room for the rest. Source: NSLineBreakMode.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  /// Lines break between words. The rest is not shown.
  case byWordWrapping
  /// Lines break between characters. The rest is not shown.
  case byCharWrapping
  /// The last line has the rest of its paragraph and is cut off at the side of the box.
  case byClipping
  /// The last line shows the end of its paragraph, after "…".
  case byTruncatingHead
  /// The last line ends with "…".
  case byTruncatingTail
  /// The last line shows the beginning and the end of its text, with "…" between them.
  case byTruncatingMiddle
}

/// The place of the "…" in a line.
enum TruncationPlace {
  case head, middle, tail
}

/// The treatment of a character that no font has.
package enum MissingGlyphPolicy: Hashable, Sendable {
  /// Throw `TextError.missingGlyphs` or `.missingOutlines`.
  case fail
  /// Draw the font's missing-character box, and list the character in `TextLayout.missingCharacters`.
  case box
}

/// A text and its attributes: everything except the fonts that affects the layout.
package struct TextRequest: Hashable, Sendable {
  /// May contain line separators; a tab is as wide as four spaces.
  package var text: StyledText
  /// Layout scales exactly with the font size and does not depend on pixels.
  package var font: FontDescription
  /// Default: `.natural`.
  package var alignment: TextAlignment
  /// The maximum number of lines; the last one is truncated. 0 means no limit. Default: 1.
  /// Source: UILabel.
  package var numberOfLines: Int
  /// Points from baseline to baseline; nil means the font's own.
  package var lineHeight: Double?
  /// Points added between characters.
  package var letterSpacing: Double
  /// How to shrink a line that is too wide; nil keeps its size. Applies only to one line in a box: `numberOfLines` is 1
  /// and `bounds` is set. Default: nil.
  package var shrinking: TextShrinking?
  /// Default: `.byTruncatingTail`.
  package var lineBreakMode: LineBreakMode
  /// The size of the label's box in points. Lines break at its width, and only lines that fit its height are shown, but
  /// at least one. nil means no limits; the box then has the size of the text.
  package var bounds: Size?

  /// Default: one line in the embedded font.
  package init(
    _ text: StyledText, font: FontDescription = FontDescription(),
    alignment: TextAlignment = .natural,
    numberOfLines: Int = 1, lineHeight: Double? = nil, letterSpacing: Double = 0,
    shrinking: TextShrinking? = nil, lineBreakMode: LineBreakMode = .byTruncatingTail,
    bounds: Size? = nil
  ) {
    self.text = text
    self.font = font
    self.alignment = alignment
    self.numberOfLines = numberOfLines
    self.lineHeight = lineHeight
    self.letterSpacing = letterSpacing
    self.shrinking = shrinking
    self.lineBreakMode = lineBreakMode
    self.bounds = bounds
  }
}
