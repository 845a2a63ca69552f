// animrender-bench diff [NAME]
//
// Compares 300 pairs of 1080p frames on one thread and prints the total processor seconds. The frames are generated: a
// picture of soft colours with sharp edges, and a changed copy. Ten copies of each alternate (166 MB), so that they are read
// from memory and not from a cache. `memory` is a plain comparison of equal pictures, for reference.

import AnimDiff
import AnimPrimitives

enum DiffBenchmarks {
  private static let width = 1920
  private static let height = 1080
  private static let frames = 300
  private static let copies = 10

  private struct Case {
    var name: String
    var baseline: Pixmap?
    var candidate: Pixmap
    var tolerance: PixelTolerance
  }

  static func run(_ arguments: [String]) {
    let baseline = picture
    let baselines = copied(baseline)
    if arguments.isEmpty || arguments.contains("memory") { measureMemory(baselines) }
    for test in cases(of: baseline) where arguments.isEmpty || arguments.contains(test.name) {
      let candidates = copied(test.candidate)
      let baselines = test.baseline.map(copied) ?? baselines
      var found = 0
      let seconds = (0..<3).map { _ in
        let start = RasterBenchmarks.processorSeconds()
        for frame in 0..<frames {
          let comparison = PixelComparison(
            baselines[frame % copies], candidates[frame % copies], tolerance: test.tolerance)
          found = comparison.differingCount + comparison.antialiasedCount
        }
        return RasterBenchmarks.processorSeconds() - start
      }
      report(test.name, seconds, "\(found) pixels a frame")
    }
  }

  /// Copies of pictures with separate memory.
  private static func copied(_ picture: Pixmap) -> [Pixmap] {
    (0..<copies).map { _ in changed(picture) { $2 } }
  }

  private static func measureMemory(_ baselines: [Pixmap]) {
    let others = copied(baselines[0])
    var isEqual = true
    let seconds = (0..<3).map { _ in
      let start = RasterBenchmarks.processorSeconds()
      for frame in 0..<frames {
        isEqual = isEqual && baselines[frame % copies].pixels == others[frame % copies].pixels
      }
      return RasterBenchmarks.processorSeconds() - start
    }
    report("memory", seconds, isEqual ? "equal" : "different")
  }

  private static func report(_ name: String, _ seconds: [Double], _ rest: String) {
    let sorted = seconds.sorted().map { ($0 * 1000).rounded() / 1000 }
    print("diff/\(name): min \(sorted[0]) median \(sorted[1]) max \(sorted[2]) s, \(rest)")
  }
}

// MARK: - Frames

extension DiffBenchmarks {
  /// Slow gradients below a grid of slanted bars.
  private static var picture: Pixmap {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        let isBar = (x + y / 3) % 97 < 31
        let red = x * 255 / width
        let green = y * 255 / height
        let blue = isBar ? 40 : 200
        pixels.append(0xFF00_0000 | UInt32(red | green << 8 | blue << 16))
      }
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func changed(
    _ picture: Pixmap, _ change: (_ x: Int, _ y: Int, _ pixel: UInt32) -> UInt32
  ) -> Pixmap {
    var pixels = picture.pixels
    for index in pixels.indices {
      pixels[index] = change(index % width, index / width, pixels[index])
    }
    return Pixmap(width: width, height: height, pixels: pixels)
  }

  private static func cases(of baseline: Pixmap) -> [Case] {
    let perceptual = PixelTolerance(threshold: 0.05, ignoresAntialiased: true)
    let moved = changed(baseline) { x, y, pixel in
      (400..<700).contains(x) && (300..<500).contains(y) ? pixel ^ 0x40 : pixel
    }
    let noisy = changed(baseline) { x, y, pixel in noise(pixel, x, y, reach: 2) }
    let speckled = changed(baseline) { x, y, pixel in
      noise(pixel, x, y, reach: random(x, y, 9) % 200 == 0 ? 60 : 2)
    }
    let shifted = changed(noisy) { x, y, pixel in
      // The edges of the bars are moved to the left by half a pixel.
      (x + y / 3) % 97 == 0 ? mixed(pixel, baseline.pixels[max(y * width + x - 1, 0)]) : pixel
    }
    return [
      Case(name: "equal", candidate: changed(baseline) { $2 }, tolerance: .exact),
      Case(name: "exact", candidate: moved, tolerance: .exact),
      Case(name: "speckles-exact", candidate: speckled, tolerance: .exact),
      Case(name: "noise", candidate: noisy, tolerance: perceptual),
      Case(name: "edges", candidate: shifted, tolerance: perceptual),
      Case(name: "speckles", candidate: speckled, tolerance: perceptual),
    ] + casesOfChangesEverywhere(of: baseline)
  }

  /// Every pixel of every frame differs.
  private static func casesOfChangesEverywhere(of baseline: Pixmap) -> [Case] {
    let threshold = PixelTolerance(threshold: 0.02)
    let grain = changed(baseline) { x, y, pixel in noise(pixel, x, y, reach: 20) }
    let otherGrain = changed(baseline) { x, y, pixel in noise(pixel, y, x, reach: 20) }
    return [
      Case(name: "uniform", candidate: changed(baseline) { lighter($2) }, tolerance: .exact),
      Case(
        name: "uniform-threshold", candidate: changed(baseline) { lighter($2) },
        tolerance: threshold),
      Case(
        name: "uniform-antialiased", candidate: changed(baseline) { lighter($2) },
        tolerance: PixelTolerance(threshold: 0.02, ignoresAntialiased: true)),
      Case(
        name: "grain", baseline: grain, candidate: changed(grain) { lighter($2) },
        tolerance: .exact),
      Case(
        name: "grain-threshold", baseline: grain, candidate: changed(grain) { lighter($2) },
        tolerance: threshold),
      Case(name: "unrelated", baseline: grain, candidate: otherGrain, tolerance: .exact),
      Case(name: "inverted", candidate: changed(baseline) { ~$2 | 0xFF00_0000 }, tolerance: .exact),
    ]
  }

  /// Changes each component by 8, which is a distance of 0.03 between greys.
  private static func lighter(_ pixel: UInt32) -> UInt32 {
    [0, 8, 16].reduce(pixel & 0xFF00_0000) { result, shift in
      result | min(pixel &>> shift & 255 + 8, 255) &<< shift
    }
  }

  /// Changes each component by up to ±`reach`.
  private static func noise(_ pixel: UInt32, _ x: Int, _ y: Int, reach: Int) -> UInt32 {
    var result = pixel & 0xFF00_0000
    for shift in [0, 8, 16] as [UInt32] {
      let component = Int(pixel &>> shift & 255) + random(x, y, shift) % (2 * reach + 1) - reach
      result |= UInt32(min(max(component, 0), 255)) &<< shift
    }
    return result
  }

  private static func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
    (first &>> 1 & 0x7F7F_7F7F) &+ (second &>> 1 & 0x7F7F_7F7F) | 0xFF00_0000
  }

  /// A hash of the position, which is the same in every run.
  private static func random(_ x: Int, _ y: Int, _ salt: UInt32) -> Int {
    var state = UInt32(x) &* 0x9E37_79B1 ^ UInt32(y) &* 0x85EB_CA77 ^ salt &* 0xC2B2_AE3D
    state = (state ^ state &>> 15) &* 0x2C1B_3C6D
    state = (state ^ state &>> 12) &* 0x297A_2D39
    return Int((state ^ state &>> 15) & 0xFFFF)
  }
}
