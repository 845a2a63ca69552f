// The shadow of a group is the blurred silhouette of its content, including the shadows of nested groups. The
// silhouette is the alpha of the group, painted in the same way as on the canvas and stored as 8-bit coverage.

import AnimPrimitives

extension Layer.Shadow {
  /// The maximum depth of nested groups with shadows. Deeper groups have no shadow.
  package static let greatestDepth = 3
}

extension Layer {
  /// The group as its silhouette has it.
  fileprivate var bare: Layer {
    var layer = self
    (layer.opacity, layer.shadow, layer.ground, layer.blendMode) = (1, nil, nil, .normal)
    return layer
  }
}

extension Painter {
  /// Paints the shadow of a group, without the group itself.
  ///
  /// - Parameter context: the groups that enclose the group, and the group itself.
  mutating func paintShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    _ context: PaintContext, _ target: inout PaintTarget
  ) {
    let color = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity))
    guard color.alpha > 0, let mask = castShadow(of: layer, shadow, chunk, content, context),
      let region = mask.bounds.intersection(target.clip)
    else { return }
    blend(mask, color, in: region, &target)
  }

  /// The coverage of a group's shadow, complete at least in the area of the context, or nil if the shadow is empty.
  private mutating func castShadow(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    _ context: PaintContext
  ) -> CoverageMask? {
    let group = context.source.group(of: content)
    if let known = groupShadows.shadow(of: group, in: context.area) { return known }
    let mask = blurredSilhouette(of: layer, shadow, chunk, content, context)
    // The shadow of the outermost group is needed only once.
    if context.sharedDepth > 1 { groupShadows.keep(mask, of: group, in: context.area) }
    return mask
  }

  private mutating func blurredSilhouette(
    of layer: Layer, _ shadow: Layer.Shadow, _ chunk: DisplayChunk, _ content: Range<Int>,
    _ context: PaintContext
  ) -> CoverageMask? {
    let plan = BlurSource(sigma: max(0, shadow.radius))
    let reach = DisplayList.shadowReach(plan.sigma)
    let area = context.area
    guard let wide = plan.areaWithRegion(area, movedBy: shadow.offset) else { return nil }
    var inner = context
    inner.area = wide
    inner.isSilhouette = true
    inner.bufferDepth += 1
    guard let mask = silhouette(of: layer, chunk, content, inner, plan),
      let cast = mask.moved(by: plan.reduced(shadow.offset)),
      let region = plan.canvasArea(of: cast.bounds)?.outset(by: reach)?.intersection(area)
    else { return nil }
    // Moving by a fraction of a pixel is a small blur. Its variance is subtracted.
    let moved = CoverageMask.variance(ofMoveBy: plan.reduced(shadow.offset))
    let variance = plan.sigma * plan.sigma - moved * Double(plan.reduction * plan.reduction)
    return cast.blurred(
      sigma: max(0, variance).squareRoot(), in: region, reduction: plan.reduction
    ).trimmed()
  }

  /// The coverage of a group at the reduced size of a blur's source, or nil if the group draws nothing.
  private mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext,
    _ plan: BlurSource
  ) -> CoverageMask? {
    guard plan.reduction > 1 else { return silhouette(of: layer, chunk, content, context) }
    var inner = context
    inner.source = context.source.reduced(content, by: plan.reduction)
    let reduced = plan.reduced(chunk.operations[content])
    return silhouette(
      of: plan.reduced(layer), reduced, reduced.operations.indices, inner)
  }

  /// The coverage of a group without its opacity, or nil if the group draws nothing.
  private mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext
  ) -> CoverageMask? {
    guard let bounds = chunk.bounds(of: content, in: context.area) else { return nil }
    groupShadows.silhouetteCount += 1
    let height = bandHeight(of: bounds, chunk, content)
    return coverage(of: bounds, bandHeight: height) { painter, target in
      painter.paintGroup(layer.bare, chunk, content, context, &target)
    }.trimmed()
  }

  /// The coverage of a rectangle by everything that a closure paints. The closure is called for bands of whole rows.
  mutating func coverage(
    of bounds: IntRect, bandHeight: Int, paint: (inout Painter, inout PaintTarget) -> Void
  ) -> CoverageMask {
    var mask = CoverageMask(
      bounds: bounds, coverage: [UInt8](repeating: 0, count: bounds.area))
    for band in bounds.bands(height: bandHeight) {
      var buffer = takeBuffer(bounds: band)
      var target = buffer.target()
      paint(&self, &target)
      mask.setRows(alphaOf: buffer)
      pool.append(buffer.pixels)
    }
    return mask
  }
}
