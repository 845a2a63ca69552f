import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimRaster

struct CoverageMaskBlurTests {
  /// A mask of a few random rectangles and noise.
  private func mask(width: Int, height: Int) throws -> CoverageMask {
    var random = SeededGenerator(seed: 0xB10B)
    func next(_ bound: Int) -> Int { random.below(bound) }
    let left = next(width / 2)
    let top = next(height / 2)
    let coverage = (0..<width * height).map { index -> UInt8 in
      let x = index % width
      let y = index / width
      if x >= left && x < left + width / 3 && y >= top && y < top + height / 3 { return 255 }
      return x < width / 3 ? UInt8(next(256)) : 0
    }
    return CoverageMask(
      bounds: try #require(IntRect(x: -7, y: 13, width: width, height: height)), coverage: coverage)
  }

  /// The convolution with a sampled Gaussian, in `Double`.
  private func direct(_ mask: CoverageMask, sigma: Double, in region: IntRect) -> [Double] {
    let radius = Int((5 * sigma).rounded(.up))
    var kernel = (-radius...radius).map { exponential(-Double($0 * $0) / (2 * sigma * sigma)) }
    let sum = kernel.reduce(0, +)
    kernel = kernel.map { $0 / sum }
    let bounds = mask.bounds
    var columns = [Double](repeating: 0, count: region.width * bounds.height)
    for y in 0..<bounds.height {
      for x in 0..<region.width {
        for source in 0..<bounds.width {
          let distance = source + bounds.x - (x + region.x)
          guard abs(distance) <= radius else { continue }
          columns[y * region.width + x] +=
            kernel[distance + radius] * Double(mask.coverage[y * bounds.width + source])
        }
      }
    }
    var result = [Double](repeating: 0, count: region.area)
    for y in 0..<region.height {
      for source in 0..<bounds.height {
        let distance = source + bounds.y - (y + region.y)
        guard abs(distance) <= radius else { continue }
        for x in 0..<region.width {
          result[y * region.width + x] +=
            kernel[distance + radius] * columns[source * region.width + x]
        }
      }
    }
    return result
  }

  @Test(arguments: [0.3, 0.8, 1.5, 3.9, 4, 7.9, 8, 17])
  func `a blur is the convolution with a Gaussian`(sigma: Double) throws {
    let mask = try mask(width: 45, height: 37)
    let margin = CoverageMask.blurMargin(sigma: sigma)
    let region = try #require(
      IntRect(x: -7 - margin, y: 13 - margin, width: 45 + 2 * margin, height: 37 + 2 * margin))
    let blurred = mask.blurred(sigma: sigma, in: region)
    let exact = direct(mask, sigma: sigma, in: region)
    let error = zip(blurred.coverage, exact).map { abs(Double($0) - $1) }.max() ?? 0
    #expect(error < 1)
    #expect(blurred.coverage[0] == 0)
  }

  @Test func `no blur changes nothing`() throws {
    let mask = try mask(width: 20, height: 20)
    #expect(mask.blurred(sigma: 0, in: mask.bounds).coverage == mask.coverage)
    #expect(mask.blurred(sigma: -3, in: mask.bounds).coverage == mask.coverage)
  }

  @Test func `full coverage stays full`() throws {
    let bounds = try #require(IntRect(width: 200, height: 200))
    let mask = CoverageMask(bounds: bounds, coverage: Array(repeating: 255, count: 40000))
    for sigma in [1.0, 5, 9] {
      let inside = try #require(IntRect(x: 90, y: 90, width: 20, height: 20))
      #expect(mask.blurred(sigma: sigma, in: inside).coverage.allSatisfy { $0 == 255 })
    }
  }

  @Test func `a part of the blur is the blur of the part around it`() throws {
    let mask = try mask(width: 90, height: 80)
    for sigma in [0.7, 2, 5.5, 12] {
      let whole = mask.blurred(sigma: sigma, in: mask.bounds)
      let part = try #require(IntRect(x: 21, y: 40, width: 13, height: 9))
      let blurred = mask.blurred(sigma: sigma, in: part)
      for y in 0..<9 {
        for x in 0..<13 {
          let index = (y + 40 - 13) * 90 + x + 21 + 7
          #expect(blurred.coverage[y * 13 + x] == whole.coverage[index])
        }
      }
    }
  }

  /// Rows of each length, because whole and partial vectors are summed up by different loops.
  @Test(arguments: [0.7, 3, 7.9, 9])
  func `the blur of a part of any width is a part of the blur`(sigma: Double) throws {
    let mask = try mask(width: 80, height: 12)
    let whole = mask.blurred(sigma: sigma, in: mask.bounds)
    for width in 1...70 {
      let part = try #require(IntRect(x: -3, y: 15, width: width, height: 3))
      let blurred = mask.blurred(sigma: sigma, in: part)
      for y in 0..<3 {
        let first = (y + 2) * 80 + 4
        let row = blurred.coverage[(y * width)..<((y + 1) * width)]
        #expect(row == whole.coverage[first..<(first + width)])
      }
    }
  }
}
