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
    let margin = Double(CoverageMask.blurMargin(sigma: sigma))
    guard let wide = visible.outset(by: margin),
      let source = DisplayList.deviceBounds(of: shape, transform: transform, in: wide)
    else { return }
    var buffer = takeBuffer(bounds: source)
    let own = buffer.canvas
    var target = buffer.pixels.mutableSpan
    fill(
      shape, .color(0xFF00_0000), transform, clip: source, canvas: own, pixels: &target)
    let mask = CoverageMask(alphaOf: buffer)
    pool.append(buffer.pixels)
    blend(mask.blurred(sigma: sigma, in: visible), color, canvas: canvas, pixels: &pixels)
  }

  /// Paints the blurred silhouette of all that a group draws, without the group itself.
  mutating func paintShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    let color = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity))
    let margin = Double(CoverageMask.blurMargin(sigma: shadow.radius) + 2)
    guard color.alpha > 0, let wide = clip.outset(by: margin + shadow.reach),
      let source = chunk.bounds(of: content, in: wide)
    else { return }
    var buffer = takeBuffer(bounds: source)
    let own = buffer.canvas
    var target = buffer.pixels.mutableSpan
    paintLayer(
      Layer(clip: layer.clip), chunk, content, clip: source, canvas: own, pixels: &target)
    let mask = CoverageMask(alphaOf: buffer)
    pool.append(buffer.pixels)
    guard let cast = mask.moved(by: shadow.offset),
      let region = cast.bounds.outset(by: DisplayList.shadowReach(shadow.radius))?
        .intersection(clip)
    else { return }
    // Moving by a part of a pixel was a small blur.
    let variance = shadow.radius * shadow.radius - CoverageMask.variance(ofMoveBy: shadow.offset)
    let blurred = cast.blurred(sigma: max(0, variance).squareRoot(), in: region)
    blend(blurred, color, canvas: canvas, pixels: &pixels)
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
