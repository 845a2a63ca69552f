/// Linear light of sRGB components: black is 0, white 1.
///
/// Uses plain IEEE arithmetic, so all machines compute the same values. Source: IEC 61966-2-1.
package enum LinearLight {
  /// The linear light of each 8-bit component.
  package static let components: [Double] = (0..<256).map { of(Double($0) / 255) }

  /// The linear light of a component.
  ///
  /// - Parameter component: 0…1.
  package static func of(_ component: Double) -> Double {
    guard component > 0.04045 else { return component / 12.92 }
    let base = (component + 0.055) / 1.055
    // base^2.4 = base² · (base²)^(1/5)
    return base * base * fifthRoot(base * base)
  }

  /// Newton's method, above 0 to 1.
  private static func fifthRoot(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      let next = (4 * root + value / (root * root * root * root)) / 5
      guard next != root else { break }
      root = next
    }
    return root
  }
}
