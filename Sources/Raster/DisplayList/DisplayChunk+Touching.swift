package import Primitives

extension DisplayChunk {
  /// The pixels of a canvas that some operations can touch, a rectangle for each: cut by the clips of
  /// the groups around it, and with the places of their shadows.
  ///
  /// - Parameter wanted: indices of operations.
  package func touchedRects(of wanted: Range<Int>, in canvas: IntRect) -> [IntRect] {
    var path: [Layer] = []
    var rects: [IntRect] = []
    for index in operations.indices.prefix(wanted.upperBound) {
      switch operations[index] {
      case .pushLayer(let layer):
        if index >= wanted.lowerBound, let ground = layer.groundBounds(in: canvas) {
          rects += path.reversed().reduce([ground]) { $1.touchedRects(around: $0) }
        }
        path.append(layer)
      case .popLayer:
        _ = path.popLast()
      case .fill, .shadow:
        guard index >= wanted.lowerBound, let own = touchedRect(ofOperation: index) else {
          continue
        }
        rects += path.reversed().reduce([own]) { $1.touchedRects(around: $0) }
      }
    }
    return rects.compactMap { $0.intersection(canvas) }
  }

  /// The bounds of a stroke are those of its outline, because most corners are far smaller than the
  /// longest miter.
  private func touchedRect(ofOperation index: Int) -> IntRect? {
    guard let bounds = items[index].bounds,
      case .fill(.stroke(let path, let style), _, let transform) = operations[index]
    else { return items[index].bounds }
    let outline = path.strokeOutline(style, scale: transform.stretch(within: path))
    return DisplayList.deviceBounds(
      of: .path(outline, .winding), transform: transform, in: bounds)
  }
}

extension Layer {
  /// The visible part of rectangles that its content touches, and the places of their shadows.
  fileprivate func touchedRects(around content: [IntRect]) -> [IntRect] {
    var rects = content
    if let clip {
      rects = rects.compactMap {
        DisplayList.deviceBounds(of: clip.shape, transform: clip.transform, in: $0)
      }
    }
    guard let shadow else { return rects }
    let all = rects + rects.compactMap(shadow.cast)
    // Each shadow around doubles them.
    return all.count > Self.mostRects ? [all.dropFirst().reduce(all[0]) { $0.union($1) }] : all
  }

  /// The greatest number of rectangles; more are merged into one.
  private static var mostRects: Int { 16 }
}

extension Layer.Shadow {
  /// The pixels that the shadow of a rectangle touches; nil where they are out of range.
  fileprivate func cast(by rect: IntRect) -> IntRect? {
    let sharp = Rect(
      x: Double(rect.x) + offset.x, y: Double(rect.y) + offset.y, width: Double(rect.width),
      height: Double(rect.height))
    return IntRect(covering: sharp.insetBy(dx: -blurReach, dy: -blurReach))
  }
}
