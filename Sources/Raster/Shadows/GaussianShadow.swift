// The shadow of a rectangle, a rounded rectangle or an ellipse, without painting it first.
//
// A blurred picture holds no detail finer than its σ. So the closed form is evaluated on a coarse grid,
// a quarter of a σ wide, over one quarter of the shape and only as far inwards as the blur reaches.
// Pixels interpolate between its points, for upright and turned shapes. Interpolating at a part t
// between two points is itself a blur of variance t·(1 − t)·step²; the closed form is taken with the
// middle of that, step²/8, less, which leaves an error of at most 0.25/255. A pixel's own square adds
// its variance, 1/12.

import Primitives

/// A Gaussian-blurred silhouette that is known in closed form.
struct GaussianShadow {
  /// The pixels outside of which coverage is 0.
  let bounds: IntRect

  /// Fraction bits of a place in the grid.
  private static var placeBits: Int { 24 }
  /// Steps of the grid in one σ.
  private static var stepsPerSigma: Double { 4 }
  /// 1 in the grid's values: 255 with eight bits of fraction.
  private static var one: Double { 255 * 256 }
  /// Grids larger than this cost more than a blur of the painted shape.
  private static var workLimit: Int { 1 << 18 }

  /// The coverage at the grid's points, row-major; the last row and column are 0.
  private let grid: [Int32]
  private let columns: Int
  /// Distances from the shape's axes in grid steps: what one pixel to the right and one down adds, where
  /// the centre of pixel (0, 0) is, and where the grid starts and ends.
  private let stepU: (x: Int, y: Int)
  private let stepV: (x: Int, y: Int)
  private let origin: (u: Int, v: Int)
  private let start: (u: Int, v: Int)
  private let end: (u: Int, v: Int)

  /// Nil where there is no closed form or it would not pay: other shapes, corners that differ, skew and
  /// perspective, a blur of less than a pixel. Then the painted shape is to be blurred.
  ///
  /// - Parameter sigma: standard deviation, device pixels.
  init?(_ shape: Shape, sigma: Double, transform: ProjectiveTransform) {
    guard sigma >= 1, sigma.isFinite, let affine = transform.affine else { return nil }
    let scale = Size(Point(affine.a, affine.b).length, Point(affine.c, affine.d).length)
    let skew = affine.a * affine.c + affine.b * affine.d
    guard !scale.isEmpty, abs(skew) <= 1e-9 * scale.width * scale.height else { return nil }

    let blur = (sigma * sigma + 1.0 / 12).squareRoot()
    let step = blur / Self.stepsPerSigma
    let gridSigma = (blur * blur - step * step / 8).squareRoot()
    // The square of a σ may be too large for a number.
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

  /// The step of each pixel along an axis, and the place of the centre of pixel (0, 0): projections onto the
  /// axis.
  ///
  /// - Parameters:
  ///   - direction: the axis's, as many grid steps long as a pixel has.
  ///   - center: the shape's, device pixels.
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

/// The grid's points along one of the shape's axes, in steps from its middle.
private struct GridRange {
  /// The first place where the grid varies: further inside, the blur of the near side is complete.
  let first: Double
  let last: Double
  /// Device pixels.
  private let step: Double

  init(half: Double, corner: Double, blur: Double, step: Double) {
    first = (max(0, half - corner - 4 * blur) / step).rounded(.down)
    last = ((half + 4 * blur) / step).rounded(.up)
    self.step = step
  }

  /// A whole number, which may be too large for an integer.
  var count: Double { last - first + 1 }
  /// Device pixels from the shape's middle.
  var distances: [Double] { (0..<Int(count)).map { (first + Double($0)) * step } }
}

// MARK: - Rows

extension GaussianShadow {
  /// Writes the coverage, 0…255, of `count` pixels of row y, from column x on, to the front of
  /// `coverage`. A pixel's value does not depend on the start of the run.
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

  /// The number of pixels of an upright shape with the same coverage, because the blur of its vertical
  /// sides does not reach them; nil where it does.
  private func runLength(from u: Int, limit: Int) -> Int? {
    guard abs(u) < start.u, stepU.x != 0 else { return nil }
    let left = stepU.x > 0 ? start.u &- u : start.u &+ u
    return min(limit, left / abs(stepU.x) &+ 1)
  }

  /// The coverage at a place of the grid.
  private func look(_ u: Int, _ v: Int) -> UInt8 {
    let u = max(start.u, abs(u))
    let v = max(start.v, abs(v))
    guard u < end.u, v < end.v else { return 0 }
    let mask = 1 << Self.placeBits &- 1
    let row = ((v &- start.v) &>> Self.placeBits) &* columns
    let first = row &+ ((u &- start.u) &>> Self.placeBits)
    // Twelve bits of fraction leave the products within 32 bits above the values' own sixteen.
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
