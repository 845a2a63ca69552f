import Primitives

extension Painter {
  /// Paints the blurred silhouette of all that a group draws, without the group itself.
  mutating func paintShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    let color = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity))
    guard color.alpha > 0 else { return }
    let group = castShadows.group(of: content)
    let cast: CastShadow
    if let known = castShadows.shadow(of: group, in: clip) {
      cast = known
    } else {
      let count = castShadows.requestCount
      let mask = castShadow(of: layer, shadow, chunk, content, clip: clip)
      cast = CastShadow(clip: clip, mask: mask)
      if castShadows.requestCount > count { castShadows.keep(cast, of: group) }
    }
    guard let mask = cast.mask, let region = mask.bounds.intersection(clip) else { return }
    blend(mask, color, in: region, canvas: canvas, pixels: &pixels)
  }

  /// The coverage of a group's shadow in a clip; nil where there is none.
  private mutating func castShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    clip: IntRect
  ) -> CoverageMask? {
    let plan = BlurSource(sigma: max(0, shadow.radius))
    guard let wide = plan.areaWithRegion(clip, movedBy: shadow.offset),
      let mask = silhouette(of: layer, chunk, content, in: wide, plan),
      let cast = mask.moved(by: plan.reduced(shadow.offset)),
      let region = plan.canvasArea(of: cast.bounds)?
        .outset(by: DisplayList.shadowReach(plan.sigma))?.intersection(clip)
    else { return nil }
    // Moving by a part of a pixel was a small blur.
    let moved = CoverageMask.variance(ofMoveBy: plan.reduced(shadow.offset))
    let variance = plan.sigma * plan.sigma - moved * Double(plan.reduction * plan.reduction)
    return cast.blurred(
      sigma: max(0, variance).squareRoot(), in: region, reduction: plan.reduction)
  }

  /// What a group covers, as small as a blur allows; nil where it draws nothing.
  private mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in area: IntRect,
    _ plan: BlurSource
  ) -> CoverageMask? {
    guard plan.reduction == 1 else {
      let source = castShadows.source
      castShadows.source = source.reduced(content, by: plan.reduction)
      defer { castShadows.source = source }
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
