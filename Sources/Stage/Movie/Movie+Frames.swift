import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimTiming

extension Movie {
  /// The frame of a view at a time, in points of its superview, as it is seen.
  ///
  ///     #expect(try movie.frame(of: "card", at: 0.5).midX == 120)
  ///
  /// - Parameters:
  ///   - name: the `accessibilityIdentifier` of the view or the `name` of its layer; without one its type, such as
  ///     `UIView`. Further views of the same name are `card#2`, `card#3` …, in the order in which they appear.
  ///   - time: seconds from 0 to the end of the movie.
  /// - Throws: `MovieError`, also if no view has the name, or the program's own error.
  public func frame(of name: String, at time: TimeInterval) throws -> CGRect {
    let renderer = try renderer()
    let call = "frame(of:at:)"
    guard time >= 0, time <= renderer.duration + TimeTolerance.seconds else {
      throw MovieError(call, "must have a time from 0 to \(renderer.duration) s, found \(time)")
    }
    let ids = renderer.tree.nodes.map(\.view.id)
    guard let index = ids.firstIndex(of: name) else {
      let near = ids.nearest(to: name).map { "; did you mean \"\($0)\"?" } ?? ""
      throw MovieError(call, "must have the name of a view, found \"\(name)\"\(near)")
    }
    var presentation = renderer.makePresentation()
    presentation.move(to: min(time, renderer.duration), on: renderer.timeline)
    let state = presentation.states[index]
    let (width, height) = (state.bounds.width, state.bounds.height)
    let corners = [
      Point(x: 0, y: 0), Point(x: width, y: 0), Point(x: 0, y: height), Point(x: width, y: height),
    ].compactMap { state.transformToSuperview.apply(to: $0) }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
