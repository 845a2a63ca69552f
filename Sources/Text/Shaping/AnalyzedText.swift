/// A paragraph with what shaping and line breaking need to know of each of its code points.
struct AnalyzedText {
  /// What must be equal for neighbours to be shaped together.
  struct Style: Equatable {
    /// An index into the shaper's faces.
    var face: Int
    var script: Script
    var level: UInt8
  }

  let scalars: [UInt32]
  /// The direction of the paragraph; what `natural` alignment follows.
  let isRightToLeft: Bool
  let styles: [Style]
  /// Where a user sees a new character begin.
  let isCharacterStart: [Bool]
  /// Characters that no face can show; they are boxes.
  let missing: [Character]

  /// - Parameter direction: the paragraph's direction; nil for that of its first letter.
  init(_ text: String, direction: BidirectionalText.Direction? = nil, shaper: Shaper) {
    let scalars = text.unicodeScalars.map(\.value)
    let bidirectional = BidirectionalText(scalars, direction: direction)
    let scripts = Self.scripts(of: scalars)
    var styles: [Style] = []
    styles.reserveCapacity(scalars.count)
    var starts = Array(repeating: false, count: scalars.count)
    var missing: [Character] = []
    for character in text {
      let start = styles.count
      let range = start..<(start + character.unicodeScalars.count)
      let face = shaper.face(for: range, of: scalars)
      if face == nil { missing.append(character) }
      let shownFace = face ?? shaper.boxFace(for: range, of: scalars)
      starts[start] = true
      for index in range {
        styles.append(
          Style(face: shownFace, script: scripts[start], level: bidirectional.levels[index]))
      }
    }
    self.scalars = scalars
    self.isRightToLeft = bidirectional.isRightToLeft
    self.styles = styles
    self.isCharacterStart = starts
    self.missing = missing
  }

  /// The script of each code point; digits, punctuation and marks take that of the text before them, at
  /// the beginning of that behind them. Source: UAX #24 §5.1.
  private static func scripts(of scalars: [UInt32]) -> [Script] {
    var scripts = scalars.map(Script.init(of:))
    var current = scripts.first { !$0.isNeutral } ?? .common
    for index in scripts.indices {
      if scripts[index].isNeutral {
        scripts[index] = current
      } else {
        current = scripts[index]
      }
    }
    return scripts
  }
}
