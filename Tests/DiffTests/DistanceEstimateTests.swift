import CDiffKernels
import TestSupport
import Testing

@testable import Diff

@Suite struct DistanceEstimateTests {
  private func check(_ pairs: [(UInt32, UInt32)]) {
    for kernels in Kernels.available { check(pairs, kernels) }
  }

  private func check(_ pairs: [(UInt32, UInt32)], _ kernels: Kernels) {
    var estimate = DistanceEstimate(kernels: kernels)
    var distance = PixelDistance()
    for start in stride(from: 0, to: pairs.count, by: PixelRuns.length) {
      let part = pairs[start..<min(start + PixelRuns.length, pairs.count)]
      let all = UInt64.max >> UInt64(PixelRuns.length - part.count)
      let (first, second) = (part.map(\.0), part.map(\.1))
      estimate.measure(all, first.span, second.span)
      for (index, pair) in part.enumerated() {
        let error = abs(Double(estimate.distances[index]) - distance.between(pair.0, pair.1))
        #expect(error <= DistanceEstimate.error, "\(pair), \(kernels)")
      }
    }
  }

  @Test func `estimates of dark colours are near enough`() {
    let dark = (0..<512 as Range<UInt32>).map { index -> UInt32 in
      0xFF00_0000 | (index & 7) | (index / 8 & 7) << 8 | (index / 64) << 16
    }
    check(dark.map { ($0, 0xFF00_0000) })
    check(zip(dark, dark.dropFirst()).map { ($0, $1) })
  }

  @Test func `estimates of all colours are near enough`() {
    var random = SeededGenerator(seed: 3)
    func opaque() -> UInt32 { 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    check((0..<2000).map { _ in (opaque(), opaque()) })
    // The colour whose estimate is the farthest from where it is.
    check([(0xFF17_28C8, 0xFFC8_2817), (0xFF17_28C8, 0xFF17_28C8)])
  }

  @Test func `estimates of what lets something through are near enough`() {
    var random = SeededGenerator(seed: 4)
    func translucent() -> UInt32 {
      let alpha = UInt32.random(in: 0...255, using: &random)
      return [0, 8, 16].reduce(alpha << 24) {
        $0 | UInt32.random(in: 0...alpha, using: &random) << $1
      }
    }
    check((0..<1000).map { _ in (translucent(), translucent()) })
  }

  @Test func `estimates of equal colours are nothing`() {
    for kernels in Kernels.available {
      var estimate = DistanceEstimate(kernels: kernels)
      for color in [0, 0x0000_0001, 0x0001_0000, 0x00FF_0000, 0x007F_7F7F, 0x00FF_FFFF] as [UInt32]
      {
        let run = Array(repeating: 0xFF00_0000 | color, count: 64)
        estimate.measure(.max, run.span, run.span)
        #expect(estimate.distances.allSatisfy { $0 == 0 }, "\(color), \(kernels)")
      }
    }
  }

  @Test(arguments: Kernels.available)
  func `any number of pairs is measured`(kernels: Kernels) {
    var random = SeededGenerator(seed: 5)
    for count in 0...64 {
      // The extremes take turns with anything, so that no two places beside each other are alike.
      let colors = (0..<count).map { place -> UInt32 in
        let any = UInt32.random(in: 0...0xFF_FFFF, using: &random)
        return 0xFF00_0000 | [0, 0xFF_FFFF, any][place % 3]
      }
      check(Array(zip(colors, colors.dropFirst() + colors.prefix(1))), kernels)
    }
  }

  @Test(arguments: Kernels.available)
  func `as many distances as were asked for are written`(kernels: Kernels) {
    let linear = PerceptualColor.linear.map { Float($0) }
    let (black, white) = ([UInt32](repeating: 0, count: 64), [UInt32](repeating: .max, count: 64))
    for count in stride(from: 0, through: 64, by: 16) {
      var distances = [Float](repeating: -1, count: 64)
      // All arrays have at least `count` places, and `linear` one for every byte.
      unsafe diff_estimate(kernels.form, black, white, count, linear, &distances)
      #expect(distances[..<count].allSatisfy { abs($0 - 1) < 0.00013 })
      #expect(distances[count...].allSatisfy { $0 == -1 })
    }
  }

  @Test(arguments: [1, 5, 31, 33, 64])
  func `of some pairs of a run is told which are above a limit`(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    func pixel() -> UInt32 { UInt32.random(in: 0...0xFF_FFFF, using: &random) | 0xFF00_0000 }
    var estimate = DistanceEstimate()
    var distance = PixelDistance()
    for _ in 0..<20 {
      let (first, second) = ((0..<64).map { _ in pixel() }, (0..<64).map { _ in pixel() })
      let some = (0..<64).shuffled(using: &random).prefix(count).sorted()
      estimate.measure(some.reduce(0) { $0 | 1 << UInt64($1) }, first.span, second.span)
      let (surely, perhaps) = estimate.above(0.4)
      let above = some.filter { distance.between(first[$0], second[$0]) > 0.4 }
      #expect(Set(surely.bits).isSubset(of: above) && Set(perhaps.bits).isSuperset(of: above))
      #expect(Set(perhaps.bits).isSubset(of: some) && above.count - surely.nonzeroBitCount < 3)
    }
  }
}
