import AnimPrimitives

extension AnimatableValue {
  /// Interpolates towards another value; fractions outside 0…1 extrapolate.
  ///
  /// Colours are blended in sRGB with straight alpha, matrices by decomposition, paths command by command. Values that
  /// cannot be blended (texts, flags, missing colours, paths or lists of different structure) give the other value.
  /// Source: measurements of Core Animation.
  package func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
    switch (self, other) {
    case (.number(let a), .number(let b)):
      .number(a + (b - a) * fraction)
    case (.point(let a), .point(let b)):
      .point(a.interpolated(to: b, fraction: fraction))
    case (.size(let a), .size(let b)):
      .size(a.interpolated(to: b, fraction: fraction))
    case (.rect(let a), .rect(let b)):
      .rect(
        Rect(
          origin: a.origin.interpolated(to: b.origin, fraction: fraction),
          size: a.size.interpolated(to: b.size, fraction: fraction)))
    case (.color(let a?), .color(let b?)):
      .color(a.interpolated(to: b, fraction: fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      .colors(zip(a, b).map { $0.interpolated(to: $1, fraction: fraction) })
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.transform(let a), .transform(let b)):
      .transform(a.interpolated(to: b, fraction: fraction))
    case (.matrix(let a), .matrix(let b)):
      .matrix(a.interpolated(to: b, fraction: fraction))
    case (.path(let a), .path(let b)):
      .path(a.interpolated(to: b, fraction: fraction) ?? b)
    default:
      other
    }
  }

  /// Whether both values can be blended.
  package func blends(with other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.matrix, .matrix):
      true
    case (.color(let a), .color(let b)): a != nil && b != nil
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.path(let a), .path(let b)): a.blends(with: b)
    default: false
    }
  }

  /// The distance for the paced calculation modes: Euclidean over all components; 0 for values without components.
  package func distance(to other: AnimatableValue) -> Double {
    guard let a = components, let b = other.components, a.count == b.count else { return 0 }
    return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height]
    case .color(let color?): [color.red, color.green, color.blue, color.alpha]
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .numbers(let numbers): numbers
    case .matrix(let matrix): [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    case .path(let path): path.components
    case .transform, .text, .styledText, .flag, .color(nil): nil
    }
  }
}

extension Size {
  func interpolated(to other: Size, fraction: Double) -> Size {
    Size(
      width: width + (other.width - width) * fraction,
      height: height + (other.height - height) * fraction)
  }
}

extension TransformComponents {
  /// Interpolates component by component, and the matrix by decomposition.
  func interpolated(to other: TransformComponents, fraction: Double) -> TransformComponents {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
    var result = TransformComponents(
      translation: translation.interpolated(to: other.translation, fraction: fraction),
      scale: scale.interpolated(to: other.scale, fraction: fraction),
      skew: skew.interpolated(to: other.skew, fraction: fraction),
      rotation: mix(rotation, other.rotation),
      rotationX: mix(rotationX, other.rotationX), rotationY: mix(rotationY, other.rotationY),
      perspective: perspective,
      matrix: matrix == other.matrix
        ? matrix : matrix.interpolated(to: other.matrix, fraction: fraction))
    if perspective != other.perspective { result.depth = mix(depth, other.depth) }
    return result
  }
}
