import Primitives
import TestSupport
import Testing

@testable import Diff

@Suite struct NearnessBoundTests {
  private func bound(atLeast brightest: Int) -> Double { NearnessBound.neighbors[brightest / 16] }

  private func distance(_ color: [Int], _ other: [Int]) -> Double {
    let packed = [color, other].map { UInt32($0[0] | $0[1] << 8 | $0[2] << 16) }
    return PerceptualColor(rgb: packed[0]).distance(to: PerceptualColor(rgb: packed[1]))
  }

  private func checkNeighbors(of color: [Int]) {
    let limit = bound(atLeast: color.max() ?? 0)
    for step in 0..<27 {
      let other = [color[0] + step % 3 - 1, color[1] + step / 3 % 3 - 1, color[2] + step / 9 - 1]
      guard other.allSatisfy({ 0...255 ~= $0 }) else { continue }
      #expect(distance(color, other) <= limit, "\(color) and \(other)")
    }
  }

  @Test func `neighbours are no farther apart than is said`() {
    for red in 0...9 {
      for green in 0...9 {
        for blue in 0...9 { checkNeighbors(of: [red, green, blue]) }
      }
    }
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      checkNeighbors(of: (0..<3).map { _ in Int.random(in: 0...255, using: &random) })
    }
    // Where the largest were found: few components, saturated.
    for level in 0...255 {
      for mask in 1...7 {
        checkNeighbors(of: (0..<3).map { mask >> $0 & 1 == 1 ? level : 0 })
      }
    }
  }

  @Test func `the bounds are tight`() {
    #expect(distance([0, 0, 0], [1, 0, 1]) > 0.7 * bound(atLeast: 0))
    #expect(distance([240, 149, 162], [239, 148, 163]) > 0.99 * bound(atLeast: 240))
    #expect((0...255).allSatisfy { NearnessBound(threshold: 0).limit(brightness: $0) == 0 })
  }

  @Test(arguments: [0.02, 0.05, 0.1, 0.3])
  func `what is let pass is near`(threshold: Double) {
    let bound = NearnessBound(threshold: threshold)
    var random = SeededGenerator(seed: 2)
    var distance = PixelDistance()
    var passed = 0
    for _ in 0..<4000 {
      // Dark ones more often than others; half of them let something through.
      let top = [8, 40, 255].randomElement(using: &random) ?? 255
      let alpha = Bool.random(using: &random) ? 255 : Int.random(in: 0...255, using: &random)
      let reach = Int.random(in: 0...12, using: &random)
      func pixel(_ components: [Int]) -> UInt32 {
        UInt32(components[0] | components[1] << 8 | components[2] << 16 | components[3] << 24)
      }
      let first = (0..<3).map { _ in min(Int.random(in: 0...top, using: &random), alpha) } + [alpha]
      var second = first.map {
        min(max($0 + Int.random(in: -reach...reach, using: &random), 0), 255)
      }
      if Bool.random(using: &random) { second[3] = alpha }
      for index in 0..<3 { second[index] = min(second[index], second[3]) }
      let (a, b) = (pixel(first), pixel(second))
      let spread = PixelRuns.spread([a].span, [b].span)
      guard spread.isWithin(bound.limit(brightness: spread.brightness)) else { continue }
      passed += 1
      #expect(distance.between(a, b) <= threshold, "\(first) and \(second)")
    }
    #expect(passed > 20)
  }
}
