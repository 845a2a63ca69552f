import AnimPrimitives
import AnimRendering

/// The way in which the times of an overview are spread over the played part.
package enum TimeSpread: String, CaseIterable, Sendable {
  /// At equal distances.
  case time
  /// With equally much change between them. A part without any change is spread by time.
  case change
}

extension TimeSpread {
  /// The number of pieces in which change is measured.
  private static let pieceCount = 240

  /// Times from the start to the end of a range; only the start for a count of 1.
  func times(
    _ count: Int, over range: PlaybackRange, of renderer: Renderer, _ measure: ChangeMeasure
  ) -> [Double] {
    guard count > 1 else { return [range.start] }
    let shares = (0..<count).map { Double($0) / Double(count - 1) }
    guard self == .change, range.end > range.start else {
      return shares.map { Self.time(at: $0, of: range) }
    }
    let pieces = max(Self.pieceCount, count)
    let samples = (0...pieces).map { Self.time(at: Double($0) / Double(pieces), of: range) }
    return Self.spread(shares, over: samples, renderer.changes(between: samples, of: measure))
  }

  private static func time(at share: Double, of range: PlaybackRange) -> Double {
    min(range.start + (range.end - range.start) * share, range.end)
  }

  /// The times at which shares of the whole change have happened. Time itself counts a tenth, so that no two times are
  /// equal and a rest is shown too.
  static func spread(_ shares: [Double], over samples: [Double], _ changes: [Double]) -> [Double] {
    let total = changes.reduce(0, +)
    let rest = 1 / Double(changes.count)
    let weights = changes.map { total > 0 ? 0.9 * $0 / total + 0.1 * rest : rest }
    var piece = 0
    var done = 0.0
    return shares.map { share in
      while piece < weights.count - 1, done + weights[piece] < share {
        done += weights[piece]
        piece += 1
      }
      let inside = min(max((share - done) / weights[piece], 0), 1)
      return samples[piece] + (samples[piece + 1] - samples[piece]) * inside
    }
  }
}
