// Mixes two colours of the table by a pattern that is fixed to the screen: a pixel that keeps its colour keeps its
// index, so that nothing crawls and differences stay small. The two colours and their shares are chosen once for each
// colour, not for each pixel.

import AnimPrimitives

struct OrderedDither {
  private let mapping: ColorMapping
  private let mixes: [Mix]

  private struct Mix {
    var first: UInt8
    var second: UInt8
    /// The second's share, of `BlueNoise.side²`.
    var share: Int
  }

  /// The maximum distance of a mixed colour from the wanted one, 100 × OKLab distance.
  static let reach = 8.0
  /// An error that is not visible, so that the colour is not mixed.
  private static let invisible = 0.3

  /// Smaller shares of a colour are left out of patterns that may depart: single pixels need the most bytes and are
  /// more visible than the error that they correct.
  static let sparseShare = 0.2

  /// - Parameters:
  ///   - mapping: the mapping of the colours to the table, within `reach`.
  ///   - leastShare: the least share of either colour, 0..<0.5; the range between is spread over all shares.
  init(
    _ colors: OKLabColors, _ mapping: ColorMapping, _ tableLabs: [OKLab], leastShare: Double = 0
  ) {
    self.mapping = mapping
    mixes = colors.labs.indices.map { number in
      Self.mix(colors.labs[number], number, mapping, tableLabs, leastShare)
    }
  }

  /// The closest colour and the second one whose mixture is best; part of the mixture's grain counts as an error.
  private static func mix(
    _ color: OKLab, _ number: Int, _ mapping: ColorMapping, _ table: [OKLab], _ leastShare: Double
  ) -> Mix {
    let place = number * ColorMapping.width
    let first = mapping.candidates[place]
    var best = Mix(first: first, second: first, share: 0)
    guard mapping.error(of: number) > invisible else { return best }
    let start = table[Int(first)].vector
    let target = color.vector - start
    var least = (target * target).sum()
    for rank in 1..<ColorMapping.width where mapping.errors[place + rank] != ColorMapping.none {
      let second = mapping.candidates[place + rank]
      let way = table[Int(second)].vector - start
      let length = (way * way).sum()
      guard length > 0 else { continue }
      let share = min(max((target * way).sum() / length, 0), 1)
      let miss = target - way * share
      let cost = (miss * miss).sum() + 0.15 * share * (1 - share) * length
      guard cost < least else { continue }
      least = cost
      let drawn = min(max((share - leastShare) / (1 - 2 * leastShare), 0), 1)
      let steps = Double(BlueNoise.side * BlueNoise.side)
      best = Mix(
        first: first, second: second, share: Int((drawn * steps).rounded(.toNearestOrEven)))
    }
    return best
  }

  /// The thresholds of four rows in turn.
  static let rowThresholds = [0.125, 0.625, 0.375, 0.875]

  /// The index of a colour where the pattern has a threshold in 0..<1.
  func index(of number: Int, threshold: Double) -> UInt8 {
    let mix = mixes[number]
    let steps = Double(BlueNoise.side * BlueNoise.side)
    return Double(mix.share) > threshold * steps ? mix.second : mix.first
  }

  /// The indices of a frame's pixels.
  ///
  /// - Parameter unchanged: `keep` if unchanged pixels get the transparent index.
  func indices(of frame: FrameDelta, unchanged: Unchanged) -> [IndexRun] {
    let noise = BlueNoise.shared
    var result = IndexRuns()
    var x = 0
    var y = 0
    for run in frame.runs {
      var rest = run.length
      let mix = mixes[Int(run.color)]
      let isKept = !run.isChanged && unchanged == .keep
      let kept = isKept ? mapping.palette.transparentIndex : nil
      while rest > 0 {
        let count = min(rest, frame.rect.width - x)
        if mix.share == 0 || kept != nil {
          result.append(kept ?? mix.first, count)
        } else {
          for column in x..<(x + count) {
            let rank = noise.rank(x: frame.rect.x + column, y: frame.rect.y + y)
            result.append(rank < mix.share ? mix.second : mix.first, 1)
          }
        }
        rest -= count
        x += count
        if x == frame.rect.width {
          x = 0
          y += 1
        }
      }
    }
    return result.finish()
  }
}

extension OKLab {
  fileprivate var vector: SIMD4<Double> {
    SIMD4(Double(lightness), Double(a), Double(b), 0)
  }
}
