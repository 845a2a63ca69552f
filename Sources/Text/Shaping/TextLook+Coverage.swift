// Chooses a face for each character. A face may map a character to a glyph that draws nothing: emoji of COLR version 1,
// and the letters of an icon's name, which only its ligature draws.

import AnimPrimitives

extension TextLook {
  /// The first face that can show a character; nil if none can.
  ///
  /// An emoji is taken from the first face that has it in colours, a character with variation selector 15 from the first
  /// that has not. Source: UTS #51 §4.
  func face(for character: Range<Int>, of text: [UInt32]) -> Int? {
    guard let presentation = Presentation(of: text[character]) else {
      return faces.firstIndex { canShow(character, of: text, with: $0) }
    }
    let able = faces.indices.filter { canShow(character, of: text, with: faces[$0]) }
    let preferred = able.first {
      let face = faces[$0]
      let glyphs = glyphs(of: character, of: text, within: character, by: face)
      return glyphs.contains { face.content(of: $0).hasColors } == (presentation == .emoji)
    }
    return preferred ?? able.first
  }

  /// The look that a character asks for. Source: UTS #51 §1.4.
  private enum Presentation {
    case text, emoji

    /// nil if it asks for none.
    init?(of character: ArraySlice<UInt32>) {
      // Most text ends here: emoji begin with U+203C, except digits and three other signs before a selector.
      guard character.count > 1 || character.first.map({ $0 >= 0x203C }) ?? false else {
        return nil
      }
      if character.contains(0xFE0E) {
        self = .text
      } else if character.contains(0xFE0F)
        || character.contains(where: {
          Unicode.Scalar($0)?.properties.isEmojiPresentation ?? false
        })
      {
        self = .emoji
      } else {
        return nil
      }
    }
  }

  /// The face whose missing-character box is drawn for a character that no face can show.
  func boxFace(for character: Range<Int>, of text: [UInt32]) -> Int {
    faces.firstIndex {
      $0.coverage(of: text[character]) == .missing && !$0.outline(of: 0).isEmpty
    } ?? 0
  }

  /// Whether a face draws a character's code points, or for their glyphs after shaping.
  private func canShow(_ character: Range<Int>, of text: [UInt32], with face: FontFace) -> Bool {
    switch face.coverage(of: text[character]) {
    case .shown: true
    // A letter and its accents may be one glyph.
    case .missing: character.count > 1 && isDrawn(character, of: text, within: character, by: face)
    case .blank:
      isDrawn(character, of: text, within: word(around: character, of: text, face), by: face)
    }
  }

  /// Whether shaping gives a character a glyph that draws something, and no missing glyph.
  ///
  /// - Parameter part: the text to shape, including the character.
  private func isDrawn(
    _ character: Range<Int>, of text: [UInt32], within part: Range<Int>, by face: FontFace
  ) -> Bool {
    let glyphs = glyphs(of: character, of: text, within: part, by: face)
    return glyphs.allSatisfy { $0 != 0 } && glyphs.contains { !face.content(of: $0).isEmpty }
  }

  /// The glyphs of a character after shaping a part of the text.
  private func glyphs(
    of character: Range<Int>, of text: [UInt32], within part: Range<Int>, by face: FontFace
  ) -> [UInt32] {
    let script = text[part].lazy.map(Script.init(of:)).first { !$0.isNeutral } ?? .common
    let glyphs = face.shape(
      Array(text[part]), range: 0..<part.count, script: script, isRightToLeft: false,
      options: options)
    // From left to right, so that the last cluster at or before the character contains its first code point.
    let (start, end) = (
      character.lowerBound - part.lowerBound, character.upperBound - part.lowerBound
    )
    let first = glyphs.last { $0.cluster <= start }?.cluster ?? start
    return glyphs.filter { first..<end ~= $0.cluster }.map(\.glyph)
  }

  /// The code points that may form a ligature with the character.
  private func word(around character: Range<Int>, of text: [UInt32], _ face: FontFace) -> Range<Int>
  {
    let before = text[..<character.lowerBound].suffix(Self.ligatureLimit)
    let after = text[character.upperBound...].prefix(Self.ligatureLimit)
    let start = before.lastIndex { face.coverage(of: $0) == .missing }.map { $0 + 1 }
    let end = after.firstIndex { face.coverage(of: $0) == .missing }
    return (start ?? before.startIndex)..<(end ?? after.endIndex)
  }

  /// The maximum number of code points in a ligature, more than any icon name has.
  private static var ligatureLimit: Int { 64 }
}

extension FontFace {
  /// The worst coverage of some code points.
  func coverage(of scalars: some Sequence<UInt32>) -> Coverage {
    scalars.lazy.map(coverage(of:)).max() ?? .shown
  }
}
