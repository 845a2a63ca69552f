import AnimPrimitives

@testable import AnimRaster

/// The blur of a convex silhouette by definition, in `Double`: eight rows per pixel with exact ends, the mean over the
/// square of each pixel, and a Gaussian along both axes.
struct BlurOracle {
  /// 0…255.
  private(set) var values: [Double] = []

  /// The number of rows per pixel.
  private let density = 8
  private let sigma: Double

  /// - Parameter isInside: whether a point in device space belongs to the silhouette.
  init(bounds: IntRect, sigma: Double, isInside: (Point) -> Bool) {
    self.sigma = sigma
    let margin = Int((4.5 * sigma).rounded(.up)) + 1
    let step = 1 / Double(density)
    let top = Double(bounds.y - margin) + step / 2
    let rows = (0..<(bounds.height + 2 * margin) * density).map { row in
      let y = top + Double(row) * step
      return blurredRow(in: bounds) { isInside(Point($0, y)) }
    }
    // The kernel is the mean of the Gaussian over a pixel's height, at the distances of the rows.
    let weights = (0..<(2 * margin + 1) * density).map { index -> Double in
      let distance = (Double(index) + 0.5) * step - Double(margin) - 0.5
      return step
        * (Gaussian.cumulative((distance + 0.5) / sigma)
          - Gaussian.cumulative((distance - 0.5) / sigma))
    }
    for y in 0..<bounds.height {
      var sums = [Double](repeating: 0, count: bounds.width)
      for (tap, weight) in weights.enumerated() {
        let row = rows[y * density + tap]
        for x in row.indices { sums[x] += weight * row[x] }
      }
      values += sums.map { $0 * 255 }
    }
  }

  /// A row after the horizontal blur; empty if the silhouette has no points in it.
  private func blurredRow(in bounds: IntRect, isInside: (Double) -> Bool) -> [Double] {
    let places = (bounds.x * 4...bounds.maxX * 4).map { Double($0) / 4 + 0.11 }
    guard let first = places.first(where: isInside), let last = places.last(where: isInside) else {
      return []
    }
    /// The edge between a point inside and a point outside.
    func edge(_ inside: Double, _ outside: Double) -> Double {
      var (inside, outside) = (inside, outside)
      for _ in 0..<20 {
        let middle = (inside + outside) / 2
        if isInside(middle) { inside = middle } else { outside = middle }
      }
      return inside
    }
    let left = edge(first, first - 0.3)
    let right = edge(last, last + 0.3)
    return (0..<bounds.width).map { x in
      let center = Double(bounds.x + x) + 0.5
      return mean(right - center) - mean(left - center)
    }
  }

  /// The mean of Φ((d + s)/σ) over −½ ≤ s ≤ ½; its antiderivative is z·Φ(z) + φ(z).
  private func mean(_ distance: Double) -> Double {
    func sum(_ z: Double) -> Double { z * Gaussian.cumulative(z) + Gaussian.density(z) }
    guard abs(distance) < 6 * sigma else { return distance < 0 ? 0 : 1 }
    return sigma * (sum((distance + 0.5) / sigma) - sum((distance - 0.5) / sigma))
  }
}
