import Primitives

extension Painter {
  /// Paints the blurred silhouette of a shape: from the closed form where there is one, otherwise by
  /// blurring what the shape covers.
  ///
  /// - Parameter sigma: standard deviation, device pixels.
  mutating func paintShadow(
    _ shape: Shape, _ color: Color, sigma: Double, _ transform: ProjectiveTransform, clip: IntRect,
    canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    let color = PremultipliedColor(color)
    guard color.alpha > 0,
      let visible = DisplayList.deviceBounds(
        of: shape, transform: transform, outset: DisplayList.shadowReach(sigma), in: clip)
    else { return }
    guard sigma > 0 else {
      fill(shape, .color(color.rgba), transform, clip: visible, canvas: canvas, pixels: &pixels)
      return
    }
    if let shadow = GaussianShadow(shape, sigma: sigma, transform: transform) {
      guard let region = shadow.bounds.intersection(visible) else { return }
      blend(shadow, color, in: region, canvas: canvas, pixels: &pixels)
      return
    }
    let plan = BlurSource(sigma: sigma)
    let reduced = plan.reduced(transform)
    guard let wide = plan.area(around: visible),
      let source = DisplayList.deviceBounds(of: shape, transform: reduced, in: wide)
    else { return }
    var buffer = takeBuffer(bounds: source)
    let own = buffer.canvas
    var target = buffer.pixels.mutableSpan
    fill(shape, .color(0xFF00_0000), reduced, clip: source, canvas: own, pixels: &target)
    let mask = CoverageMask(alphaOf: buffer)
    pool.append(buffer.pixels)
    let blurred = mask.blurred(sigma: plan.sigma, in: visible, reduction: plan.reduction)
    blend(blurred, color, canvas: canvas, pixels: &pixels)
  }

  /// Paints the blurred silhouette of all that a group draws, without the group itself.
  mutating func paintShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    let color = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity))
    let plan = BlurSource(sigma: max(0, shadow.radius))
    guard color.alpha > 0, let wide = plan.area(around: clip, movedBy: shadow.offset),
      let mask = silhouette(of: layer, chunk, content, in: wide, plan),
      let cast = mask.moved(by: plan.reduced(shadow.offset)),
      let region = plan.canvasArea(of: cast.bounds)?
        .outset(by: DisplayList.shadowReach(plan.sigma))?.intersection(clip)
    else { return }
    // Moving by a part of a pixel was a small blur.
    let moved = CoverageMask.variance(ofMoveBy: plan.reduced(shadow.offset))
    let variance = plan.sigma * plan.sigma - moved * Double(plan.reduction * plan.reduction)
    let blurred = cast.blurred(
      sigma: max(0, variance).squareRoot(), in: region, reduction: plan.reduction)
    blend(blurred, color, canvas: canvas, pixels: &pixels)
  }

  /// What a group covers, as small as a blur allows; nil where it draws nothing.
  private mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in area: IntRect,
    _ plan: BlurSource
  ) -> CoverageMask? {
    guard plan.reduction == 1 else {
      let reduced = plan.reduced(chunk.operations[content])
      return silhouette(
        of: Layer(clip: layer.clip.map(plan.reduced)), reduced, reduced.operations.indices,
        in: area)
    }
    return silhouette(of: Layer(clip: layer.clip), chunk, content, in: area)
  }

  private mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in area: IntRect
  ) -> CoverageMask? {
    guard let source = chunk.bounds(of: content, in: area) else { return nil }
    var buffer = takeBuffer(bounds: source)
    let own = buffer.canvas
    var target = buffer.pixels.mutableSpan
    paintLayer(layer, chunk, content, clip: source, canvas: own, pixels: &target)
    let mask = CoverageMask(alphaOf: buffer)
    pool.append(buffer.pixels)
    return mask
  }

  /// Blends a colour through a mask, all of which lies in the canvas.
  private func blend(
    _ mask: CoverageMask, _ color: PremultipliedColor, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let bounds = mask.bounds
    for row in 0..<bounds.height {
      let start = canvas.index(x: bounds.x, y: bounds.y + row)
      let first = row * bounds.width
      blitter.blend(
        color.rgba, through: mask.coverage.span.extracting(first..<(first + bounds.width)),
        over: start..<(start + bounds.width), in: &pixels)
    }
  }

  private mutating func blend(
    _ shadow: GaussianShadow, _ color: PremultipliedColor, in region: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    coverageRow.reset(width: region.width)
    for y in region.y..<region.maxY {
      var row = coverageRow.coverage.mutableSpan
      shadow.coverage(x: region.x, y: y, count: region.width, into: &row)
      let start = canvas.index(x: region.x, y: y)
      blitter.blend(
        color.rgba, through: coverageRow.coverage.span.extracting(0..<region.width),
        over: start..<(start + region.width), in: &pixels)
    }
  }
}

extension CoverageMask {
  /// The alpha of a group's pixels.
  init(alphaOf buffer: LayerBuffer) {
    let bounds = buffer.canvas.bounds
    self.init(
      bounds: bounds,
      coverage: buffer.pixels.prefix(bounds.area).map { UInt8(truncatingIfNeeded: $0 &>> 24) })
  }
}
