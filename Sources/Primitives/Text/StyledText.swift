/// A text whose parts may have looks of their own. Source: NSAttributedString.
public struct StyledText: Hashable, Sendable {
  /// Adjacent characters with one style.
  public struct Run: Hashable, Sendable {
    /// The number of Unicode code points, at least 1.
    public let count: Int
    public let style: RunStyle
  }

  public private(set) var string = ""
  /// All characters in order; empty for a text in one plain style.
  public private(set) var runs: [Run] = []

  public init(_ string: String = "") {
    self.string = string
  }

  /// Appends a part. A part in the style of the previous one extends its run.
  public mutating func append(_ text: String, _ style: RunStyle = RunStyle()) {
    let count = text.unicodeScalars.count
    guard count > 0 else { return }
    defer { string.unicodeScalars.append(contentsOf: text.unicodeScalars) }
    if runs.isEmpty {
      guard style != RunStyle() else { return }
      let plainCount = string.unicodeScalars.count
      if plainCount > 0 { runs.append(Run(count: plainCount, style: RunStyle())) }
    }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1] = Run(count: last.count + count, style: style)
    } else {
      runs.append(Run(count: count, style: style))
    }
  }

  /// Whether the whole text has the plain style.
  public var isPlain: Bool { runs.isEmpty }
}

extension StyledText {
  /// The text with all lengths of its runs multiplied by a factor.
  package func scaled(by factor: Double) -> StyledText {
    var text = self
    text.runs = runs.map { run in
      var style = run.style
      style.fontSize = style.fontSize.map { $0 * factor }
      style.letterSpacing = style.letterSpacing.map { $0 * factor }
      style.baselineOffset *= factor
      return Run(count: run.count, style: style)
    }
    return text
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

/// The differences between the look of a part of a text and that of the whole. nil keeps the look of the whole.
public struct RunStyle: Hashable, Sendable {
  public var fontFamily: String?
  /// Families that are asked first for characters that the font lacks.
  public var fontFallback: [String]?
  /// Points, above 0.
  public var fontSize: Double?
  /// The CSS weight, 1…1000.
  public var fontWeight: Double?
  public var isItalic: Bool?
  public var usesMonospacedDigits: Bool?
  /// Values of a variable font's axes by tag, in addition to those of the whole text.
  public var fontAxes: [String: Double] = [:]
  public var textColor: Color?
  /// A colour behind the text, from the font's ascent to its descent.
  public var backgroundColor: Color?
  /// Points added after each character.
  public var letterSpacing: Double?
  /// The position and thickness of the lines are the font's.
  public var hasUnderline = false
  public var hasStrikethrough = false
  /// The distance in points by which the text is above the baseline. Source: NSAttributedString.Key.baselineOffset.
  public var baselineOffset = 0.0

  /// The style of the whole text.
  public init() {}
}
