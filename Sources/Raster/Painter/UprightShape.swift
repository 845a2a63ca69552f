import Primitives

/// A rectangle or a rounded one whose sides lie along rows and columns: most shapes of an interface.
///
/// Rows between its corners are alike (a left pixel, a run and a right pixel), so they are painted
/// without scanning; only the rows of the corners go through edges.
struct UprightShape {
  /// To be scanned for the rows of the corners, through `transform`.
  let outline: RoundedRect
  /// Of its corners, in its own space.
  let radius: Double
  /// Without turns far below the step of the grid, which rounding may have left.
  let transform: AffineTransform
  /// Its sides, on the sub-pixel grid.
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32
  /// The rows that its corners do not reach. Where there are no corners, all rows that it covers whole.
  let straightRows: Range<Int>
  /// The same for columns.
  let straightColumns: Range<Int>

  /// Nil where the shape is not upright, or too far out for the grid.
  init?(_ outline: RoundedRect, transform: AffineTransform) {
    let rect = outline.rect
    guard !rect.isEmpty, let affine = transform.straightened(for: rect) else { return nil }
    let radius = outline.effectiveRadius
    guard outline.cornerCurve == .circular || radius == 0 else { return nil }
    let box = affine.boundingBox(of: rect)
    let limit = SubpixelGrid.limit
    guard abs(box.minX) <= limit, abs(box.maxX) <= limit, abs(box.minY) <= limit,
      abs(box.maxY) <= limit
    else { return nil }
    self.radius = radius
    left = SubpixelGrid.round(box.minX)
    top = SubpixelGrid.round(box.minY)
    right = SubpixelGrid.round(box.maxX)
    bottom = SubpixelGrid.round(box.maxY)
    straightRows = Self.straight(
      from: box.minY, to: box.maxY, corner: radius * max(abs(affine.b), abs(affine.d)))
    straightColumns = Self.straight(
      from: box.minX, to: box.maxX, corner: radius * max(abs(affine.a), abs(affine.c)))
    let corner = radius * (abs(affine.a) + abs(affine.c))
    let isCircle = abs(radius * (abs(affine.b) + abs(affine.d)) - corner) <= 1e-6 * corner
    if isCircle, radius > 0, corner <= 64, outline.maskedCorners == .all,
      (left | top | right | bottom) & SubpixelGrid.mask == 0
    {
      // On whole pixels the radius is rounded to the grid, so a shape at rest has the same corners everywhere.
      self.outline = RoundedRect(
        rect: Rect(
          x: Double(left >> 10), y: Double(top >> 10), width: Double((right - left) >> 10),
          height: Double((bottom - top) >> 10)),
        cornerRadius: (corner * 1024).rounded() / 1024)
      self.transform = .identity
    } else {
      self.outline = outline
      self.transform = affine
    }
  }

  /// The whole pixels between two corners on one side.
  private static func straight(from: Double, to: Double, corner: Double) -> Range<Int> {
    let limit = SubpixelGrid.limit
    let begin = SubpixelGrid.round(min(from + corner, limit))
    let end = SubpixelGrid.round(max(to - corner, -limit))
    let first = Int((begin &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    return first..<max(first, Int(end >> SubpixelGrid.bits))
  }

  /// Whether it has no round corner.
  var isRect: Bool { radius == 0 }
}

extension AffineTransform {
  /// The transform without its turn and skew, if these move no point of a rectangle by an eighth of the grid's
  /// step; else nil.
  fileprivate func straightened(for rect: Rect) -> AffineTransform? {
    if preservesAxes { return self }
    let tolerance = 1.0 / 8192
    let (width, height) = (rect.width, rect.height)
    let center = rect.center
    var result = self
    if abs(b) * width <= tolerance && abs(c) * height <= tolerance {
      result.b = 0
      result.c = 0
    } else if abs(a) * width <= tolerance && abs(d) * height <= tolerance {
      result.a = 0
      result.d = 0
    } else {
      return nil
    }
    // The centre stays where it is.
    let moved = apply(to: center) - result.apply(to: center)
    result.tx += moved.x
    result.ty += moved.y
    return result
  }
}
