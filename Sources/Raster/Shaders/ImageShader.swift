// A picture under any transform. Where it is shrunk it is first averaged down to about the size at which
// it is seen, from the smallest of its stored halvings that is still large enough; in perspective to several
// sizes (`RecedingImage`). What is left to do is to interpolate between four pixels, which at whole pixels gives
// the pixels themselves. AVX2 has kernels for that, which give the same bytes (`ImageLine`); measured, they take
// a third of the time.

import Primitives

/// A picture made ready for one operation.
struct ImageShader {
  /// The picture at about the size at which it is seen, or the part that is.
  private let pixmap: Pixmap
  /// Where the part begins.
  private let origin: (x: Int, y: Int)
  /// 0…255.
  private let opacity: UInt32
  private let place: Place

  private enum Place {
    /// Pixel (x, y) shows the picture's (x − x₀, y − y₀).
    case whole(x: Int, y: Int)
    /// From device pixels to the picture's.
    case affine(AffineTransform)
    case receding(RecedingImage)
  }

  private static var fractionBits: Int { 24 }

  /// Nil where nothing would be seen: no opacity, or a frame or a transform without an area.
  ///
  /// - Parameter clip: the only device pixels that will be asked for; nil for any.
  init?(_ pattern: ImagePattern, transform: ProjectiveTransform, in clip: IntRect? = nil) {
    let frame = pattern.frame
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: pattern.opacity)).alpha
    self.opacity = UInt32(opacity)
    guard opacity > 0, !frame.isEmpty else { return nil }
    let storage = pattern.image
    let seen = transform.scale(within: frame)
    func side(_ count: Int, _ length: Double, _ scale: Double) -> Int {
      let pixels = (length * scale).rounded()
      return pixels < Double(count) ? max(1, Int(pixels)) : count
    }
    let width = side(storage.pixmap.width, frame.width, seen.width)
    let height = side(storage.pixmap.height, frame.height, seen.height)
    let toDevice = ProjectiveTransform(
      AffineTransform(
        a: frame.width / Double(width), b: 0, c: 0,
        d: frame.height / Double(height), tx: frame.minX, ty: frame.minY)
    ).concatenating(transform)
    guard let map = toDevice.inverted else { return nil }
    let entries = [
      map.m11, map.m12, map.m13, map.m21, map.m22, map.m23, map.m31, map.m32, map.m33,
    ]
    guard entries.allSatisfy({ abs($0) < 1e15 }) else { return nil }
    guard let affine = map.affine else {
      // Sizes are made as they are seen.
      pixmap = storage.pixmap
      origin = (0, 0)
      place = .receding(
        RecedingImage(storage, width: width, height: height, toDevice: toDevice, map: map))
      return
    }
    let rect = clip.flatMap { Self.seen(affine, in: $0, width: width, height: height) }
    let part = storage.shrunk(width: width, height: height, seen: rect)
    pixmap = part.pixmap
    origin = (part.rect.x, part.rect.y)
    place = Self.place(affine)
  }

  /// The pixels of a picture that some device pixels show, and no fewer.
  private static func seen(
    _ affine: AffineTransform, in clip: IntRect, width: Int, height: Int
  ) -> IntRect? {
    let corners = Rect(
      x: Double(clip.x), y: Double(clip.y), width: Double(clip.width), height: Double(clip.height)
    ).corners.map { affine.apply(to: $0) }
    /// From the first of some places to the last, which lie between four pixels each; one more for what is rounded.
    /// What is beyond the picture shows its outermost pixels.
    func range(_ places: [Double], _ count: Int) -> (first: Int, count: Int) {
      let limit = Double(count - 1)
      let first = Int(min(max((places.min() ?? 0) - 2, 0), limit))
      let last = Int(min(max((places.max() ?? limit) + 2, 0), limit))
      return (first, last - first + 1)
    }
    let (x, y) = (range(corners.map(\.x), width), range(corners.map(\.y), height))
    return IntRect(x: x.first, y: y.first, width: x.count, height: y.count)
  }

  private static func place(_ affine: AffineTransform) -> Place {
    let x = affine.tx.rounded()
    let y = affine.ty.rounded()
    // Whole pixels, but for what rounding left on the way.
    let isWhole =
      abs(affine.a - 1) < 1e-6 && abs(affine.d - 1) < 1e-6 && abs(affine.b) < 1e-6
      && abs(affine.c) < 1e-6 && abs(affine.tx - x) < 1e-3 && abs(affine.ty - y) < 1e-3
      && abs(x) < 1e9 && abs(y) < 1e9
    return isWhole ? .whole(x: -Int(x), y: -Int(y)) : .affine(affine)
  }
}

extension ProjectiveTransform {
  /// Device pixels for one unit along x and along y, at that corner of a rectangle where it is most;
  /// infinite where a corner is behind the eye.
  fileprivate func scale(within rect: Rect) -> Size {
    var result = Size.zero
    for corner in rect.corners {
      guard let image = apply(to: corner) else { return Size(.infinity, .infinity) }
      let w = m31 * corner.x + m32 * corner.y + m33
      let x = Point(x: (m11 - image.x * m31) / w, y: (m21 - image.y * m31) / w)
      let y = Point(x: (m12 - image.x * m32) / w, y: (m22 - image.y * m32) / w)
      result.width = max(result.width, x.length)
      result.height = max(result.height, y.length)
    }
    return result
  }
}

// MARK: - Rows

