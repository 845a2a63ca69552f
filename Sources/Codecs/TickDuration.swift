import AnimPrimitives

/// The unit of an encoder's time base: a reduced fraction of a second.
public struct TickDuration: Hashable, Sendable {
  public let numerator: Int
  public let denominator: Int

  /// - Throws: `tickDuration` unless both reduced numbers are 1…65,535.
  public init(numerator: Int, denominator: Int) throws(CodecError) {
    guard numerator > 0, denominator > 0 else {
      throw .tickDuration(numerator: numerator, denominator: denominator)
    }
    let divisor = Int.greatestCommonDivisor(numerator, denominator)
    guard max(numerator, denominator) / divisor <= UInt16.max else {
      throw .tickDuration(numerator: numerator, denominator: denominator)
    }
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// Returns delays whose sum is exactly a number of ticks: one if its reduced fraction fits 16-bit numbers, else
  /// several, of which none is shorter than browsers show.
  ///
  /// - Precondition: ticks are not negative.
  func delays(ticks: Int) -> [APNGDelay] {
    precondition(ticks >= 0, "a duration is not negative")
    let shortest = MediaTime.shortestInBrowsers * Double(denominator) / Double(numerator)
    var delays: [APNGDelay] = []
    var rest = ticks
    while true {
      if let delay = delay(ticks: rest) { return delays + [delay] }
      let part = longestDelay(ticks: rest - Int(shortest.rounded(.up)))
      guard let delay = delay(ticks: part) else { preconditionFailure("65,535 fits 16 bits") }
      delays.append(delay)
      rest -= part
    }
  }

  /// Returns the largest number of ticks, up to `ticks`, whose fraction fits once it is reduced by a divisor g of
  /// the denominator: g ticks are numerator / (denominator / g).
  private func longestDelay(ticks: Int) -> Int {
    let divisors = (1...denominator).lazy.filter { denominator % $0 == 0 }
    let most = Int(UInt16.max) / numerator
    return divisors.map { divisor in min(ticks / divisor, most) * divisor }.max() ?? 1
  }

  private func delay(ticks: Int) -> APNGDelay? {
    let (product, overflow) = ticks.multipliedReportingOverflow(by: numerator)
    guard !overflow else { return nil }
    let divisor = Int.greatestCommonDivisor(product, denominator)
    guard let top = UInt16(exactly: product / divisor),
      let bottom = UInt16(exactly: denominator / divisor)
    else { return nil }
    return APNGDelay(numerator: top, denominator: bottom)
  }
}
