import AnimPrimitives

extension Painter {
  /// Paints a range of whole items of a chunk inside a clip, from bottom to top.
  mutating func paint(
    _ chunk: DisplayChunk, _ range: Range<Int>, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let items = chunk.items.span
    var index = range.lowerBound
    while index < range.upperBound {
      // Invisible items are skipped before anything is prepared.
      if let visible = items[index].bounds?.intersection(clip) {
        if let fill = items[index].fill {
          paint(fill, clip: visible, canvas: canvas, pixels: &pixels)
        } else {
          paint(chunk, at: index, clip: clip, canvas: canvas, pixels: &pixels)
        }
      }
      index = items[index].operations.upperBound
    }
  }

  private mutating func paint(
    _ fill: SimpleFill, clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    guard fill.color.alpha > 0 else { return }
    self.fill(
      fill.shape, .color(fill.color.rgba), fill.transform, clip: clip, canvas: canvas,
      pixels: &pixels)
  }

  /// Paints an operation, or the group that begins at it.
  private mutating func paint(
    _ chunk: DisplayChunk, at index: Int, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    switch chunk.operations[index] {
    case .fill(let shape, let paint, let transform):
      fill(shape, paint, transform, clip: clip, canvas: canvas, pixels: &pixels)
    case .shadow(let shape, let color, let radius, let transform):
      paintShadow(
        shape, color, sigma: radius, transform, clip: clip, canvas: canvas, pixels: &pixels)
    case .pushLayer(let layer):
      paintLayer(
        layer, chunk, chunk.content(ofGroupAt: index), clip: clip, canvas: canvas, pixels: &pixels)
    case .popLayer:
      break
    }
  }

  /// Fills a shape with a paint.
  mutating func fill(
    _ shape: Shape, _ paint: Paint, _ transform: ProjectiveTransform, clip: IntRect,
    canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    guard let bounds = DisplayList.deviceBounds(of: shape, transform: transform, in: clip),
      let shader = RowShader(paint, transform: transform)
    else { return }
    fill(
      shape, PixelSource(shader), transform, clip: bounds, canvas: canvas, pixels: &pixels)
  }
}
