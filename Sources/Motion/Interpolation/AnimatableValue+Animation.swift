import AnimPrimitives

extension AnimatableValue {
  /// The value plus the remaining difference of a change. Source: the additive animation of UIView.animate, which moves
  /// from `from − to` to 0.
  func adding(from: AnimatableValue, to: AnimatableValue, progress: Double) -> AnimatableValue {
    switch (self, from, to) {
    case (.number(let model), .number(let from), .number(let to)):
      let delta = from - to
      return .number(model + (delta - delta * progress))
    case (.matrix(let model), .matrix(let from), .matrix(let to)):
      guard let inverse = to.inverted else { return self }
      let delta = from.concatenating(inverse)
      return .matrix(
        delta.interpolated(to: .identity, fraction: progress).concatenating(model))
    default:
      return self
    }
  }

  /// Whether an additive animation can have the value as its goal; a matrix must have an inverse.
  var isInvertible: Bool {
    guard case .matrix(let matrix) = self else { return true }
    return matrix.inverted != nil
  }

  /// Whether all its numbers are finite.
  package var isFinite: Bool {
    switch self {
    case .number(let number): number.isFinite
    case .point(let point): point.x.isFinite && point.y.isFinite
    case .size(let size): size.width.isFinite && size.height.isFinite
    case .rect(let rect):
      rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    case .color(let color): color?.isFinite ?? true
    case .colors(let colors): colors.allSatisfy(\.isFinite)
    case .numbers(let numbers): numbers.allSatisfy(\.isFinite)
    case .transform(let transform): transform.isFinite
    case .matrix(let matrix): matrix.isFinite
    case .path(let path): path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    case .text, .styledText, .flag: true
    }
  }
}

extension Color {
  fileprivate var isFinite: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool {
    [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }
}

extension TransformComponents {
  fileprivate var isFinite: Bool {
    let numbers = [
      translation.x, translation.y, scale.width, scale.height, skew.width, skew.height, rotation,
      rotationX, rotationY, perspective,
    ]
    return matrix.isFinite && numbers.allSatisfy(\.isFinite)
  }
}
