import AnimMotion
package import AnimPrimitives
package import AnimScenes
import AnimText

/// Measures labels without a scene, in the embedded family. Source: UIView.sizeThatFits, UIView.forFirstBaselineLayout.
package struct LabelMeasure: Sendable {
  /// The size of a text, and its baselines in a box of this height.
  package struct Result: Hashable, Sendable {
    /// Points, rounded up to 2⁻¹⁰, so that the text fits despite rounding errors.
    package var size: Size
    /// Points below the middle of the text's height.
    package var firstBaseline: Double
    package var lastBaseline: Double
  }

  private let typesetter = Typesetter(library: FontLibrary(), missingGlyphs: .box)

  package init() {}

  /// - Parameters:
  ///   - view: a label; its initial values have its text and font size.
  ///   - width: the maximum width of lines in points; nil if lines do not break.
  package func measure(_ view: View, width: Double?) -> Result {
    let nothing = Result(size: .zero, firstBaseline: 0, lastBaseline: 0)
    guard let label = LabelSetter(view, counts: false, typesetter: typesetter) else {
      return nothing
    }
    var state = ViewState()
    for (channel, value) in view.initialValues { state.set(channel, to: value) }
    guard let layout = label.fittingLayout(state, width: width) else { return nothing }
    let middle = layout.size.height / 2
    return Result(
      size: Size(
        (layout.size.width * 1024).rounded(.up) / 1024,
        (layout.size.height * 1024).rounded(.up) / 1024),
      firstBaseline: (layout.lines.first?.baseline.y ?? 0) - middle,
      lastBaseline: (layout.lines.last?.baseline.y ?? 0) - middle)
  }
}
