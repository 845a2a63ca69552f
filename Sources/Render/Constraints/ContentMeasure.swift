import AnimLayout
import AnimPrimitives
import AnimRaster
import AnimScenes
import AnimText

/// Measures the content of views: its size, and the baselines of text. Source: UIView.intrinsicContentSize.
///
/// Labels and images without a size in the scene have the size of their content. Unchanged text is not measured again.
struct ContentMeasure: Sendable {
  let node: Int
  private let resources: Resources
  private let hasContentSize: Bool
  /// The sides of the view's own size that count as those of its content.
  private let ownSides: SideMask
  private let hasBaselines: Bool
  private let image: ImageContent?
  /// The last measured texts: without a maximum width, and with lines that break or shrink.
  private var whole: MeasuredText?
  private var fitted: MeasuredText?

  /// - Parameters:
  ///   - hasBaselines: whether constraints use the view's baselines.
  ///   - ownSides: the sides of the view's own size that count as those of its content.
  init(
    _ node: Int, _ view: View, _ resources: Resources, hasBaselines: Bool, ownSides: SideMask = []
  ) {
    self.node = node
    self.ownSides = ownSides
    self.resources = resources
    self.hasBaselines = hasBaselines
    if case .image(let image) = view.content {
      self.image = image
    } else {
      image = nil
    }
    switch view.content {
    case .label, .image: hasContentSize = !view.hasSize
    case .none, .shape, .stack: hasContentSize = false
    }
  }

  /// Records the size of a picture, or of a label's text without a maximum width, and the label's baselines.
  ///
  /// - Parameter states: of all views.
  mutating func measure(_ states: [ViewState], _ values: inout LayoutValues) {
    measureContent(states, &values)
    guard !ownSides.isEmpty else { return }
    let (own, content) = (states[node].bounds, values.contentSizes[node])
    let rest = hasContentSize ? content ?? Self.noSize : Self.noSize
    values.contentSizes[node] = Size(
      ownSides.contains(.width) ? own.width : rest.width,
      ownSides.contains(.height) ? own.height : rest.height)
  }

  /// Source: UIView.noIntrinsicMetric.
  private static let noSize = Size(-1, -1)

  private mutating func measureContent(_ states: [ViewState], _ values: inout LayoutValues) {
    guard hasContentSize || hasBaselines else { return }
    let state = states[node]
    if let label = resources.label(node) {
      let text = MeasuredText(label, state, width: nil, last: whole)
      whole = text
      if hasContentSize { values.contentSizes[node] = text.layout.size }
      if hasBaselines { values.baselines[node] = text.layout.baselines }
      return
    }
    values.contentSizes[node] = image.map { resources.size(of: $0, state) } ?? .zero
  }

  /// Records a label's height and baselines for lines that break at a width, or its baselines for a line that shrinks.
  /// A shrunk line keeps its full height. Source: UILabel.adjustsFontSizeToFitWidth.
  ///
  /// - Returns: false if nothing changes.
  mutating func fit(_ states: [ViewState], width: Double, _ values: inout LayoutValues) -> Bool {
    guard let whole, width > 0, width < whole.layout.size.width, let label = resources.label(node),
      label.wraps || (label.shrinks && hasBaselines)
    else { return false }
    let text = MeasuredText(label, states[node], width: width, last: fitted)
    fitted = text
    if hasContentSize, label.wraps, !ownSides.contains(.height) {
      values.contentSizes[node]?.height = text.layout.size.height
    }
    if hasBaselines { values.baselines[node] = text.layout.baselines }
    return true
  }
}

/// A measured text with everything that affects its size.
private struct MeasuredText: Sendable {
  private let text: StyledText
  private let value: Double?
  private let fontSize: Double
  /// The width at which lines break or to which they shrink, or nil.
  private let width: Double?
  let layout: FittedLayout

  /// - Parameter last: the previous measurement, reused if nothing has changed.
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
    layout = FittedLayout(label, state, width: width)
  }
}
