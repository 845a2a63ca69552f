extension TimingCurve {
  /// The values at ⌈fps × duration⌉ + 2 evenly spaced times, including both ends: the `values` of a
  /// CAKeyframeAnimation. Source: NSBKeyframeAnimation, without its accumulated error in times.
  public func samples(framesPerSecond: Double = 60, duration: Double) -> [Double] {
    precondition(
      framesPerSecond > 0 && duration >= 0 && (framesPerSecond * duration).isFinite,
      "Samples need a rate above 0 and a duration of 0 or more.")
    let curve = resolved(duration: duration)
    let lines = Self.sampleLines(framesPerSecond, duration)
    return (0...Int(lines)).map { curve.value(at: Double($0) / lines) }
  }

  /// The number of lines between ⌈fps × duration⌉ + 2 samples.
  static func sampleLines(_ framesPerSecond: Double, _ duration: Double) -> Double {
    (framesPerSecond * duration).rounded(.up) + 1
  }
}
