package import AnimLayout
import AnimMotion
package import AnimPrimitives
package import AnimScenes
import AnimText

/// The size and the baselines of a label's text, as layouts use them. Source: UIView.sizeThatFits,
/// UIView.forFirstBaselineLayout.
package struct FittedLayout: Hashable, Sendable {
  /// Points, rounded up to 2⁻¹⁰, so that a text fits its own size despite rounding errors.
  package let size: Size
  /// Points below the middle of the text's height.
  package let baselines: LayoutBaselines

  /// A label without a text, or with characters that no font has.
  static let empty = FittedLayout(size: .zero, baselines: LayoutBaselines(first: 0, last: 0))

  private init(size: Size, baselines: LayoutBaselines) {
    self.size = size
    self.baselines = baselines
  }

  /// - Parameter width: the width in points at which lines break or to which they shrink, or nil.
  init(_ label: LabelSetter, _ state: ViewState, width: Double?) {
    guard let layout = label.fittingLayout(state, width: width) else {
      self = .empty
      return
    }
    let middle = layout.size.height / 2
    self.init(
      size: Size(Self.roundedUp(layout.size.width), Self.roundedUp(layout.size.height)),
      baselines: LayoutBaselines(
        first: (layout.lines.first?.baseline.y ?? 0) - middle,
        last: (layout.lines.last?.baseline.y ?? 0) - middle))
  }

  private static func roundedUp(_ length: Double) -> Double {
    (length * 1024).rounded(.up) / 1024
  }
}

/// Measures labels without a scene, in the embedded family.
package struct LabelMeasure: Sendable {
  private let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)

  package init() {}

  /// - Parameters:
  ///   - view: a label; its initial values have its text and font size.
  ///   - width: the maximum width of lines in points; nil if lines do not break.
  package func measure(_ view: View, width: Double?) -> FittedLayout {
    guard let label = LabelSetter(view, counts: false, typesetter: typesetter) else {
      return .empty
    }
    var state = ViewState()
    for (channel, value) in view.initialValues { state.set(channel, to: value) }
    return FittedLayout(label, state, width: width)
  }
}
