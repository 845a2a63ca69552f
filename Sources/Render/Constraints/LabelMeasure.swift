import AnimMotion
package import AnimScenes
import AnimText

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
