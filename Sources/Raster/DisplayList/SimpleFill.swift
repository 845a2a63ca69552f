import AnimPrimitives

/// A shape that is stored without references.
enum SimpleShape: Equatable, Sendable {
  case roundedRect(RoundedRect)
  case ellipse(Rect)

  /// Returns nil for paths, strokes, borders, and shapes below a border or in a clip.
  init?(_ shape: Shape) {
    switch shape {
    case .rect(let rect): self = .roundedRect(RoundedRect(rect: rect))
    case .roundedRect(let roundedRect): self = .roundedRect(roundedRect)
    case .ellipse(let rect): self = .ellipse(rect)
    case .path, .stroke, .border, .bordered, .clipped: return nil
    }
  }
}

/// A colour in a rounded rectangle or an ellipse without perspective: the most frequent operation of an interface.
///
/// Unlike a `DrawOperation`, a simple fill has no references, so it is read, compared and painted without reference
/// counting.
struct SimpleFill: Equatable, Sendable {
  let shape: SimpleShape
  let transform: AffineTransform
  let color: PremultipliedColor

  /// Returns nil if the shape, the paint or the transform is not simple.
  init?(_ shape: Shape, _ paint: Paint, _ transform: ProjectiveTransform) {
    guard case .color(let color) = paint, let simple = SimpleShape(shape),
      let affine = transform.affine
    else { return nil }
    self.shape = simple
    self.transform = affine
    self.color = PremultipliedColor(color)
  }
}
