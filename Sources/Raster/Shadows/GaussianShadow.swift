// The shadow of a rectangle, a rounded rectangle or an ellipse in closed form, without painting the shape.
//
// A blurred picture has no detail finer than its σ. So the closed form is evaluated on a coarse grid with steps of a
// quarter of σ, over one quarter of the shape, and only as far inwards as the blur reaches. Pixels of upright and of
// rotated shapes interpolate between points of the grid. Interpolation at the fraction t between two points is a blur
// with the variance t·(1 − t)·step². Its middle value, step²/8, is subtracted from the variance of the closed form,
// which leaves an error of at most 0.25/255. The square area of a pixel adds the variance 1/12.

import AnimPrimitives

/// A Gaussian-blurred silhouette that has a closed form.
struct GaussianShadow {
  /// A rectangle that contains all pixels with coverage above 0.
  let bounds: IntRect

  /// The number of fraction bits of positions in the grid.
  private static var placeBits: Int { 24 }
  /// The number of grid steps per σ.
  private static var stepsPerSigma: Double { 4 }
  /// The grid's value for full coverage: 255 with eight bits of fraction.
  private static var one: Double { 255 * 256 }
  /// The maximum number of grid points times nodes. Larger grids cost more than blurring the painted shape.
  private static var workLimit: Int { 1 << 18 }

  /// The coverage at the points of the grid, row-major. The last row and the last column are 0.
  private let grid: [Int32]
  private let columns: Int
  /// Distances from the shape's axes, in grid steps with `placeBits` fraction bits: the change from a pixel to the next
  /// one on the right and below (`stepU`, `stepV`), the centre of pixel (0, 0) (`origin`), and the first and the last
  /// point of the grid (`start`, `end`).
  private let stepU: (x: Int, y: Int)
  private let stepV: (x: Int, y: Int)
  private let origin: (u: Int, v: Int)
  private let start: (u: Int, v: Int)
  private let end: (u: Int, v: Int)

  /// Returns nil if there is no closed form, or if evaluating it costs more than blurring the painted shape: for other
  /// shapes, corners that differ, skew, perspective, a σ below one pixel, and grids above `workLimit`.
  ///
  /// - Parameter sigma: the standard deviation in device pixels.
  init?(_ shape: Shape, sigma: Double, transform: ProjectiveTransform) {
    guard sigma >= 1, sigma.isFinite, let affine = transform.affine else { return nil }
    let scale = Size(Point(affine.a, affine.b).length, Point(affine.c, affine.d).length)
    let skew = affine.a * affine.c + affine.b * affine.d
    guard !scale.isEmpty, abs(skew) <= 1e-9 * scale.width * scale.height else { return nil }

    let blur = (sigma * sigma + 1.0 / 12).squareRoot()
    let step = blur / Self.stepsPerSigma
    let gridSigma = (blur * blur - step * step / 8).squareRoot()
    // The square of σ may overflow.
    guard gridSigma.isFinite,
      let (rect, profile) = Self.profile(of: shape, scale: scale, sigma: gridSigma)
    else { return nil }
    let reach = blur * Gaussian.reach
    let box = affine.boundingBox(of: rect).insetBy(dx: -reach, dy: -reach)
    guard let bounds = IntRect(covering: box) else { return nil }
    self.bounds = bounds

    let (half, corner) = (profile.halfSize, profile.corner)
    let rangeU = GridRange(half: half.width, corner: corner.width, blur: blur, step: step)
    let rangeV = GridRange(half: half.height, corner: corner.height, blur: blur, step: step)
    let work = rangeU.count * rangeV.count * Double(profile.nodeCount + 1)
    guard work <= Double(Self.workLimit) else { return nil }
    columns = Int(rangeU.count)
    grid = profile.coverage(rows: rangeV.distances, columns: rangeU.distances)
      .map { Int32(($0 * Self.one).rounded()) }

    let center = affine.apply(to: rect.center)
    (stepU, origin.u) = Self.axis(
      Point(affine.a / scale.width / step, affine.b / scale.width / step), through: center)
    (stepV, origin.v) = Self.axis(
      Point(affine.c / scale.height / step, affine.d / scale.height / step), through: center)
    start = (Self.fixed(rangeU.first), Self.fixed(rangeV.first))
    end = (Self.fixed(rangeU.last), Self.fixed(rangeV.last))
  }

