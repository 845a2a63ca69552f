public import Primitives

/// A value that a property can have.
public enum AnimatableValue: Hashable, Sendable {
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  /// nil is no colour: it cannot be blended with one.
  case color(Color?)
  case colors([Color])
  case numbers([Double])
  case transform(TransformComponents)
  case matrix(AffineTransform)
  case path(Path)
  case text(String)
  case flag(Bool)
}
