/// A text style of iOS, at the default text size. Source: Apple's Human Interface Guidelines, and UIFont.TextStyle.
///
/// `tabLabel` is the text of a tab bar, which UIKit does not name.
enum TextStyle: String, CaseIterable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1
  case caption2, tabLabel

  /// The numbers of a font in a style, in points.
  struct Metrics {
    var size: Double
    var lineHeight: Double
    var letterSpacing: Double
  }

  /// A weight for which the letter spacing of the embedded font is known.
  private struct Row {
    /// The CSS weight.
    var weight: Double
    /// Makes a text as wide as in SF.
    var letterSpacing: Double
  }

  /// The weight of a font that gives none.
  var weight: Double { rows[0].weight }

  /// - Parameter isEmbedded: whether the font is the embedded one, whose letters are 3.3 % taller than SF's.
  func metrics(weight: Double, isEmbedded: Bool) -> Metrics {
    let (size, embeddedSize, lineHeight, tracking) = numbers
    guard isEmbedded else {
      return Metrics(size: size, lineHeight: lineHeight, letterSpacing: tracking)
    }
    let nearest = rows.min { abs($0.weight - weight) < abs($1.weight - weight) } ?? rows[0]
    return Metrics(
      size: embeddedSize, lineHeight: lineHeight, letterSpacing: nearest.letterSpacing)
  }

  /// SF's size, the embedded font's size, the line height, and SF's tracking.
  private var numbers: (Double, Double, Double, Double) {
    switch self {
    case .largeTitle: (34, 33, 41, 0.4)
    case .title1: (28, 27, 34, 0.38)
    case .title2: (22, 21.3, 28, -0.26)
    case .title3: (20, 19.4, 25, -0.45)
    case .headline, .body: (17, 16.5, 22, -0.43)
    case .callout: (16, 15.5, 21, -0.31)
    case .subheadline: (15, 14.5, 20, -0.23)
    case .footnote: (13, 12.6, 18, -0.08)
    case .caption1: (12, 11.6, 16, 0)
    case .caption2: (11, 10.7, 13, 0.06)
    case .tabLabel: (10, 9.7, 12, 0.12)
    }
  }

  /// The style's own weight first.
  private var rows: [Row] {
    switch self {
    case .largeTitle:
      [Row(weight: 400, letterSpacing: -1.34), Row(weight: 700, letterSpacing: -0.55)]
    case .title1:
      [Row(weight: 400, letterSpacing: -0.77), Row(weight: 700, letterSpacing: -0.14)]
    case .title2:
      [Row(weight: 400, letterSpacing: -0.78), Row(weight: 700, letterSpacing: -0.34)]
    case .title3:
      [Row(weight: 400, letterSpacing: -0.65), Row(weight: 600, letterSpacing: -0.43)]
    case .headline: [Row(weight: 600, letterSpacing: -0.07)]
    case .body: [Row(weight: 400, letterSpacing: -0.24), Row(weight: 500, letterSpacing: -0.13)]
    case .callout: [Row(weight: 400, letterSpacing: -0.11)]
    case .subheadline:
      [Row(weight: 400, letterSpacing: -0.03), Row(weight: 600, letterSpacing: 0.11)]
    case .footnote: [Row(weight: 400, letterSpacing: 0.08), Row(weight: 600, letterSpacing: 0.2)]
    case .caption1: [Row(weight: 400, letterSpacing: 0.16)]
    case .caption2: [Row(weight: 400, letterSpacing: 0.17)]
    case .tabLabel: [Row(weight: 500, letterSpacing: 0.3)]
    }
  }
}
