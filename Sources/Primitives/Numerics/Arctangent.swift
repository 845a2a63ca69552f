// The arctangent of y/x, for 0 ≤ y ≤ x, from that of the nearest multiple c of 1/16:
//
//   atan(y/x) = atan c + atan t,   t = (y − c·x)/(x + c·y),   |t| ≤ 1/31
//
// t and atan c are pairs of doubles; the terms of the series t − t³/3 + t⁵/5 − … after t are at most a thousandth of t,
// so they may be rounded. Symmetry gives the other angles.

/// The angle of the direction (x, y) in radians, −π…π, within 0.502 units in the last place. Zeros, signs and
/// infinities follow IEEE 754.
public func arctangent(y: Double, x: Double) -> Double {
  guard !y.isNaN, !x.isNaN else { return .nan }
  var (up, right) = (abs(y), abs(x))
  if right.isInfinite || up.isInfinite {
    (up, right) = (up.isInfinite ? 1 : 0, right.isInfinite ? 1 : 0)
  }
  if x.sign == .plus, up < right * 0x1p-60 {
    // The arctangent of such a small argument equals it.
    return y.sign == .minus ? -(up / right) : up / right
  }
  // Otherwise products of very large and very small numbers would lose the digits of the second double.
  let most = max(up, right)
  if most > 0x1p500 || most < 0x1p-500 {
    let scale = most > 1 ? 0x1p-600 : 0x1p600
    (up, right) = (up * scale, right * scale)
  }
  let angle = angle(up: DoublePair(up), right: DoublePair(right), isLeft: x.sign == .minus)
  return y.sign == .minus ? -angle : angle
}

/// Radians, −π/2…π/2, within 0.502 units in the last place.
public func arctangent(_ x: Double) -> Double { arctangent(y: x, x: 1) }

/// Radians, −π/2…π/2, within 0.502 units in the last place; NaN outside −1…1.
public func arcsine(_ x: Double) -> Double {
  guard abs(x) <= 1 else { return .nan }
  guard abs(x) > 0x1p-30 else { return x }
  let angle = angle(up: DoublePair(abs(x)), right: legBeside(x), isLeft: false)
  return x < 0 ? -angle : angle
}

/// Radians, 0…π, within 0.502 units in the last place; NaN outside −1…1.
public func arccosine(_ x: Double) -> Double {
  guard abs(x) <= 1 else { return .nan }
  return angle(up: legBeside(x), right: DoublePair(abs(x)), isLeft: x < 0)
}

/// √(1 − x²).
private func legBeside(_ x: Double) -> DoublePair {
  guard abs(x) < 1 else { return DoublePair(0) }
  return (DoublePair(exactSumOf: 1, -x) * DoublePair(exactSumOf: 1, x)).squareRoot()
}

/// The angle of a direction in the upper half.
private func angle(up: DoublePair, right: DoublePair, isLeft: Bool) -> Double {
  let isSteep = up.high > right.high
  let acute = isSteep ? acuteAngle(right, up) : acuteAngle(up, right)
  switch (isSteep, isLeft) {
  case (false, false): return acute.value
  case (false, true): return (DoublePair(2 * quarterTurn.high, 2 * quarterTurn.low) + -acute).value
  case (true, false): return (quarterTurn + -acute).value
  case (true, true): return (quarterTurn + acute).value
  }
}

/// The arctangent of y/x, for y/x in 0…1; 0 for two zeros.
private func acuteAngle(_ y: DoublePair, _ x: DoublePair) -> DoublePair {
  guard y.high > 0 else { return DoublePair(0) }
  let index = Int((y.high / x.high * 16).rounded())
  let sixteenths = Double(index) / 16
  let t = index == 0 ? y / x : (y + -(x * sixteenths)) / (x + y * sixteenths)
  let s = t.high * t.high
  let series =
    (-1.0 / 3 + s * (1.0 / 5)) + s * s * ((-1.0 / 7 + s * (1.0 / 9)) - s * s * (1.0 / 11))
  let near = DoublePair(exactSumOfLarger: t.high, t.low + t.high * (s * series))
  return index == 0 ? near : sixteenthArctangents[index] + near
}

/// The arctangents of 0/16…16/16.
private let sixteenthArctangents: [DoublePair] = [
  DoublePair(0, 0),
  DoublePair(0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60),
  DoublePair(0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
  DoublePair(0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58),
  DoublePair(0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
  DoublePair(0x1.362773707ebccp-2, -0x1.963a544b672d8p-57),
  DoublePair(0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
  DoublePair(0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56),
  DoublePair(0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
  DoublePair(0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56),
  DoublePair(0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
  DoublePair(0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55),
  DoublePair(0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
  DoublePair(0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57),
  DoublePair(0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
  DoublePair(0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56),
  DoublePair(0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
]
