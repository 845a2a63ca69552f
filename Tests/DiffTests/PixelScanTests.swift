import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimDiff

/// Compares the scan with its definition, which measures every pixel.
@Suite struct PixelScanTests {
  private struct Plain: Equatable {
    var differingCount = 0
    var antialiasedCount = 0
    var largestDistance = 0.0
    var bounds: IntRect?

    init(_ comparison: PixelComparison) {
      differingCount = comparison.differingCount
      antialiasedCount = comparison.antialiasedCount
      largestDistance = comparison.largestDistance
      bounds = comparison.bounds
    }

    init(_ baseline: Pixmap, _ candidate: Pixmap, _ tolerance: PixelTolerance) {
      let detector = AntialiasingDetector(width: baseline.width, height: baseline.height)
      let (first, second) = (baseline.pixels, candidate.pixels)
      var distance = PixelDistance()
      for y in 0..<baseline.height {
        for x in 0..<baseline.width {
          let place = y * baseline.width + x
          let isIgnored = tolerance.ignoredRects.contains {
            $0.x <= x && x < $0.maxX && $0.y <= y && y < $0.maxY
          }
          guard first[place] != second[place], !isIgnored else { continue }
          let apart = distance.between(first[place], second[place])
          guard tolerance.threshold == 0 || apart > tolerance.threshold else { continue }
          if tolerance.ignoresAntialiased,
            detector.isAntialiased(x, y, in: first.span, other: second.span)
              || detector.isAntialiased(x, y, in: second.span, other: first.span)
          {
            antialiasedCount += 1
            continue
          }
          differingCount += 1
          largestDistance = max(largestDistance, apart)
          let pixel = IntRect(x: x, y: y, width: 1, height: 1)
          bounds = bounds.flatMap { box in pixel.map { box.union($0) } } ?? pixel
        }
      }
    }
  }

  /// Repeated rows, stripes, gradients and noise, partly translucent.
  private func picture(_ width: Int, _ height: Int, _ random: inout SeededGenerator) -> Pixmap {
    var pixels: [UInt32] = []
    for y in 0..<height {
      let kind = Int.random(in: 0..<5, using: &random)
      let base = UInt32.random(in: 0...255, using: &random)
      for x in 0..<width {
        switch kind {
        case 0 where y > 0: pixels.append(pixels[pixels.count - width])
        case 1: pixels.append(x / 5 % 2 == 0 ? 0xFF00_0000 | base : 0xFFFF_FFFF)
        case 2: pixels.append(0xFF00_0000 | UInt32(x * 255 / width) << 8 | base)
        case 3: pixels.append(UInt32.random(in: 0...base, using: &random) * 0x101 | base << 24)
        default: pixels.append(0xFF00_0000 | UInt32.random(in: 0...0x3F_FFFF, using: &random))
        }
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  /// A copy that is lighter by 0 to 40 everywhere, or slightly different in some places.
  private func changed(_ picture: Pixmap, _ random: inout SeededGenerator) -> Pixmap {
    let step = UInt32.random(in: 0...40, using: &random)
    let rarity = Int.random(in: 1...8, using: &random)
    let isLighter = Bool.random(using: &random)
    let pixels = picture.pixels.map { pixel in
      guard isLighter || Int.random(in: 0..<rarity, using: &random) == 0 else { return pixel }
      let alpha = pixel >> 24
      return [0, 8, 16].reduce(alpha << 24) { result, shift in
        let reach = isLighter ? step : UInt32.random(in: 0...step, using: &random)
        return result | min((pixel >> shift & 255) + reach, alpha) << shift
      }
    }
    return Pixmap(width: picture.width, height: picture.height, pixels: pixels)
  }

  @Test(arguments: 0..<40)
  func `the search finds the same area as measuring every pixel`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let width = [1, 2, 7, 63, 64, 65, 150][Int(seed) % 7]
    let baseline = picture(width, 12, &random)
    let candidate = changed(baseline, &random)
    let rect = IntRect(x: width / 3, y: 3, width: width / 3 + 1, height: 5)
    for threshold in [0, 0.01, 0.03, 0.1] {
      for ignoresAntialiased in [false, true] {
        let tolerance = PixelTolerance(
          threshold: threshold, ignoresAntialiased: ignoresAntialiased,
          ignoredRects: seed.isMultiple(of: 3) ? [rect].compactMap(\.self) : [])
        let comparison = PixelComparison(baseline, candidate, tolerance: tolerance)
        #expect(Plain(comparison) == Plain(baseline, candidate, tolerance), "\(tolerance)")
        let same = PixelComparison.areSame(baseline, candidate, tolerance: tolerance)
        #expect(same == (comparison.differingCount == 0))
      }
    }
  }

  @Test func `distances near a threshold are measured`() {
    var distance = PixelDistance()
    let pairs = (0..<200).map { (UInt32(0xFF00_0000 + $0), UInt32(0xFF00_1000 + $0)) }
    let first = Pixmap(width: pairs.count, height: 1, pixels: pairs.map(\.0))
    let second = Pixmap(width: pairs.count, height: 1, pixels: pairs.map(\.1))
    // A pair is equal if the threshold is its own distance, and different for the next smaller threshold.
    for pair in pairs.prefix(60) {
      let apart = distance.between(pair.0, pair.1)
      for threshold in [apart, apart.nextDown] {
        let tolerance = PixelTolerance(threshold: threshold)
        let expected = pairs.count { distance.between($0.0, $0.1) > threshold }
        #expect(PixelComparison(first, second, tolerance: tolerance).differingCount == expected)
      }
    }
  }
}
