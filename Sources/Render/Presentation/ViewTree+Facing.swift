import Motion
import Scenes

extension ViewTree {
  /// Whether a view shows its back, and only its front is to be seen.
  ///
  /// - Parameter states: of all views.
  package func hidesBack(of index: Int, _ states: [ViewState]) -> Bool {
    guard !nodes[index].view.isDoubleSided else { return false }
    var showsBack = false
    var next: Int? = index
    while let index = next {
      if states[index].transform.showsBack { showsBack.toggle() }
      next = nodes[index].parent
    }
    return showsBack
  }
}

extension TransformComponents {
  /// Whether a view that faces the eye faces away from it with this transform.
  ///
  /// The eye is in front of the anchor point, about which all is turned: wherever it is, each turn takes the
  /// front away between 90° and 270°. What a scale below 0 mirrors still shows its front, as in CSS
  /// Transforms 2, `backface-visibility`.
  var showsBack: Bool {
    let turns = [rotationX, rotationY].map { abs($0.remainder(dividingBy: 360)) > 90 }
    return turns[0] != turns[1]
  }
}
