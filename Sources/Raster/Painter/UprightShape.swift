import AnimPrimitives

/// A rectangle or rounded rectangle whose sides are parallel to rows and columns: most shapes of an interface.
///
/// All rows between the corners have the same coverage (a left pixel, a run and a right pixel), so they are painted
/// without scanning. Only the rows of corners are scanned.
struct UprightShape {
  /// The outline to scan for the rows of the corners. `transform` maps it to device space.
  let outline: RoundedRect
  /// The radius of the corners in the shape's own space.
  let radius: Double
  /// The transform without rotations and skews far below the step of the grid, which rounding errors may cause.
  let transform: AffineTransform
  /// The sides of the shape, on the sub-pixel grid.
  let left: Int32
  let top: Int32
  let right: Int32
  let bottom: Int32
  /// The full rows that the corners do not reach. Without round corners, all rows that the shape covers with their full
  /// height.
  let straightRows: Range<Int>
  /// The full columns that the corners do not reach.
  let straightColumns: Range<Int>
  /// The radius of four equal corners on the sub-pixel grid, if all sides are on whole pixels and no row or column of
  /// pixels has parts of two corners; otherwise nil. Such shapes have the same corners at every position.
  let wholeRadius: Int32?

  /// Returns nil if the shape is empty, is not upright, has continuous corners, or exceeds the grid.
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
      // If the sides are on whole pixels, the radius is rounded to the grid, so that a shape has the same corners at
      // every position.
      let steps = (corner * 1024).rounded()
      self.outline = RoundedRect(
        rect: Rect(
          x: Double(left >> 10), y: Double(top >> 10), width: Double((right - left) >> 10),
          height: Double((bottom - top) >> 10)),
        cornerRadius: steps / 1024)
      self.transform = .identity
      let reach = (Int32(steps) &+ SubpixelGrid.mask) & ~SubpixelGrid.mask
      wholeRadius = 2 * reach <= min(right &- left, bottom &- top) ? Int32(steps) : nil
    } else {
      self.outline = outline
      self.transform = affine
      wholeRadius = nil
    }
  }

  /// The full pixels between two corners along one side.
  private static func straight(from: Double, to: Double, corner: Double) -> Range<Int> {
    let limit = SubpixelGrid.limit
    let begin = SubpixelGrid.round(min(from + corner, limit))
    let end = SubpixelGrid.round(max(to - corner, -limit))
    let first = Int((begin &+ SubpixelGrid.mask) >> SubpixelGrid.bits)
    return first..<max(first, Int(end >> SubpixelGrid.bits))
  }

  /// Whether the shape has no round corners.
  var isRect: Bool { radius == 0 }
}

extension AffineTransform {
  /// The transform without rotation and skew, or nil if these move a point of the rectangle by more than 1/8 of the
  /// grid's step.
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
    // Keeps the image of the centre fixed.
    let moved = apply(to: center) - result.apply(to: center)
    result.tx += moved.x
    result.ty += moved.y
    return result
  }
}
