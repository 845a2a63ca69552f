import Primitives
import TestSupport
import Testing

@testable import Raster

/// Masks of 16 bits a pixel.
@Suite struct FineMaskTests {
  private static let one = 65280

  private func value(_ mask: CoverageMask, _ index: Int) -> Int {
    Int(mask.coverage[index]) << 8 + Int(mask.fraction[index])
  }

  /// A mask in which each of some values is a pixel.
  private func mask(_ values: [Int]) throws -> CoverageMask {
    CoverageMask(
      bounds: try #require(IntRect(x: 3, y: -2, width: values.count, height: 1)),
      coverage: values.map { UInt8($0 >> 8) }, fraction: values.map { UInt8($0 & 255) })
  }

  private func random(width: Int, height: Int, isFine: Bool = true) throws -> CoverageMask {
    var random = SeededGenerator(seed: 0xF13E)
    let values = (0..<(width * height)).map { _ in random.below(3) * random.below(Self.one / 2 + 1)
    }
    return CoverageMask(
      bounds: try #require(IntRect(x: -5, y: 9, width: width, height: height)),
      coverage: values.map { UInt8($0 >> 8) },
      fraction: isFine ? values.map { UInt8($0 & 255) } : [])
  }

  private static let values = Array(stride(from: 0, through: one, by: 1020)) + [1, 127, 128, 65279]

  @Test(arguments: [0, 1, 128, 254, 255] as [UInt8])
  func `what is laid on leaves a share of what was not covered`(_ opacity: UInt8) throws {
    for added in Self.values {
      let other = try mask(Array(repeating: added, count: Self.values.count))
      var (over, sum) = (try mask(Self.values), try mask(Self.values))
      over.lay(other, opacity: opacity, in: other.bounds)
      sum.lay(other, opacity: opacity, .plus, in: other.bounds)
      for (index, before) in Self.values.enumerated() {
        let share = Double(added) * Double(opacity) / 255
        let exact = Double(before) + (Double(Self.one) - Double(before)) * share / Double(Self.one)
        #expect(abs(Double(value(over, index)) - exact) <= 1)
        let total = min(Double(before) + share, Double(Self.one))
        #expect(abs(Double(value(sum, index)) - total) <= 0.5)
      }
      if added == Self.one, opacity == 255 {
        #expect(over.coverage.allSatisfy { $0 == 255 } && over.fraction.allSatisfy { $0 == 0 })
      }
    }
  }

  @Test func `only what lies in both and in the clip is laid on`() throws {
    let clip = try #require(IntRect(x: 5, y: -2, width: 40, height: 1))
    var mask = try mask(Array(repeating: 0, count: 8))
    let other = CoverageMask(
      bounds: try #require(IntRect(x: 0, y: -3, width: 9, height: 3)),
      coverage: Array(repeating: 7, count: 27))
    mask.lay(other, in: clip)
    #expect(mask.coverage == [0, 0, 7, 7, 7, 7, 0, 0])
    #expect(mask.fraction == Array(repeating: 0, count: 8))
  }

  @Test func `a clip leaves a share of each pixel`() throws {
    for coverage in UInt8.min...255 {
      var mask = try mask(Self.values)
      let clip = CoverageMask(
        bounds: mask.bounds, coverage: Array(repeating: coverage, count: Self.values.count))
      mask.multiply(by: clip)
      for (index, before) in Self.values.enumerated() {
        let exact = Double(before) * Double(coverage) / 255
        #expect(abs(Double(value(mask, index)) - exact) <= 0.5)
      }
    }
  }

  @Test(arguments: [0, 0.7, 3, 9, 17.5])
  func `rounded, a fine blur is one of 8 bits`(sigma: Double) throws {
    let region = try #require(IntRect(x: -20, y: -4, width: 70, height: 60))
    for isFine in [false, true] {
      let mask = try random(width: 31, height: 23, isFine: isFine)
      let fine = mask.blurred(sigma: sigma, in: region, isFine: true)
      #expect(fine.isFine)
      let rounded = mask.blurred(sigma: sigma, in: region)
      #expect(fine.rounded().coverage == rounded.coverage)
    }
  }

  @Test func `what is blurred has its fraction`() throws {
    let bounds = try #require(IntRect(x: 0, y: 0, width: 90, height: 90))
    let middle = try #require(IntRect(x: 45, y: 45, width: 1, height: 1))
    for sigma in [0, 1, 8.5] {
      // Less than an 8-bit mask holds.
      let mask = CoverageMask(
        bounds: bounds, coverage: Array(repeating: 0, count: bounds.area),
        fraction: Array(repeating: 100, count: bounds.area))
      let blurred = mask.blurred(sigma: sigma, in: middle, isFine: true)
      #expect(blurred.coverage == [0])
      #expect(abs(Int(blurred.fraction[0]) - 100) <= 1)
    }
  }

  @Test(arguments: [Point(2, -3), Point(0.25, 0), Point(-1.5, 0.75)])
  func `a fine mask is moved with its fraction`(offset: Point) throws {
    let mask = try random(width: 9, height: 7)
    let moved = try #require(mask.moved(by: offset))
    let sum = (0..<moved.bounds.area).reduce(0) { $0 + value(moved, $1) }
    let before = (0..<mask.bounds.area).reduce(0) { $0 + value(mask, $1) }
    #expect(abs(sum - before) <= moved.bounds.area)
    let plain = CoverageMask(bounds: mask.bounds, coverage: mask.coverage)
    var widened = plain
    widened.fraction = Array(repeating: 0, count: mask.bounds.area)
    let expected = try #require(plain.moved(by: offset))
    #expect(try #require(widened.moved(by: offset)).rounded().coverage == expected.coverage)
  }

  @Test func `what is left of a trimmed mask holds every fraction`() throws {
    let bounds = try #require(IntRect(x: 0, y: 0, width: 6, height: 5))
    var mask = CoverageMask(fineIn: bounds)
    #expect(mask.trimmed() == nil)
    mask.fraction[1 * 6 + 2] = 1
    mask.coverage[3 * 6 + 4] = 9
    let trimmed = try #require(mask.trimmed())
    #expect(trimmed.bounds == IntRect(x: 2, y: 1, width: 3, height: 3))
    #expect(trimmed.coverage == [0, 0, 0, 0, 0, 0, 0, 0, 9])
    #expect(trimmed.fraction == [1, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a closed form is the same in 8 bits and in 16`() throws {
    let shape = Shape.roundedRect(
      RoundedRect(rect: Rect(x: 10.3, y: 8, width: 50, height: 30), cornerRadius: 7))
    for angle in [0, 20.0] {
      let transform = ProjectiveTransform(AffineTransform(rotationDegrees: angle))
      let shadow = try #require(GaussianShadow(shape, sigma: 4, transform: transform))
      let fine = shadow.fineCoverage(in: shadow.bounds)
      var row = [UInt8](repeating: 0, count: shadow.bounds.width)
      let rounded = (shadow.bounds.y..<shadow.bounds.maxY).flatMap { y in
        var span = row.mutableSpan
        shadow.coverage(x: shadow.bounds.x, y: y, count: shadow.bounds.width, into: &span)
        return row
      }
      #expect(fine.rounded().coverage == rounded)
    }
  }
}
