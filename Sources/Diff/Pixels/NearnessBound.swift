// Most pixels that differ at all differ by a step or two, in pictures that went through a video or a
// palette, and their distances need not be known to know that they are below a threshold: neighbouring
// colours are at most so far apart, and colours d steps apart at most as far as d neighbours in a row.

/// Tells pixels that are surely no farther apart than a threshold, from their components alone.
struct NearnessBound {
  /// The largest distance of two colours whose components are each at most a step of 1/255 apart, where
  /// the largest component of one of them is at least 0, 16, 32 … 240; found by trying all 2²⁴ colours with
  /// their 26 neighbours, rounded up. Near black the cube roots of OKLab are steep.
  static let neighbors: [Double] = [
    0.04467, 0.0174, 0.01135, 0.00842, 0.00693, 0.00677, 0.00662, 0.00647, 0.00634, 0.00623,
    0.00612,
    0.00602, 0.00593, 0.00585, 0.00577, 0.0057,
  ]

  let threshold: Double
  private let limits: [UInt8]

  init(threshold: Double) {
    self.threshold = threshold
    // Distances are computed with rounding; this is more than it and less than anybody's threshold.
    let distance = max(threshold - 1e-9, 0)
    limits = Self.neighbors.map { UInt8(min(distance / $0, 255)) }
  }

  /// By how much the components of two pixels may be apart.
  ///
  /// On the way from one to the other, one step of all components after another, no colour is darker than
  /// what both have.
  ///
  /// - Parameter brightness: the largest component that both reach.
  func limit(brightness: UInt8) -> UInt8 { limits[Int(brightness &>> 4)] }
}
