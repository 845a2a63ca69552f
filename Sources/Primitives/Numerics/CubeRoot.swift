/// The cube root, also of negative numbers, within 0.501 units in the last place; exact if the root is a double.
///
/// The initial guess has an error of 3 %. Each of Halley's steps cubes the error, and Newton's final step uses the
/// exact remainder.
public func cubeRoot(_ x: Double) -> Double {
  let size = abs(x)
  guard size > 0, size < .infinity else { return x }
  // The smallest numbers are scaled up, because rounding errors of their products would underflow.
  guard size > 0x1p-900 else { return cubeRoot(x * 0x1p300) * 0x1p-100 }
  // A third of the exponent, and of the mantissa as if it were a logarithm. The constant is 2/3 of the exponent bias,
  // minus a term that balances the errors.
  var root = Double(bitPattern: size.bitPattern / 3 &+ 0x2A9F_7625_3E5D_BC2B)
  for _ in 0..<2 {
    let cube = root * root * root
    root *= (cube + 2 * size) / (2 * cube + size)
  }
  let cube = DoublePair(productOf: root, root) * root
  let rest = (size - cube.high) - cube.low
  root += rest / (3 * root * root)
  return x < 0 ? -root : root
}
