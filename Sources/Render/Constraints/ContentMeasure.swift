import Layout
import Primitives
import Raster
import Scenes
import Text

/// Tells how large what a view shows is, and where its lines lie. Source: UIView.intrinsicContentSize.
///
/// Labels and images have a size of their own where the scene gives them none. A text that is what it was
/// is not measured again.
struct ContentMeasure: Sendable {
  let node: Int
  private let resources: Resources
  private let hasContentSize: Bool
  private let hasBaselines: Bool
  private let image: ImageContent?
  /// The texts measured last: in lines as long as they are, and in lines that break or shrink.
  private var whole: MeasuredText?
  private var fitted: MeasuredText?

  /// - Parameter hasBaselines: whether constraints name its baselines.
  init(_ node: Int, _ view: View, _ resources: Resources, hasBaselines: Bool) {
    self.node = node
    self.resources = resources
    self.hasBaselines = hasBaselines
    if case .image(let image) = view.content {
      self.image = image
    } else {
      image = nil
    }
    switch view.content {
    case .label, .image: hasContentSize = !view.hasSize
    case .none, .shape: hasContentSize = false
    }
  }

  /// Writes down the size of a label's text without line breaks of the box, or of a picture in points,
  /// and a label's baselines.
  ///
  /// - Parameter states: of all views; few of them are looked at.
  mutating func measure(_ states: [ViewState], _ values: inout LayoutValues) {
    guard hasContentSize || hasBaselines else { return }
    let state = states[node]
    if let label = resources.label(node) {
      let text = MeasuredText(label, state, width: nil, last: whole)
      whole = text
      if hasContentSize { values.contentSizes[node] = text.size }
      if hasBaselines { values.baselines[node] = text.baselines }
      return
    }
    values.contentSizes[node] = image.map { resources.size(of: $0, state) } ?? .zero
  }

  /// Writes down what a label's height and baselines are where its lines break at a width, or its baselines
  /// where its line is made smaller: its height stays that of the full size. Source:
  /// UILabel.adjustsFontSizeToFitWidth.
  ///
  /// - Returns: false where nothing changes.
  mutating func fit(_ states: [ViewState], width: Double, _ values: inout LayoutValues) -> Bool {
    guard let whole, width > 0, width < whole.size.width, let label = resources.label(node),
      label.wraps || (label.shrinks && hasBaselines)
    else { return false }
    let text = MeasuredText(label, states[node], width: width, last: fitted)
    fitted = text
    if hasContentSize, label.wraps { values.contentSizes[node]?.height = text.size.height }
    if hasBaselines { values.baselines[node] = text.baselines }
    return true
  }
}

/// A text that was measured, and all that its size depends on.
private struct MeasuredText: Sendable {
  private let text: String
  private let value: Double?
  private let fontSize: Double
  /// At which lines break, or to which they shrink; nil where they do neither.
  private let width: Double?
  /// Points.
  let size: Size
  let baselines: LayoutBaselines

  /// - Parameter last: what was measured before, which is kept where nothing has changed.
  init(_ label: LabelSetter, _ state: ViewState, width: Double?, last: MeasuredText?) {
    if let last, last.text == state.text, last.value == state.value,
      last.fontSize == state.fontSize, last.width == width
    {
      self = last
      return
    }
    text = state.text
    value = state.value
    fontSize = state.fontSize
    self.width = width
    let layout = label.fittingLayout(state, width: width)
    let whole = layout?.size ?? .zero
    size = Self.roundedUp(whole)
    let middle = whole.height / 2
    baselines = LayoutBaselines(
      first: (layout?.lines.first?.baseline.y ?? 0) - middle,
      last: (layout?.lines.last?.baseline.y ?? 0) - middle)
  }

  /// Points: to 2⁻¹⁰, so that a text that just fits does so in spite of rounding errors.
  private static func roundedUp(_ size: Size) -> Size {
    Size((size.width * 1024).rounded(.up) / 1024, (size.height * 1024).rounded(.up) / 1024)
  }
}
