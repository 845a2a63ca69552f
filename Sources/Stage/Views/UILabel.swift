import Motion
import Primitives
import Render
import Scenes
import Text

/// A text. Source: UILabel.
@MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.setContent(.label(content))
    layer.set(.fontSize, .number(Double(font.pointSize)), "font")
  }

  public var text: String? {
    get {
      guard case .text(let text) = layer.model(.text) else { return nil }
      return text
    }
    set { layer.set(.text, .text(newValue ?? ""), "text") }
  }

  public var textColor: UIColor {
    get { layer.color(.textColor).map(UIColor.init(cgColor:)) ?? .label }
    set { layer.set(.textColor, .color(newValue.core), "textColor") }
  }

  public var font = UIFont.systemFont(ofSize: 17) {
    didSet {
      layer.set(.fontSize, .number(Double(font.pointSize)), "font")
      if font.weight != oldValue.weight || font.hasEqualDigits != oldValue.hasEqualDigits {
        layer.setContent(.label(content))
        invalidateIntrinsicContentSize()
      }
    }
  }

  public var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { layer.setContent(.label(content)) } }
  }

  /// 0 for no limit.
  public var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      layer.setContent(.label(content))
      invalidateIntrinsicContentSize()
    }
  }

  /// Gives the label the size of its text.
  public func sizeToFit() {
    let size = sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
    frame.size = size
  }

  /// The size of the text, with lines that break at a width if there may be several.
  public func sizeThatFits(_ size: CGSize) -> CGSize {
    let breaks = numberOfLines != 1 && size.width.isFinite && size.width > 0
    return CGSize(measured(width: breaks ? Double(size.width) : nil).size)
  }

  /// - Parameter width: points at which lines break; nil if they do not.
  func measured(width: Double?) -> LabelMeasure.Result {
    var node = layer.makeNode(named: "")
    for (channel, value) in layer.live.models(ofTarget: layer.target) { node[channel] = value }
    return layer.recorder.labelMeasure.measure(node, width: width)
  }

  /// The length in points at which lines break in `intrinsicContentSize`; 0 for that of the constraints.
  public var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The length of lines that constraints have found; nil if no line is longer.
  var layoutWidth: CGFloat?

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth
    return sizeThatFits(CGSize(width: width ?? .infinity, height: .infinity))
  }

  /// The transition that dissolves the text, and its seconds.
  var crossFade: (seconds: Double, transition: Int)? {
    didSet { layer.setContent(.label(content)) }
  }

  private var content: LabelContent {
    LabelContent(
      fontWeight: font.weight.css, usesMonospacedDigits: font.hasEqualDigits,
      alignment: textAlignment.core, numberOfLines: max(numberOfLines, 0),
      crossFade: crossFade?.seconds ?? 0)
  }
}

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
  var hasEqualDigits: Bool

  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(pointSize: size, weight: weight, hasEqualDigits: false)
  }

  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    systemFont(ofSize: size, weight: .bold)
  }

  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(pointSize: size, weight: weight, hasEqualDigits: true)
  }
}

/// Source: NSTextAlignment.
public enum NSTextAlignment: Sendable {
  case left, center, right, natural

  var core: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural: .natural
    }
  }
}
