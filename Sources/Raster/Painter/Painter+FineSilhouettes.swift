import Primitives

// A silhouette that holds shadows is not painted but summed up, in 16 bits a pixel: each thing in it is painted by
// itself, in 8, and laid on. So what is rounded does not depend on what else there is.

extension Painter {
  /// What a group covers in which there are shadows, without its opacity.
  mutating func fineCoverage(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in bounds: IntRect,
    bandHeight: Int
  ) -> CoverageMask {
    openLayers += 1
    defer { openLayers -= 1 }
    var mask = CoverageMask(fineIn: bounds)
    for band in bounds.bands(height: bandHeight) {
      lay(chunk, content, clip: band, onto: &mask)
      if let clip = layer.clip { cut(&mask, to: clip, in: band) }
    }
    return mask
  }

  /// Lays whole items onto a mask, bottom first, inside a clip.
  private mutating func lay(
    _ chunk: DisplayChunk, _ range: Range<Int>, clip: IntRect, onto mask: inout CoverageMask
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let item = chunk.items[index]
      if let visible = item.bounds?.intersection(clip) {
        switch chunk.operations[index] {
        case .fill:
          let own = coverage(of: visible, bandHeight: visible.height) { painter, canvas, pixels in
            painter.paint(
              chunk, item.operations, clip: canvas.bounds, canvas: canvas, pixels: &pixels)
          }
          mask.lay(own, in: visible)
        case .shadow(let shape, let color, let radius, let transform):
          let alpha = PremultipliedColor(color).alpha
          guard alpha > 0 else { break }
          if let own = fineShadow(of: shape, sigma: radius, transform, in: visible) {
            mask.lay(own, opacity: alpha, in: visible)
          }
        case .pushLayer(let layer):
          lay(layer, chunk, chunk.content(ofGroupAt: index), clip: clip, onto: &mask)
        case .popLayer:
          break
        }
      }
      index = item.operations.upperBound
    }
  }

  /// Lays a group onto a mask, and its shadow below it.
  private mutating func lay(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, clip: IntRect,
    onto mask: inout CoverageMask
  ) {
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: layer.opacity)).alpha
    guard let shadow = layer.shadow else {
      layGroup(layer, chunk, content, opacity: opacity, clip: clip, onto: &mask)
      return
    }
    castShadows.begin(in: clip)
    defer { castShadows.end() }
    let alpha = PremultipliedColor(shadow.color.multiplyingAlpha(by: layer.opacity)).alpha
    if alpha > 0, let cast = castShadow(of: layer, shadow, chunk, content, in: clip) {
      mask.lay(cast, opacity: alpha, in: clip)
    }
    if opacity > 0, let own = silhouette(of: layer, chunk, content, in: clip) {
      mask.lay(own, opacity: opacity, layer.blendMode, in: clip)
    }
  }

  /// Lays a group without a shadow of its own onto a mask; by itself before, where it comes onto it as one.
  private mutating func layGroup(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, opacity: UInt8, clip: IntRect,
    onto mask: inout CoverageMask
  ) {
    var layer = layer
    let route = layer.route(of: content, in: chunk)
    if case .together(isCut: true, _) = route {} else { layer.clip = nil }
    guard opacity > 0, let visible = chunk.visiblePart(of: layer, content, in: clip) else { return }
    if opacity == 255, route == .together(isCut: false, isIsolated: false) {
      lay(chunk, content, clip: visible, onto: &mask)
      return
    }
    var own = CoverageMask(fineIn: visible)
    lay(chunk, content, clip: visible, onto: &own)
    if let clip = layer.clip { cut(&own, to: clip, in: visible) }
    mask.lay(own, opacity: opacity, layer.blendMode, in: visible)
  }

  /// Leaves of a mask what lies in a clip.
  private mutating func cut(
    _ mask: inout CoverageMask, to clip: Layer.Clip, in region: IntRect
  ) {
    let inside = coverage(of: region, bandHeight: region.height) { painter, canvas, pixels in
      painter.fill(
        clip.shape, .color(0xFF00_0000), clip.transform, clip: canvas.bounds, canvas: canvas,
        pixels: &pixels)
    }
    mask.multiply(by: inside)
  }

  /// The shadow of a shape in some pixels, with its fraction; nil where there is none.
  private mutating func fineShadow(
    of shape: Shape, sigma: Double, _ transform: ProjectiveTransform, in visible: IntRect
  ) -> CoverageMask? {
    guard sigma > 0 else {
      return coverage(of: visible, bandHeight: visible.height) { painter, canvas, pixels in
        painter.fill(
          shape, .color(0xFF00_0000), transform, clip: canvas.bounds, canvas: canvas,
          pixels: &pixels)
      }
    }
    if let shadow = GaussianShadow(shape, sigma: sigma, transform: transform) {
      return shadow.bounds.intersection(visible).map(shadow.fineCoverage)
    }
    return blurredCoverage(of: shape, sigma: sigma, transform, in: visible, isFine: true)
  }
}
