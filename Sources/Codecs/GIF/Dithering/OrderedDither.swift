// Mixes two colours of the table by a pattern that is fixed to the screen: a pixel that keeps its colour
// keeps its index, so that nothing crawls and deltas stay small. Which two, and how much of each, is
// settled once a colour, not once a pixel.

import Primitives

struct OrderedDither {
  private let mapping: ColorMapping
  private let mixes: [Mix]

  private struct Mix {
    var first: UInt8
    var second: UInt8
    /// The second's share, of `BlueNoise.side²`.
    var share: Int
  }

  /// How far apart from the wanted one a mixed colour may be, 100 × OKLab distance.
  static let reach = 8.0
  /// What is closer than this is not mixed: nobody sees it.
  private static let invisible = 0.3

  /// Shares of a colour below this are left out, where a pattern need not be what it would be at best: single
  /// pixels cost most, and are seen more than what they are mixed in for.
  static let sparseShare = 0.2

  /// - Parameters:
  ///   - mapping: of the colours to the table, within `reach`.
  ///   - leastShare: of either colour, 0..<0.5; less is none of it, and what is between is spread over all shares.
  init(
    _ colors: OKLabColors, _ mapping: ColorMapping, _ tableLabs: [OKLab], leastShare: Double = 0
  ) {
    self.mapping = mapping
    mixes = colors.labs.indices.map { number in
      Self.mix(colors.labs[number], number, mapping, tableLabs, leastShare)
    }
  }

  /// Of the closest colour and one more, those whose mixture comes closest, counting some of the grain
  /// that mixing makes.
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

  /// The indices of a frame's pixels.
  ///
  /// - Parameter unchanged: `keep` for the transparent index where pixels stay as they are.
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
