import AnimPrimitives

extension AnimationComparison {
  /// A clause for each kind of difference, such as `loop: 3 times, was forever`.
  package var clauses: [String] { kinds.map { "\($0.rawValue): \(clause(of: $0))" } }

  private func clause(of kind: Kind) -> String {
    switch kind {
    case .size:
      "\(candidate.width) × \(candidate.height), was \(baseline.width) × \(baseline.height)"
    case .frameCount: frameCountClause
    case .timing: timingClause
    case .loop: "\(Self.plays(candidate.plays)), was \(Self.plays(baseline.plays))"
    case .pixels: pixelsClause
    }
  }

  private var frameCountClause: String {
    var parts = ["\(candidate.pictureCount), was \(baseline.pictureCount)"]
    // If one only continues after the other's end, the counts suffice.
    guard missingFrames.count + addedFrames.count > remainderCount else { return parts[0] }
    if !addedFrames.isEmpty { parts.append("\(Self.frames(addedFrames)) added") }
    if !missingFrames.isEmpty { parts.append("\(Self.frames(missingFrames)) missing") }
    return parts.joined(separator: ", ")
  }

  private var timingClause: String {
    var parts: [String] = []
    if let change = timingChanges.first {
      let more = timingChanges.count > 1 ? " and \(timingChanges.count - 1) more" : ""
      parts.append(
        "frame \(change.frame) for \(Self.seconds(change.candidate)), "
          + "was \(Self.seconds(change.baseline))\(more)")
    }
    if let first = baseline.duration, let second = candidate.duration,
      abs(first - second) > Self.timeTolerance
    {
      parts.append("\(Self.seconds(second)) in all, was \(Self.seconds(first))")
    }
    return parts.joined(separator: "; ")
  }

  private var pixelsClause: String {
    guard let worst, let pixels = worst.moment.pixels, let bounds = pixels.bounds else { return "" }
    let frames = Self.frames(differingMoments.map(\.baselineFrame))
    let count = pixels.differingCount == 1 ? "1 pixel" : "\(pixels.differingCount) pixels"
    let distance = Self.roundedUp(pixels.largestDistance).shortestText
    let place =
      bounds.area == 1
      ? "at \(bounds.x), \(bounds.y)"
      : "in \(bounds.width) × \(bounds.height) at \(bounds.x), \(bounds.y)"
    let worstFrame =
      differingMoments.count > 1 ? "; worst is frame \(worst.moment.baselineFrame)" : ""
    return "\(frames)\(worstFrame): \(count) \(place), up to \(distance) apart"
  }

  /// Rounded up to a thousandth, so that the result can be used as a threshold.
  private static func roundedUp(_ distance: Double) -> Double {
    let rounded = distance.rounded(places: 3)
    return rounded < distance ? (rounded + 0.001).rounded(places: 3) : rounded
  }

  /// `frame 7`, `frames 6 to 19`, `20 frames from 6 to 40`.
  private static func frames(_ numbers: [Int]) -> String {
    guard let first = numbers.min(), let last = numbers.max() else { return "no frame" }
    if first == last { return "frame \(first)" }
    let count = Set(numbers).count
    return count == last - first + 1
      ? "frames \(first) to \(last)" : "\(count) frames from \(first) to \(last)"
  }

  private static func plays(_ plays: Int?) -> String {
    switch plays {
    case nil: "not said"
    case 0: "forever"
    case 1: "once"
    case let count?: "\(count) times"
    }
  }

  /// Rounded to the microsecond.
  private static func seconds(_ seconds: Double) -> String {
    "\(seconds.rounded(places: 6).shortestText) s"
  }
}
