import Primitives

/// The source of a blur: a part of the plane, painted as small as the blur allows.
///
/// A blur reaches four standard deviations far. A blur of thousands of pixels would need a source that
/// is thousands of pixels larger than its visible part; painted smaller, it is at most about a
/// thousand pixels larger on each side.
struct BlurSource {
  /// Standard deviation, pixels of the canvas.
  let sigma: Double
  /// The side of a pixel of the source in pixels of the canvas; pixels lie on multiples of it.
  let reduction: Int

  /// The number of pixels by which an area may grow over a region, so that many far offsets do not add
  /// up.
  private static let largestGrowth = 1 << 24

  /// - Parameter sigma: standard deviation, pixels of the canvas; the widest there is where it is wider.
  init(sigma: Double) {
    self.sigma = min(sigma, CoverageMask.widestBlur)
    reduction = CoverageMask.blurReduction(sigma: sigma)
  }

  /// Pixels of the source in one of the canvas.
  private var scale: Double { 1 / Double(reduction) }

  /// The pixels of the source that the blur of a part of the canvas is made from; nil if it would leave
  /// the range.
  ///
  /// - Parameter offset: the move before the blur, pixels of the canvas.
  func area(around region: IntRect, movedBy offset: Point = .zero) -> IntRect? {
    let margin = Double(CoverageMask.blurMargin(sigma: sigma) + 2 * reduction)
    let rect = Rect(
      x: Double(region.x) - offset.x, y: Double(region.y) - offset.y, width: Double(region.width),
      height: Double(region.height)
    ).insetBy(dx: -margin, dy: -margin)
    return pixels(under: rect)
  }

  /// The same, grown over the region itself unless that is far off.
  ///
  /// The group itself is painted in the region after its shadow. The groups in it are then asked for no
  /// shadow beyond the first request (`GroupShadowCache`).
  func areaWithRegion(_ region: IntRect, movedBy offset: Point) -> IntRect? {
    guard let area = area(around: region, movedBy: offset) else { return nil }
    let rect = Rect(
      x: Double(region.x), y: Double(region.y), width: Double(region.width),
      height: Double(region.height))
    guard let both = pixels(under: rect)?.union(area) else { return area }
    return both.area - area.area <= min(area.area, Self.largestGrowth) ? both : area
  }

  /// The pixels of the source that a rectangle of the canvas lies on; nil if it would leave the range.
  private func pixels(under rect: Rect) -> IntRect? {
    IntRect(
      covering: Rect(
        x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
        height: rect.height * scale))
  }

  /// The pixels of the canvas that some of the source lie on; nil if it would leave the range.
  func canvasArea(of rect: IntRect) -> IntRect? {
    IntRect(
      x: rect.x * reduction, y: rect.y * reduction, width: rect.width * reduction,
      height: rect.height * reduction)
  }

  /// A vector on the canvas, in pixels of the source.
  func reduced(_ vector: Point) -> Point {
    Point(vector.x * scale, vector.y * scale)
  }

  /// A map to the canvas, as one to the source.
  func reduced(_ transform: ProjectiveTransform) -> ProjectiveTransform {
    guard reduction > 1 else { return transform }
    return transform.concatenating(ProjectiveTransform(AffineTransform(scaleX: scale, y: scale)))
  }

  /// Operations in the space of the canvas, in that of the source.
  func reduced(_ operations: ArraySlice<DrawOperation>) -> DisplayChunk {
    DisplayChunk(operations.map(reduced))
  }

  private func reduced(_ operation: DrawOperation) -> DrawOperation {
    switch operation {
    case .fill(let shape, let paint, let transform):
      return .fill(shape, paint, reduced(transform))
    case .shadow(let shape, let color, let radius, let transform):
      return .shadow(shape, color, radius: radius * scale, reduced(transform))
    case .pushLayer(var layer):
      layer.clip = layer.clip.map(reduced)
      if let shadow = layer.shadow {
        layer.shadow = Layer.Shadow(
          color: shadow.color, radius: shadow.radius * scale, offset: reduced(shadow.offset))
      }
      return .pushLayer(layer)
    case .popLayer:
      return .popLayer
    }
  }

  func reduced(_ clip: Layer.Clip) -> Layer.Clip {
    Layer.Clip(shape: clip.shape, transform: reduced(clip.transform))
  }
}
