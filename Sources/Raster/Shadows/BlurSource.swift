import AnimPrimitives

/// The source of a blur: a part of the plane, painted at the smallest size that the blur allows.
///
/// The reach of a blur is four standard deviations. At full size, a blur of thousands of pixels would need a source
/// that is thousands of pixels larger than the visible part. At the reduced size, the source is at most about a
/// thousand pixels larger on each side.
struct BlurSource {
  /// The standard deviation in pixels of the canvas.
  let sigma: Double
  /// The side of a source pixel in pixels of the canvas. Source pixels are aligned to multiples of it.
  let reduction: Int

  /// The maximum number of pixels by which `areaWithRegion` may enlarge an area. It bounds the growth over nested
  /// groups.
  private static let largestGrowth = 1 << 24

  /// - Parameter sigma: the standard deviation in pixels of the canvas, clamped to `CoverageMask.widestBlur`.
  init(sigma: Double) {
    self.sigma = min(sigma, CoverageMask.widestBlur)
    reduction = CoverageMask.blurReduction(sigma: sigma)
  }

  /// The side of a canvas pixel in source pixels.
  private var scale: Double { 1 / Double(reduction) }

  /// The source pixels that affect the blur of a region of the canvas, or nil if they are out of range.
  ///
  /// - Parameter offset: the offset of the shadow in pixels of the canvas.
  func area(around region: IntRect, movedBy offset: Point = .zero) -> IntRect? {
    let margin = Double(CoverageMask.blurMargin(sigma: sigma) + 2 * reduction)
    let rect = Rect(
      x: Double(region.x) - offset.x, y: Double(region.y) - offset.y, width: Double(region.width),
      height: Double(region.height)
    ).insetBy(dx: -margin, dy: -margin)
    return pixels(under: rect)
  }

  /// `area(around:movedBy:)`, enlarged to contain the region itself unless that is far away.
  ///
  /// The group is painted in the region after its shadow. With the enlarged area, the shadows of nested groups are
  /// computed at the first request only (`GroupShadowCache`).
  func areaWithRegion(_ region: IntRect, movedBy offset: Point) -> IntRect? {
    guard let area = area(around: region, movedBy: offset) else { return nil }
    let rect = Rect(
      x: Double(region.x), y: Double(region.y), width: Double(region.width),
      height: Double(region.height))
    guard let both = pixels(under: rect)?.union(area) else { return area }
    return both.area - area.area <= min(area.area, Self.largestGrowth) ? both : area
  }

  /// The source pixels that a rectangle of the canvas touches, or nil if they are out of range.
  private func pixels(under rect: Rect) -> IntRect? {
    IntRect(
      covering: Rect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale))
  }

  /// The canvas pixels of a rectangle of the source, or nil if they are out of range.
  func canvasArea(of rect: IntRect) -> IntRect? {
    IntRect(
      x: rect.x * reduction, y: rect.y * reduction, width: rect.width * reduction,
      height: rect.height * reduction)
  }

  /// Converts a vector from canvas pixels to source pixels.
  func reduced(_ vector: Point) -> Point {
    Point(vector.x * scale, vector.y * scale)
  }

  /// Converts a transform to canvas pixels into a transform to source pixels.
  func reduced(_ transform: ProjectiveTransform) -> ProjectiveTransform {
    guard reduction > 1 else { return transform }
    return transform.concatenating(ProjectiveTransform(AffineTransform(scaleX: scale, y: scale)))
  }

  /// Converts operations from canvas pixels to source pixels.
  func reduced(_ operations: ArraySlice<DrawOperation>) -> DisplayChunk {
    DisplayChunk(operations.map(reduced))
  }

  private func reduced(_ operation: DrawOperation) -> DrawOperation {
    switch operation {
    case .fill(let shape, let paint, let transform):
      return .fill(shape, paint, reduced(transform))
    case .shadow(let shape, let color, let radius, let transform):
      return .shadow(shape, color, radius: radius * scale, reduced(transform))
    case .pushLayer(let layer):
      return .pushLayer(reduced(layer))
    case .popLayer:
      return .popLayer
    }
  }

  /// Converts the lengths of a group from canvas pixels to source pixels.
  func reduced(_ layer: Layer) -> Layer {
    var layer = layer
    layer.clip = layer.clip.map(reduced)
    layer.effects = layer.effects.map { $0.scaled(by: scale) }
    if var backdrop = layer.backdrop {
      backdrop.transform = reduced(backdrop.transform)
      backdrop.effects = backdrop.effects.map { $0.scaled(by: scale) }
      layer.backdrop = backdrop
    }
    return layer
  }

  private func reduced(_ clip: Layer.Clip) -> Layer.Clip {
    Layer.Clip(shape: clip.shape, transform: reduced(clip.transform))
  }
}
