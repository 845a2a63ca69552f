import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimText

/// A text. Source: UILabel.
@preconcurrency @MainActor
open class UILabel: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.setContent(.label(content))
    layer.set(.fontSize, .number(Double(font.pointSize)), "font")
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var text: String? {
    get {
      guard case .text(let text) = layer.model(.text) else { return nil }
      return text
    }
    set { layer.set(.text, .text(newValue ?? ""), "text") }
  }

  open var textColor: UIColor {
    get { layer.color(.textColor).map(UIColor.init(cgColor:)) ?? .label }
    set { layer.set(.textColor, .color(newValue.core), "textColor") }
  }

  open var font = UIFont.systemFont(ofSize: 17) {
    didSet {
      layer.set(.fontSize, .number(Double(font.pointSize)), "font")
      if !font.hasSameFace(as: oldValue) {
        layer.setContent(.label(content))
        invalidateIntrinsicContentSize()
      }
    }
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { layer.setContent(.label(content)) } }
  }

  /// 0 for no limit.
  open var numberOfLines = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      layer.setContent(.label(content))
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a text of one line shrinks if it is wider than the label.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { layer.setContent(.label(content)) } }
  }

  /// The smallest size of a text that shrinks, as a fraction 0…1 of the font's size; 0 for no limit.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet {
      guard (0...1).contains(minimumScaleFactor) else {
        recorder.fault("minimumScaleFactor", "must be 0 to 1, found \(minimumScaleFactor)")
        minimumScaleFactor = oldValue
        return
      }
      if minimumScaleFactor != oldValue { layer.setContent(.label(content)) }
    }
  }

  /// The size of the text, whose lines break at the width if there may be several; a width of 0 breaks none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let breaks = numberOfLines != 1 && size.width.isFinite && size.width > 0
    return CGSize(measured(width: breaks ? Double(size.width) : nil).size)
  }

  /// - Parameter width: points at which lines break; nil if they do not.
  func measured(width: Double?) -> FittedLayout {
    var node = layer.makeNode(named: "")
    for (channel, value) in layer.live.models(ofTarget: layer.target) { node[channel] = value }
    return layer.recorder.labelMeasure.measure(node, width: width)
  }

  /// The length in points at which lines break in `intrinsicContentSize`; 0 for that of the constraints.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
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

  override func endTransitions() {
    if crossFade != nil { crossFade = nil }
  }

  private var content: LabelContent {
    LabelContent(
      fontWeight: font.weight.css, isItalic: font.isItalic,
      usesMonospacedDigits: font.hasEqualDigits, alignment: textAlignment.core,
      numberOfLines: max(numberOfLines, 0),
      shrinking: adjustsFontSizeToFitWidth
        ? TextShrinking(minimumScaleFactor: Double(minimumScaleFactor)) : nil,
      crossFade: crossFade?.seconds ?? 0)
  }
}

/// Source: NSTextAlignment.
public enum NSTextAlignment: Sendable {
  case left, center, right, justified, natural

  var core: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}
