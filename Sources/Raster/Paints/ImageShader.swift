// Draws a picture under any transform. Two levels of its mip chain (`MipChain`) that are next to the drawn size are
// interpolated, each bilinearly. A picture that is not reduced uses level 0 only, and is copied exactly if its pixels
// coincide with device pixels.

import CAnimKernels
import AnimPrimitives

/// A picture prepared for one operation.
struct ImageShader {
  private let chain: MipChain
  /// 0…255.
  private let opacity: UInt32
  private let place: Place

  private enum Place {
    /// The device pixel (x, y) is the pixel (x − x₀, y − y₀) of the level.
    case whole(Pixmap, x: Int, y: Int)
    /// Maps device pixels to pixels of the picture, with the levels to interpolate.
    case affine(AffineTransform, MipPair)
    case perspective(ProjectiveTransform)
  }

  /// Two levels of a chain and their pixmaps.
  fileprivate struct MipPair {
    var levels: MipLevels
    var first: Pixmap
    var second: Pixmap

    init(_ levels: MipLevels, of chain: MipChain) {
      self.levels = levels
      first = chain.level(levels.first)
      second = levels.weight == 0 ? first : chain.level(levels.first + 1)
    }
  }

  private static let fractionBits = 24
  /// The number of pixels of a row that use the same levels in perspective.
  private static let blockSize = 8

  /// Returns nil if the picture is invisible: an opacity of 0, or a frame or transform without area.
  init?(_ pattern: ImagePattern, transform: ProjectiveTransform) {
    let frame = pattern.frame
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: pattern.opacity)).alpha
    self.opacity = UInt32(opacity)
    chain = pattern.image.chain
    guard opacity > 0, !frame.isEmpty else { return nil }
    let toDevice = ProjectiveTransform(
      AffineTransform(
        a: frame.width / Double(chain.width), b: 0, c: 0,
        d: frame.height / Double(chain.height), tx: frame.minX, ty: frame.minY)
    ).concatenating(transform)
    guard let map = toDevice.inverted else { return nil }
    let entries = [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ]
    guard entries.allSatisfy({ abs($0) < 1e15 }) else { return nil }
    guard let affine = map.affine else {
      place = .perspective(map)
      return
    }
    let levels = MipLevels(
      area: abs(affine.a * affine.d - affine.b * affine.c), last: chain.lastLevel)
    let pair = MipPair(levels, of: chain)
    if levels.weight == 0, let (x, y) = Self.wholePlace(affine.scaled(to: levels.first)) {
      place = .whole(pair.first, x: x, y: y)
    } else {
      place = .affine(affine, pair)
    }
  }

  /// The device position of pixel (0, 0) of a picture, or nil unless its pixels coincide with device pixels.
  private static func wholePlace(_ map: AffineTransform) -> (x: Int, y: Int)? {
    let x = map.tx.rounded()
    let y = map.ty.rounded()
    // Tolerances for rounding errors.
    let isWhole =
      abs(map.a - 1) < 1e-6 && abs(map.d - 1) < 1e-6 && abs(map.b) < 1e-6
      && abs(map.c) < 1e-6 && abs(map.tx - x) < 1e-3 && abs(map.ty - y) < 1e-3
      && abs(x) < 1e9 && abs(y) < 1e9
    return isWhole ? (-Int(x), -Int(y)) : nil
  }
}

extension AffineTransform {
  /// Converts a map to pixels of a picture into a map to pixels of a level.
  fileprivate func scaled(to level: Int) -> AffineTransform {
    let scale = 1 / Double(1 << level)
    return concatenating(AffineTransform(scaleX: scale, y: scale))
  }
}

// MARK: - Rows

extension ImageShader {
  /// Writes `count` pixels of row y, starting at column x, to the front of `target`. Beyond its edges the picture
  /// continues with its outermost pixels.
  func shade(x: Int, y: Int, count: Int, into target: inout MutableSpan<UInt32>) {
    precondition(count <= target.count, "pixels have a place")
    switch place {
    case .whole(let pixmap, let left, let top):
      let source = pixmap.pixels.span
      let row = Self.clamp(y &- top, pixmap.height) &* pixmap.width
      for index in 0..<count {
        target[index] = source[row &+ Self.clamp(x &+ index &- left, pixmap.width)]
      }
    case .affine(let map, let pair):
      shade(pair, by: map, x: x, y: y, count: count, into: &target)
    case .perspective(let map):
      var first = 0
      while first < count {
        let (levels, end) = run(map, x: x, y: y, from: first, count: count)
        shade(
          MipPair(levels, of: chain), by: map, x: x, y: y, columns: first..<end, into: &target)
        first = end
      }
    }
    guard opacity < 255 else { return }
    for index in 0..<count { target[index] = faded(target[index]) }
  }

