import Primitives

/// A shape of numbers alone.
enum SimpleShape: Equatable, Sendable {
  case roundedRect(RoundedRect)
  case ellipse(Rect)

  /// Nil for a path, a stroke, a border and the shape below one.
  init?(_ shape: Shape) {
    switch shape {
    case .rect(let rect): self = .roundedRect(RoundedRect(rect: rect))
    case .roundedRect(let roundedRect): self = .roundedRect(roundedRect)
    case .ellipse(let rect): self = .ellipse(rect)
    case .path, .stroke, .border, .bordered, .clipped: return nil
    }
  }
}

/// A colour in a rounded rectangle or an ellipse, not in perspective: most of an interface.
///
/// Unlike the operation that it stands for it holds no reference, so that reading, comparing and painting
/// one copies and counts nothing.
struct SimpleFill: Equatable, Sendable {
  let shape: SimpleShape
  let transform: AffineTransform
  let color: PremultipliedColor

  /// Nil where a fill is not as simple as that.
  init?(_ shape: Shape, _ paint: Paint, _ transform: ProjectiveTransform) {
    guard case .color(let color) = paint, let simple = SimpleShape(shape),
      let affine = transform.affine
    else { return nil }
    self.shape = simple
    self.transform = affine
    self.color = PremultipliedColor(color)
  }
}
