import Primitives

/// What a label showed before its text changed, which is still seen while the new one comes: a snapshot, which
/// neither a new size nor a new font changes.
package struct FadingText: Sendable {
  /// What the label said: its text, or its number in its format.
  var text: String
  var textColor: Color?
  var fontSize: Double
  var bounds: Size
  var fitsContent: Bool
  /// How far its anchor point lies from the label's, in points of the superview: what constraints moved the
  /// label by when it took another size.
  var offset: Point
  /// How far the new text has come, 0…1.
  var fraction = 0.0

  /// - Parameters:
  ///   - text: what the label said.
  ///   - state: its presentation values then.
  init(_ text: String, _ state: ViewState, offset: Point) {
    self.text = text
    self.offset = offset
    textColor = state.textColor
    fontSize = state.fontSize
    bounds = state.bounds
    fitsContent = state.fitsContent
  }

  /// The values that its layout depends on.
  var state: ViewState {
    var state = ViewState()
    state.fontSize = fontSize
    state.bounds = bounds
    state.fitsContent = fitsContent
    return state
  }

  /// Where its box begins in that of the label, whose anchor points lie on each other but for the offset.
  func origin(in label: ViewState) -> Point {
    Point(
      label.anchorPoint.x * (label.bounds.width - bounds.width) + offset.x,
      label.anchorPoint.y * (label.bounds.height - bounds.height) + offset.y)
  }
}