extension ImageShader {
  /// Writes `count` pixels of row y, from column x on, to the front of `target`. Beyond its edges the
  /// picture goes on as its outermost pixels.
  func shade(
    x: Int, y: Int, count: Int, into target: inout MutableSpan<UInt32>, kernels: Kernels = .best
  ) {
    let source = pixmap.pixels.span
    switch place {
    case .whole(let left, let top):
      let row = Self.clamp(y &- top &- origin.y, pixmap.height) &* pixmap.width
      for index in 0..<count {
        target[index] = source[row &+ Self.clamp(x &+ index &- left &- origin.x, pixmap.width)]
      }
    case .affine(let map):
      let centerY = Double(y) + 0.5
      let line = ImageLine(
        u: fixed(map.c * centerY + map.tx + map.a * 0.5 - 0.5) &+ fixed(map.a) &* x
          &- origin.x &<< Self.fractionBits,
        v: fixed(map.d * centerY + map.ty + map.b * 0.5 - 0.5) &+ fixed(map.b) &* x
          &- origin.y &<< Self.fractionBits,
        stepU: fixed(map.a), stepV: fixed(map.b))
      if kernels.shade(line, of: pixmap, count: count, into: &target) { break }
      var (u, v) = (line.u, line.v)
      for index in 0..<count {
        target[index] = Self.pixel(u, v, pixmap, source)
        u &+= line.stepU
        v &+= line.stepV
      }
    case .receding(let image):
      var first = 0
      while first < count {
        let run = image.run(x: x &+ first, y: y, count: count &- first)
        shade(run, x: x &+ first, y: y, into: &target, from: first, kernels)
        first &+= run.count
      }
    }
    guard opacity < 255 else { return }
    for index in 0..<count { target[index] = faded(target[index]) }
  }

  private func shade(
    _ run: RecedingImage.Run, x: Int, y: Int, into target: inout MutableSpan<UInt32>,
    from first: Int, _ kernels: Kernels
  ) {
    if kernels.shade(run, x: x, y: y, into: &target, from: first) { return }
    let source = run.pixmap.pixels.span
    let map = run.map
    let centerY = Double(y) + 0.5
    for index in 0..<run.count {
      let centerX = Double(x &+ index) + 0.5
      let w = map.m31 * centerX + (map.m32 * centerY + map.m33)
      let u = (map.m11 * centerX + (map.m12 * centerY + map.m13)) / w
      let v = (map.m21 * centerX + (map.m22 * centerY + map.m23)) / w
      target[first &+ index] = Self.pixel(fixed(u - 0.5), fixed(v - 0.5), run.pixmap, source)
    }
  }

  /// With 24 bits of fraction; what is too large for that, or undefined, is far away.
  private func fixed(_ value: Double) -> Int {
    let limit = 0x1p36
    let bounded = value < limit ? max(value, -limit) : limit
    return Int((bounded * Double(1 << Self.fractionBits)).rounded())
  }

  private static func clamp(_ index: Int, _ count: Int) -> Int {
    max(0, min(index, count &- 1))
  }

  /// The picture at a place between pixels, in steps of 1/256.
  @inline(__always)
  private static func pixel(
    _ u: Int, _ v: Int, _ pixmap: Pixmap, _ source: borrowing Span<UInt32>
  ) -> UInt32 {
    let drop = fractionBits &- 8
    let u = (u &+ 1 << (drop - 1)) &>> drop
    let v = (v &+ 1 << (drop - 1)) &>> drop
    let left = clamp(u &>> 8, pixmap.width)
    let right = clamp(u &>> 8 &+ 1, pixmap.width)
    let upper = clamp(v &>> 8, pixmap.height) &* pixmap.width
    let lower = clamp(v &>> 8 &+ 1, pixmap.height) &* pixmap.width
    let fu = UInt64(truncatingIfNeeded: u & 255)
    let fv = UInt64(truncatingIfNeeded: v & 255)
    let a = source[upper &+ left]
    if fu | fv == 0 { return a }
    let b = source[upper &+ right]
    let c = source[lower &+ left]
    let d = source[lower &+ right]
    // Four weights that add up to 2¹⁶; two channels at a time, 32 bits each, half of them a fraction.
    let (wa, wb) = ((256 &- fu) &* (256 &- fv), fu &* (256 &- fv))
    let (wc, wd) = ((256 &- fu) &* fv, fu &* fv)
    let half: UInt64 = 0x8000_0000_8000
    let even = Self.even(a) &* wa &+ Self.even(b) &* wb &+ Self.even(c) &* wc
    let odd = Self.odd(a) &* wa &+ Self.odd(b) &* wb &+ Self.odd(c) &* wc
    let rb = (even &+ Self.even(d) &* wd &+ half) &>> 16
    let ga = (odd &+ Self.odd(d) &* wd &+ half) &>> 16
    return UInt32(truncatingIfNeeded: rb & 255 | (rb &>> 16) & 0xFF0000)
      | UInt32(truncatingIfNeeded: (ga & 255) &<< 8 | (ga &>> 8) & 0xFF00_0000)
  }

  /// Red, and 32 bits higher blue.
  @inline(__always)
  private static func even(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel & 255) | UInt64(pixel & 0xFF0000) &<< 16
  }

  /// Green, and 32 bits higher alpha.
  @inline(__always)
  private static func odd(_ pixel: UInt32) -> UInt64 {
    UInt64(pixel &>> 8 & 255) | UInt64(pixel & 0xFF00_0000) &<< 8
  }

  private func faded(_ pixel: UInt32) -> UInt32 {
    let channels = SIMD4(pixel & 255, pixel &>> 8 & 255, pixel &>> 16 & 255, pixel &>> 24)
    // Divided by 255, to nearest.
    let product = channels &* opacity &+ 128
    let result = (product &+ product &>> 8) &>> 8
    return result.x | result.y << 8 | result.z << 16 | result.w << 24
  }
}
