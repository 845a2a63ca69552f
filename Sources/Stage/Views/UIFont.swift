/// A font: the embedded Inter in a size and a weight. Source: UIFont.
public struct UIFont: Hashable, Sendable {
  /// Source: UIFont.Weight.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(rawValue: -0.8)
    public static let thin = Weight(rawValue: -0.6)
    public static let light = Weight(rawValue: -0.4)
    public static let regular = Weight(rawValue: 0)
    public static let medium = Weight(rawValue: 0.23)
    public static let semibold = Weight(rawValue: 0.3)
    public static let bold = Weight(rawValue: 0.4)
    public static let heavy = Weight(rawValue: 0.56)
    public static let black = Weight(rawValue: 0.62)

    /// The number in CSS of the nearest weight.
    var css: Double {
      let weights: [(Weight, Double)] = [
        (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
        (.semibold, 600), (.bold, 700), (.heavy, 800), (.black, 900),
      ]
      let nearest = weights.min {
        abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue)
      }
      return nearest?.1 ?? 400
    }
  }

  /// Points.
  public var pointSize: CGFloat
  var weight: Weight
  var hasEqualDigits = false
  var isItalic = false

  fileprivate init(_ size: CGFloat, _ weight: Weight = .regular) {
    pointSize = size
    self.weight = weight
  }

  /// The embedded Inter, whatever the family, in the weight and the slant that the name ends with: "Avenir-BoldOblique".
  public init?(name fontName: String, size: CGFloat) {
    let name = fontName.lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("semibold", .semibold),
      ("demibold", .semibold), ("light", .light), ("medium", .medium), ("heavy", .heavy),
      ("black", .black), ("bold", .bold),
    ]
    self.init(size, weights.first { name.contains($0.0) }?.1 ?? .regular)
    isItalic = name.contains("italic") || name.contains("oblique")
  }

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size, weight)
  }

  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    var font = UIFont(size)
    font.isItalic = true
    return font
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = UIFont(size, weight)
    font.hasEqualDigits = true
    return font
  }

  /// The font of a text style at the default size of content.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    systemFont(ofSize: style.size, weight: style == .headline ? .semibold : .regular)
  }

  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = size
    return font
  }

  func hasSameFace(as other: UIFont) -> Bool { self == other.withSize(pointSize) }
}

extension UIFont {
  /// Source: UIFont.TextStyle, with the sizes of the Human Interface Guidelines for iOS.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2

    fileprivate var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }
  }
}
