package import AnimPrimitives

extension DisplayChunk {
  /// Rectangles that contain all pixels of a canvas that the given operations can touch. They are clipped by the groups
  /// around the operations, and include the shadows of these groups.
  ///
  /// - Parameter wanted: the indices of the operations.
  package func touchedRects(of wanted: Range<Int>, in canvas: IntRect) -> [IntRect] {
    var path: [Layer] = []
    var rects: [IntRect] = []
    var maskEnd = 0
    for index in operations.indices.prefix(wanted.upperBound) where index >= maskEnd {
      if items[index].marks.contains(.isMask) {
        maskEnd = items[index].operations.upperBound
        continue
      }
      switch operations[index] {
      case .pushLayer(let layer):
        if index >= wanted.lowerBound,
          let ground = layer.groundBounds(in: canvas) ?? layer.backdrop?.bounds(in: canvas)
        {
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

  /// Strokes use the bounds of their outline, because most corners are far smaller than the longest miter.
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
  /// The rectangles of the group's content after clipping, and the rectangles of their shadows.
  fileprivate func touchedRects(around content: [IntRect]) -> [IntRect] {
    var rects = content
    if pixelReach > 0 { rects = rects.map { $0.outset(by: pixelReach) ?? $0 } }
    if let clip {
      rects = rects.compactMap {
        DisplayList.deviceBounds(of: clip.shape, transform: clip.transform, in: $0)
      }
    }
    guard let shadow else { return rects }
    let all = rects + rects.compactMap(shadow.cast)
    // Each enclosing shadow doubles the number of rectangles.
    return all.count > Self.mostRects ? [all.dropFirst().reduce(all[0]) { $0.union($1) }] : all
  }

  /// The maximum number of rectangles; more are merged into one.
  private static var mostRects: Int { 16 }
}

extension Layer.Shadow {
  /// The pixels that the shadow of a rectangle touches, or nil if they are out of the range of `IntRect`.
  fileprivate func cast(by rect: IntRect) -> IntRect? {
    let sharp = Rect(
      x: Double(rect.x) + offset.x, y: Double(rect.y) + offset.y, width: Double(rect.width),
      height: Double(rect.height))
    return IntRect(covering: sharp.insetBy(dx: -blurReach, dy: -blurReach))
  }
}
