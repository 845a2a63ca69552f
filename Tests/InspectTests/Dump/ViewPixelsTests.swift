import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

/// Compares the reported rectangles of a view with the pixels that change if the view is hidden.
@Suite struct ViewPixelsTests {
  /// Hides a view after a second.
  private func renderer(_ view: String) throws -> Renderer {
    let text = """
      { "size": [120, 100], "scale": 1.5, "views": [\(view)],
        "timeline": [{ "wait": 1 }, { "set": { "v": { "hidden": true } } }] }
      """
    return try Renderer(text)
  }

  /// Views, and the number of pixels by which the reported rectangles may be too large: a blur ends beyond its visible
  /// part.
  private static let views: [(view: String, slack: Int)] = [
    (#"{ "id": "v", "frame": [30.5, 40, 20, 10.2], "backgroundColor": "red" }"#, 0),
    (
      """
      { "id": "v", "frame": [55, 45, 10, 10], "backgroundColor": "red", "transform": { "scale": 3 },
        "shadow": { "radius": 1, "offset": [4, 5] } }
      """, 4
    ),
    (
      """
      { "id": "v", "frame": [50, 40, 10, 10], "backgroundColor": "red", "transform": { "rotate": 90 },
        "shadow": { "radius": 2, "offset": [20, 0] } }
      """, 3
    ),
    (
      """
      { "id": "v", "frame": [10, 10, 5, 5], "transform": { "scale": 2 }, "subviews": [
        { "frame": [20, 10, 10, 10], "backgroundColor": "red", "shadow": { "radius": 1, "offset": [9, 0] } }] }
      """, 3
    ),
    (
      """
      { "id": "v", "type": "shape", "frame": [50, 40, 10, 10], "path": "M-20 -10 L10 20 L40 -10",
        "fillColor": null, "strokeColor": "blue", "lineWidth": 6 }
      """, 1
    ),
    (
      """
      { "id": "v", "type": "label", "frame": [20, 47, 80, 4], "text": "jÄg", "font": { "size": 40 } }
      """, 2
    ),
    (
      """
      { "id": "v", "frame": [30, 20, 50, 60], "backgroundColor": "red",
        "transform": { "rotateY": 60, "perspective": 90 },
        "subviews": [{ "frame": [60, 20, 20, 20], "backgroundColor": "blue" }] }
      """, 1
    ),
    (
      """
      { "frame": [20, 20, 80, 60], "shadow": { "radius": 1, "offset": [4, 4] }, "subviews": [
        { "frame": [0, 0, 5, 5], "backgroundColor": "green" },
        { "id": "v", "frame": [30, 20, 10, 10], "backgroundColor": "red", "alpha": 0.5, "subviews": [
          { "frame": [20, 10, 10, 10], "backgroundColor": "blue" }] }] }
      """, 7
    ),
    (
      """
      { "frame": [30, 30, 30, 30], "clipsToBounds": true, "backgroundColor": "green", "subviews": [
        { "id": "v", "frame": [10, 10, 50, 50], "backgroundColor": "red" }] }
      """, 0
    ),
  ]

  @Test(arguments: views.indices)
  func `all that a view draws lies in its rectangles, and they hold little else`(
    index: Int
  ) throws {
    let (view, slack) = Self.views[index]
    let renderer = try renderer(view)
    let rects = renderer.pixelRects(ofView: "v", at: 0)
    let (picture, without) = (renderer.pixmap(at: 0), renderer.pixmap(at: 1))
    var changed: IntRect?
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] != without[x, y] {
        let pixel = try #require(IntRect(x: x, y: y, width: 1, height: 1))
        changed = changed?.union(pixel) ?? pixel
        guard rects.contains(where: { $0.intersection(pixel) != nil }) else {
          Issue.record("\(x), \(y) lies outside of \(rects)")
          return
        }
      }
    }
    let seen = try #require(changed)
    let told = rects.dropFirst().reduce(try #require(rects.first)) { $0.union($1) }
    #expect(
      told.x >= seen.x - slack && told.maxX <= seen.maxX + slack && told.y >= seen.y - slack
        && told.maxY <= seen.maxY + slack, "\(told) is more than \(seen)")
    #expect(renderer.pixelRects(ofView: "v", at: 1).isEmpty)
  }
}
