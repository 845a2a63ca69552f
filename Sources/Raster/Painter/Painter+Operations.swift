import AnimPrimitives

extension Painter {
  /// Paints a range of whole items of a chunk, from bottom to top.
  mutating func paint(
    _ chunk: DisplayChunk, _ range: Range<Int>, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    let items = chunk.items.span
    var index = range.lowerBound
    while index < range.upperBound {
      // Invisible items are skipped before anything is prepared.
      if let visible = items[index].bounds?.intersection(target.clip) {
        if let simple = items[index].fill {
          if simple.color.alpha > 0 {
            var part = target.clipped(to: visible)
            fill(simple.shape, .color(simple.color.rgba), simple.transform, &part)
          }
        } else {
          paint(chunk, at: index, context, &target)
        }
      } else if items[index].marks.contains(.isMask) {
        // A mask that is elsewhere hides everything here.
        paint(chunk, at: index, context, &target)
      }
      index = items[index].operations.upperBound
    }
  }

  /// Paints an operation, or the group that begins at it.
  private mutating func paint(
    _ chunk: DisplayChunk, at index: Int, _ context: PaintContext, _ target: inout PaintTarget
  ) {
    switch chunk.operations[index] {
    case .fill(let shape, let paint, let transform):
      fill(shape, paint, transform, context, &target)
    case .shadow(let shape, let color, let radius, let transform):
      paintShadow(shape, color, sigma: radius, transform, context, &target)
    case .pushLayer(let layer):
      paintLayer(layer, chunk, chunk.content(ofGroupAt: index), context, &target)
    case .popLayer:
      break
    }
  }

  /// Fills a shape with a paint.
  mutating func fill(
    _ shape: Shape, _ paint: Paint, _ transform: ProjectiveTransform, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    guard
      let bounds = DisplayList.deviceBounds(of: shape, transform: transform, in: target.clip),
      let shader = RowShader(paint, transform: transform)
    else { return }
    var part = target.clipped(to: bounds)
    fill(shape, PixelSource(shader), transform, context, &part)
  }
}
