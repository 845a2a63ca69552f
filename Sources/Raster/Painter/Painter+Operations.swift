import Primitives

extension Painter {
  /// Paints operations, bottom first, inside a clip.
  mutating func paint(
    _ operations: ArraySlice<DrawOperation>, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let span = operations.span
    var index = operations.startIndex
    while index < operations.endIndex {
      switch span[index - operations.startIndex] {
      case .fill(let shape, let paint, let transform):
        fill(shape, paint, transform, clip: clip, canvas: canvas, pixels: &pixels)
      case .shadow(let shape, let color, let radius, let transform):
        paintShadow(
          shape, color, sigma: radius, transform, clip: clip, canvas: canvas, pixels: &pixels)
      case .pushLayer(let layer):
        let end = operations.endOfLayer(at: index)
        paintLayer(
          layer, operations[(index + 1)..<end], clip: clip, canvas: canvas, pixels: &pixels)
        index = end
      case .popLayer:
        break
      }
      index += 1
    }
  }

  /// Fills a shape with a paint.
  mutating func fill(
    _ shape: Shape, _ paint: Paint, _ transform: ProjectiveTransform, clip: IntRect,
    canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    // Nothing is made ready for what cannot be seen.
    guard let bounds = DisplayList.deviceBounds(of: shape, transform: transform, in: clip) else {
      return
    }
    guard let shader = RowShader(paint, transform: transform) else { return }
    fill(
      shape, PixelSource(shader), transform, clip: bounds, canvas: canvas, pixels: &pixels)
  }
}
