import AnimPrimitives

extension Painter {
  /// Paints the blurred silhouette of a shape, in closed form if possible, otherwise by blurring the shape's coverage.
  ///
  /// - Parameter sigma: the standard deviation in device pixels.
  mutating func paintShadow(
    _ shape: Shape, _ color: Color, sigma: Double, _ transform: ProjectiveTransform,
    _ context: PaintContext, _ target: inout PaintTarget
  ) {
    let color = PremultipliedColor(color)
    guard color.alpha > 0,
      let visible = DisplayList.deviceBounds(
        of: shape, transform: transform, outset: DisplayList.shadowReach(sigma),
        in: target.clip)
    else { return }
    guard sigma > 0 else {
      var part = target.clipped(to: visible)
      fill(shape, .color(color.rgba), transform, context, &part)
      return
    }
    if let shadow = GaussianShadow(shape, sigma: sigma, transform: transform) {
      guard let region = shadow.bounds.intersection(visible) else { return }
      blend(shadow, color, in: region, &target)
      return
    }
    guard
      let blurred = blurredCoverage(
        of: shape, sigma: sigma, transform, in: visible, context)
    else {
      return
    }
    blend(blurred, color, in: visible, &target)
  }

  /// The blurred silhouette of a shape without a closed form, in a rectangle.
  mutating func blurredCoverage(
    of shape: Shape, sigma: Double, _ transform: ProjectiveTransform, in visible: IntRect,
    _ context: PaintContext
  ) -> CoverageMask? {
    let plan = BlurSource(sigma: sigma)
    let reduced = plan.reduced(transform)
    guard let wide = plan.area(around: visible),
      let source = DisplayList.deviceBounds(of: shape, transform: reduced, in: wide)
    else { return nil }
    let height = max(1, layerCapacity / source.width)
    let mask = coverage(of: source, bandHeight: height) { painter, target in
      painter.fill(shape, .color(0xFF00_0000), reduced, context, &target)
    }
    return mask.blurred(sigma: plan.sigma, in: visible, reduction: plan.reduction)
  }

  /// Blends a colour through a part of a mask.
  ///
  /// - Precondition: the region lies in the mask and in the canvas.
  func blend(
    _ mask: CoverageMask, _ color: PremultipliedColor, in region: IntRect,
    _ target: inout PaintTarget
  ) {
    let own = Canvas(bounds: mask.bounds)
    for y in region.y..<region.maxY {
      let start = target.canvas.index(x: region.x, y: y)
      let run = start..<(start + region.width)
      let first = own.index(x: region.x, y: y)
      let coverage = mask.coverage.span.extracting(first..<(first + region.width))
      blitter.blend(color.rgba, through: coverage, over: run, in: &target.pixels)
    }
  }

  private mutating func blend(
    _ shadow: GaussianShadow, _ color: PremultipliedColor, in region: IntRect,
    _ target: inout PaintTarget
  ) {
    coverageRow.reserve(stride: region.width)
    for y in region.y..<region.maxY {
      var row = coverageRow.coverage.mutableSpan
      shadow.coverage(x: region.x, y: y, count: region.width, into: &row)
      let start = target.canvas.index(x: region.x, y: y)
      blitter.blend(
        color.rgba, through: coverageRow.coverage.span.extracting(0..<region.width),
        over: start..<(start + region.width), in: &target.pixels)
    }
  }
}
