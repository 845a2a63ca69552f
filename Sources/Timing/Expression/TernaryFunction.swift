/// A function of three numbers. The raw value is its name in a formula.
enum TernaryFunction: String, Hashable, Sendable, CaseIterable {
  /// Both branches are computed; the unused result may be undefined.
  case select = "?:"
  /// A number, then its bounds.
  case clamp
  /// Two numbers, and the fraction between them.
  case mix
  /// Two edges, and a number: 0 below the first, 1 above the second, a smooth cubic between them.
  case smoothstep

  func callAsFunction(_ x: Double, _ y: Double, _ z: Double) -> Double {
    switch self {
    case .select: return isTrue(x) ? y : z
    case .clamp: return x < y ? y : x > z ? z : x
    case .mix: return x + (y - x) * z
    case .smoothstep:
      let u = part(x, y, z)
      return u * u * (3 - 2 * u)
    }
  }

  typealias Number = ExpressionStack.Number

  /// The derivative for given slopes of the arguments; at a jump, that of the pieces beside it.
  func slope(_ x: Number, _ y: Number, _ z: Number) -> Double {
    switch self {
    case .select: return isTrue(x.value) ? y.slope : z.slope
    case .clamp: return x.value < y.value ? y.slope : x.value > z.value ? z.slope : x.slope
    case .mix:
      return x.slope + (y.slope - x.slope) * z.value + (y.value - x.value) * z.slope
    case .smoothstep:
      let u = part(x.value, y.value, z.value)
      guard u > 0, u < 1 else { return 0 }
      let rise = (z.slope - x.slope - u * (y.slope - x.slope)) / (y.value - x.value)
      return 6 * u * (1 - u) * rise
    }
  }

  private func part(_ start: Double, _ end: Double, _ x: Double) -> Double {
    let u = (x - start) / (end - start)
    return u < 0 ? 0 : u > 1 ? 1 : u
  }
}
