import AnimPrimitives

/// A snapshot of a label before its text changed, visible while the new text fades in. It keeps its size and font.
package struct FadingText: Sendable {
  /// The label's text, or its number in its format.
  var text: StyledText
  var textColor: Color?
  var fontSize: Double
  var bounds: Size
  var fitsContent: Bool
  /// The offset of the snapshot's anchor point from the label's, in points of the superview. Constraints may have moved
  /// the label when its size changed.
  var offset: Point
  /// The opacity of the new text, 0…1.
  var fraction = 0.0

  /// - Parameters:
  ///   - text: the old text.
  ///   - state: the presentation values at that time.
  init(_ text: StyledText, _ state: ViewState, offset: Point) {
    self.text = text
    self.offset = offset
    textColor = state.textColor
    fontSize = state.fontSize
    bounds = state.bounds
    fitsContent = state.fitsContent
  }

  /// The values that affect its layout.
  var state: ViewState {
    var state = ViewState()
    state.fontSize = fontSize
    state.bounds = bounds
    state.fitsContent = fitsContent
    return state
  }

  /// The origin of the snapshot's box in the label's box.
  func origin(in label: ViewState) -> Point {
    Point(
      label.anchorPoint.x * (label.bounds.width - bounds.width) + offset.x,
      label.anchorPoint.y * (label.bounds.height - bounds.height) + offset.y)
  }
}