  /// Projects pixels onto an axis: the change for one pixel to the right and below, and the position of the centre of
  /// pixel (0, 0).
  ///
  /// - Parameters:
  ///   - direction: the direction of the axis. Its length is the number of grid steps per pixel.
  ///   - center: the centre of the shape in device pixels.
  private static func axis(
    _ direction: Point, through center: Point
  ) -> (step: (x: Int, y: Int), origin: Int) {
    let origin = direction.x * (0.5 - center.x) + direction.y * (0.5 - center.y)
    return ((fixed(direction.x), fixed(direction.y)), fixed(origin))
  }

  private static func fixed(_ place: Double) -> Int {
    Int((place * Double(1 << placeBits)).rounded())
  }

  private static func profile(
    of shape: Shape, scale: Size, sigma: Double
  ) -> (Rect, ShadowProfile)? {
    var path = Path()
    let bounds: Rect
    switch shape {
    case .rect(let rect):
      bounds = rect
    case .roundedRect(let roundedRect):
      bounds = roundedRect.rect
      if roundedRect.effectiveRadius > 0 {
        guard roundedRect.maskedCorners == .all else { return nil }
        path.addRoundedRect(roundedRect)
      }
    case .ellipse(let rect):
      bounds = rect
      path.addEllipse(in: rect)
    case .path, .stroke, .border, .bordered, .clipped:
      return nil
    }
    guard !bounds.isEmpty else { return nil }
    return ShadowProfile(path: path, in: bounds, scale: scale, sigma: sigma).map { (bounds, $0) }
  }
}

/// The grid points along one axis of the shape, in steps from its centre.
private struct GridRange {
  /// The position from which the grid varies. Further inside, the blur of the near side has no effect.
  let first: Double
  let last: Double
  /// In device pixels.
  private let step: Double

  init(half: Double, corner: Double, blur: Double, step: Double) {
    first = (max(0, half - corner - 4 * blur) / step).rounded(.down)
    last = ((half + 4 * blur) / step).rounded(.up)
    self.step = step
  }

  /// The number of points as a floating-point number, because it may exceed the range of `Int`.
  var count: Double { last - first + 1 }
  /// The distances of the points from the shape's centre, in device pixels.
  var distances: [Double] { (0..<Int(count)).map { (first + Double($0)) * step } }
}

// MARK: - Rows

extension GaussianShadow {
  /// Writes the coverage, 0…255, of `count` pixels of row y, starting at column x, to the front of `coverage`. The
  /// coverage of a pixel does not depend on the start of the run.
  func coverage(x: Int, y: Int, count: Int, into coverage: inout MutableSpan<UInt8>) {
    var u = origin.u &+ stepU.x &* x &+ stepU.y &* y
    var v = origin.v &+ stepV.x &* x &+ stepV.y &* y
    var index = 0
    while index < count {
      let value = look(u, v)
      if stepV.x == 0, let same = runLength(from: u, limit: count &- index), same > 1 {
        for offset in index..<(index &+ same) { coverage[offset] = value }
        index &+= same
        u &+= stepU.x &* same
        continue
      }
      coverage[index] = value
      u &+= stepU.x
      v &+= stepV.x
      index &+= 1
    }
  }

  /// The length of the run of pixels that the blur of an upright shape's vertical sides does not reach, so that they
  /// have the same coverage. Nil if the blur reaches the first pixel.
  private func runLength(from u: Int, limit: Int) -> Int? {
    guard abs(u) < start.u, stepU.x != 0 else { return nil }
    let left = stepU.x > 0 ? start.u &- u : start.u &+ u
    return min(limit, left / abs(stepU.x) &+ 1)
  }

  /// The coverage at a position in the grid.
  private func look(_ u: Int, _ v: Int) -> UInt8 {
    let u = max(start.u, abs(u))
    let v = max(start.v, abs(v))
    guard u < end.u, v < end.v else { return 0 }
    let mask = 1 << Self.placeBits &- 1
    let row = ((v &- start.v) &>> Self.placeBits) &* columns
    let first = row &+ ((u &- start.u) &>> Self.placeBits)
    // With twelve bits of fraction per axis, the products of 16-bit values need at most 40 bits.
    let fu = ((u &- start.u) & mask) &>> (Self.placeBits &- 12)
    let fv = ((v &- start.v) & mask) &>> (Self.placeBits &- 12)
    let a = Int(grid[first]), b = Int(grid[first &+ 1])
    let c = Int(grid[first &+ columns]), d = Int(grid[first &+ columns &+ 1])
    let upper = a &<< 12 &+ (b &- a) &* fu
    let lower = c &<< 12 &+ (d &- c) &* fu
    let value = upper &<< 12 &+ (lower &- upper) &* fv
    return UInt8(truncatingIfNeeded: (value &+ 1 << 31) &>> 32)
  }
}
