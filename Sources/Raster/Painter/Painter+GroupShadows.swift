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
    blend(
      mask, color, isShadowOfShadows: chunk.holdsShadow(in: content), in: region, canvas: canvas,
      pixels: &pixels)
  }

  /// The coverage of a group's shadow in a clip, fine for a silhouette; nil where there is none.
  mutating func castShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    in clip: IntRect
  ) -> CoverageMask? {
    let group = castShadows.group(of: content)
    let part: CastShadows.Part = castShadows.isSilhouette ? .fineShadow : .shadow
    if let known = castShadows.coverage(part, of: group, in: clip) { return known.mask }
    let mask = blurredSilhouette(of: layer, shadow, chunk, content, in: clip)
    castShadows.keep(KnownCoverage(area: clip, mask: mask), part, of: group)
    return mask
  }

  private mutating func blurredSilhouette(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    in clip: IntRect
  ) -> CoverageMask? {
    let plan = BlurSource(sigma: max(0, shadow.radius))
    let isFine = castShadows.isSilhouette
    // With 16 bits something is left as far as the blur reaches.
    let reach = isFine ? shadow.blurReach : DisplayList.shadowReach(plan.sigma)
    guard let wide = plan.areaWithRegion(clip, movedBy: shadow.offset),
      let mask = silhouette(of: layer, chunk, content, in: wide, plan),
      let cast = mask.moved(by: plan.reduced(shadow.offset)),
      let region = plan.canvasArea(of: cast.bounds)?
        .outset(by: reach)?.intersection(clip)
    else { return nil }
    // Moving by a part of a pixel was a small blur.
    let moved = CoverageMask.variance(ofMoveBy: plan.reduced(shadow.offset))
    let variance = plan.sigma * plan.sigma - moved * Double(plan.reduction * plan.reduction)
    return cast.blurred(
      sigma: max(0, variance).squareRoot(), in: region, reduction: plan.reduction, isFine: isFine
    ).trimmed()
  }
}