  private func shade(
    _ pair: MipPair, by map: AffineTransform, x: Int, y: Int, count: Int,
    into target: inout MutableSpan<UInt32>
  ) {
    func line(_ level: Int) -> raster_line {
      let map = map.scaled(to: level)
      let centerY = Double(y) + 0.5
      let (stepU, stepV) = (fixed(map.a), fixed(map.b))
      return raster_line(
        u: Int64(fixed(map.c * centerY + map.tx + map.a * 0.5 - 0.5) &+ stepU &* x),
        v: Int64(fixed(map.d * centerY + map.ty + map.b * 0.5 - 0.5) &+ stepV &* x),
        step_u: Int64(stepU), step_v: Int64(stepV))
    }
    let lines = [line(pair.levels.first), line(pair.levels.first + 1)]
    unsafe target.withUnsafeMutableBufferPointer { target in
      guard let base = target.baseAddress else { return }
      pair.withRaw { picture in
        // `target` has room for `count` pixels, and the pointers of `picture` are valid during the call.
        unsafe raster_shade_line(base, count, &picture, lines)
      }
    }
  }

  private func shade(
    _ pair: MipPair, by map: ProjectiveTransform, x: Int, y: Int, columns: Range<Int>,
    into target: inout MutableSpan<UInt32>
  ) {
    let centerY = Double(y) + 0.5
    var raw = raster_perspective(
      slope_u: map.m11, slope_v: map.m21, slope_w: map.m31,
      u: map.m12 * centerY + map.m13, v: map.m22 * centerY + map.m23,
      w: map.m32 * centerY + map.m33)
    unsafe target.withUnsafeMutableBufferPointer { target in
      guard let base = target.extracting(columns).baseAddress else { return }
      pair.withRaw { picture in
        // `target` has room for `count` pixels, and the pointers of `picture` are valid during the call.
        unsafe raster_shade_perspective(
          base, columns.count, &picture, &raw, Double(x &+ columns.lowerBound))
      }
    }
  }

  /// The levels of a pixel in perspective, and the end of the run of pixels that use the same levels.
  ///
  /// Levels are chosen for blocks that start at multiples of `blockSize`, so that a pixel does not depend on the start
  /// of a run.
  private func run(
    _ map: ProjectiveTransform, x: Int, y: Int, from first: Int, count: Int
  ) -> (MipLevels, end: Int) {
    let mask = ~(Self.blockSize &- 1)
    let levels = levels(map, x: (x &+ first) & mask, y: y)
    var end = first
    repeat {
      end = min(((x &+ end) & mask) &+ Self.blockSize &- x, count)
    } while end < count && self.levels(map, x: (x &+ end) & mask, y: y) == levels
    return (levels, end)
  }

  /// The levels of a block, computed at its middle.
  private func levels(_ map: ProjectiveTransform, x: Int, y: Int) -> MipLevels {
    let center = Point(x: Double(x &+ Self.blockSize / 2), y: Double(y) + 0.5)
    let w = map.m31 * center.x + (map.m32 * center.y + map.m33)
    // The determinant of the map's derivatives is the area of a device pixel in the picture.
    let determinant =
      map.m11 * (map.m22 * map.m33 - map.m23 * map.m32)
      - map.m12 * (map.m21 * map.m33 - map.m23 * map.m31)
      + map.m13 * (map.m21 * map.m32 - map.m22 * map.m31)
    let area = abs(determinant / (w * w * w))
    return MipLevels(area: area, last: chain.lastLevel)
  }

  /// A number in fixed point with 24 bits of fraction. Numbers beyond ±2³⁶ are clamped, and NaN becomes 2³⁶.
  private func fixed(_ value: Double) -> Int {
    let limit = 0x1p36
    let bounded = value < limit ? max(value, -limit) : limit
    return Int((bounded * Double(1 << Self.fractionBits)).rounded())
  }

  private static func clamp(_ index: Int, _ count: Int) -> Int {
    max(0, min(index, count &- 1))
  }

  private func faded(_ pixel: UInt32) -> UInt32 {
    let channels = SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
    // Divides by 255, rounded to nearest.
    let product = channels &* opacity &+ 128
    let result = (product &+ product &>> 8) &>> 8
    return result.x | result.y << 8 | result.z << 16 | result.w << 24
  }
}

extension ImageShader.MipPair {
  /// Calls the closure with pointers to the pixels of both levels, for C.
  fileprivate func withRaw(_ body: (inout raster_picture) -> Void) {
    unsafe first.pixels.withUnsafeBufferPointer { firstPixels in
      unsafe second.pixels.withUnsafeBufferPointer { secondPixels in
        let scale = 1 / Double(1 << levels.first)
        var picture = unsafe raster_picture(
          levels: (
            raster_level(
              pixels: firstPixels.baseAddress, width: first.width, height: first.height,
              scale: scale),
            raster_level(
              pixels: secondPixels.baseAddress, width: second.width, height: second.height,
              scale: scale / 2)
          ), weight: levels.weight)
        body(&picture)
      }
    }
  }
}
