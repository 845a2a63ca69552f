import Motion
import Scenes

extension ViewTree {
  /// Whether a view is hidden because it shows its back and only its front is visible.
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
  /// Whether this transform turns a view that faces the viewer away.
  ///
  /// The viewer is in front of the anchor point, about which the view turns. So each rotation hides the front between
  /// 90° and 270°, at any distance. A negative scale mirrors the view but still shows its front, as in CSS Transforms 2,
  /// `backface-visibility`.
  var showsBack: Bool {
    let turns = [rotationX, rotationY].map { abs($0.remainder(dividingBy: 360)) > 90 }
    return turns[0] != turns[1]
  }
}
