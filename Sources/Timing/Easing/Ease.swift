/// Which ends of a curve are eased. The raw value is the name in a scene.
public enum Ease: String, Hashable, Sendable, CaseIterable {
  /// The family's own function, f(x).
  case `in`
  /// 1 − f(1 − x).
  case out
  /// f(2x)/2, then its mirror image.
  case inOut

  /// 1.70158, which overshoots by a tenth of the change. Source: Penner's back.
  public static let defaultOvershoot = 1.70158

  /// 0.3 of the duration, 0.45 for `inOut`. Source: Penner's elastic.
  public var defaultPeriod: Double {
    self == .inOut ? 0.3 * 1.5 : 0.3
  }
}

extension Ease {
  /// The value of a family; 0 before 0 and 1 after 1, where families are not defined.
  func value(of family: some EasingFamily, at x: Double) -> Double {
    switch self {
    case .in: easeIn(family, x)
    case .out: 1 - easeIn(family, 1 - x)
    case .inOut: bothEnds(family, x)
    }
  }

  /// f(2x)/2, then its mirror image; branch-free, because random times would be mispredicted.
  private func bothEnds(_ family: some EasingFamily, _ x: Double) -> Double {
    let half = easeIn(family, min(2 * x, 2 - 2 * x)) / 2
    let mirrored: Double = x < 0.5 ? 0 : 1
    return mirrored + (1 - 2 * mirrored) * half
  }

  /// The derivative by the fraction; 0 outside 0…1.
  func slope(of family: some EasingFamily, at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    return switch self {
    case .in: family.slope(at: x)
    case .out: family.slope(at: 1 - x)
    case .inOut: family.slope(at: x < 0.5 ? 2 * x : 2 - 2 * x)
    }
  }

  /// Makes the ends, and the middle of an ease-in-out, exact despite rounding.
  private func easeIn(_ family: some EasingFamily, _ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? 1 : family.value(at: x)
  }
}
