/// How long a frame is shown: a fraction of a second as the file has it.
public struct APNGDelay: Hashable, Sendable {
  public let numerator: UInt16
  /// 0 means 100, as the standard says.
  public let denominator: UInt16

  public init(numerator: UInt16, denominator: UInt16) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The quotient.
  public var seconds: Double {
    Double(numerator) / (denominator == 0 ? 100 : Double(denominator))
  }
}
