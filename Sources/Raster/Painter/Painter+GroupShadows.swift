import Primitives

extension Painter {
  /// Paints the shadow of all that a group draws, without the group itself.
  mutating func paintShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    let color = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity))
    guard color.alpha > 0,
      let mask = castShadow(of: layer, shadow, chunk, content, in: clip),
      let region = mask.bounds.intersection(clip)
    else { return }
    blend(mask, color, in: region, canvas: canvas, pixels: &pixels)
  }

  /// Paints what a group covers, mixed as one, for the silhouette of the group around it.
  mutating func paintSilhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: layer.opacity)).alpha
    guard opacity > 0, let mask = silhouette(of: layer, chunk, content, in: clip),
      let region = mask.bounds.intersection(clip)
    else { return }
    let own = Canvas(bounds: mask.bounds)
    let source = mask.coverage.span
    var row = [UInt32](repeating: 0, count: region.width)
    for y in region.y..<region.maxY {
      let first = own.index(x: region.x, y: y)
      var black = row.mutableSpan
      for column in 0..<region.width { black[column] = UInt32(source[first &+ column]) &<< 24 }
      let start = canvas.index(x: region.x, y: y)
      let run = start..<(start + region.width)
      switch layer.blendMode {
      case .sourceOver:
        blitter.blend(row.span, coverage: UInt32(opacity), over: run, in: &pixels)
      case .plus: blitter.add(row.span, coverage: UInt32(opacity), over: run, in: &pixels)
      }
    }
  }

  /// The coverage of a group's shadow in a clip; nil where there is none.
  mutating func castShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    in clip: IntRect
  ) -> CoverageMask? {
    let group = castShadows.group(of: content)
    if let known = castShadows.coverage(.shadow, of: group, in: clip) { return known.mask }
    let mask = blurredSilhouette(of: layer, shadow, chunk, content, in: clip)
    castShadows.keep(KnownCoverage(area: clip, mask: mask), .shadow, of: group)
    return mask
  }

  private mutating func blurredSilhouette(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    in clip: IntRect
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
      sigma: max(0, variance).squareRoot(), in: region, reduction: plan.reduction
    ).trimmed()
  }
}
