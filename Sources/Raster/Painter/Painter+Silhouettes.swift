import Primitives

extension Painter {
  /// What a group covers, as small as a blur allows; nil where it draws nothing.
  mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in area: IntRect,
    _ plan: BlurSource
  ) -> CoverageMask? {
    guard plan.reduction > 1 else { return silhouette(of: layer, chunk, content, in: area) }
    let source = castShadows.source
    castShadows.source = source.reduced(content, by: plan.reduction)
    defer { castShadows.source = source }
    let reduced = plan.reduced(chunk.operations[content])
    return silhouette(
      of: Layer(clip: layer.clip.map(plan.reduced)), reduced, reduced.operations.indices, in: area)
  }

  /// What a group covers, without its opacity; nil where it draws nothing.
  mutating func silhouette(
    of layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, in area: IntRect
  ) -> CoverageMask? {
    let group = castShadows.group(of: content)
    if let known = castShadows.coverage(.silhouette, of: group, in: area) { return known.mask }
    let isSilhouette = castShadows.isSilhouette
    castShadows.isSilhouette = true
    castShadows.silhouetteCount += 1
    let groups = prepareShadows(in: chunk, content, area: area)
    let mask = bounds(of: content, in: chunk, area: area).map { bounds in
      let height = bandHeight(of: bounds, chunk, content)
      guard !chunk.holdsShadow(in: content) else {
        return fineCoverage(of: layer, chunk, content, in: bounds, bandHeight: height)
      }
      return coverage(of: bounds, bandHeight: height) { painter, canvas, pixels in
        painter.paintGroup(
          Layer(clip: layer.clip), chunk, content, clip: canvas.bounds, canvas: canvas,
          pixels: &pixels)
      }
    }
    for group in groups { castShadows.release(group) }
    castShadows.isSilhouette = isSilhouette
    castShadows.keep(KnownCoverage(area: area, mask: mask), .silhouette, of: group)
    return mask
  }

  /// Makes silhouettes and shadows of the outermost groups with shadows in a content, before there is a buffer for
  /// it: then the buffers of groups in groups are not there at the same time.
  ///
  /// - Returns: those groups. What is dear to make again, because there are shadows in them, is kept until they are
  ///   released.
  mutating func prepareShadows(
    in chunk: DisplayChunk, _ content: Range<Int>, area: IntRect
  ) -> [CastShadows.Group] {
    var groups: [CastShadows.Group] = []
    guard castShadows.capacity > 0 else { return groups }
    castShadows.begin(in: area)
    defer { castShadows.end() }
    var index = content.lowerBound
    while index < content.upperBound {
      let item = chunk.items[index]
      guard case .pushLayer(let layer) = chunk.operations[index],
        item.bounds?.intersection(area) != nil
      else {
        index = item.operations.upperBound
        continue
      }
      guard let shadow = layer.shadow else {
        index += 1
        continue
      }
      index = item.operations.upperBound
      let inner = chunk.content(ofGroupAt: item.operations.lowerBound)
      let group = castShadows.group(of: inner)
      groups.append(group)
      if chunk.holdsGroupShadow(in: inner) { castShadows.need(group) }
      _ = castShadow(of: layer, shadow, chunk, inner, in: area)
      if castShadows.isSilhouette { _ = silhouette(of: layer, chunk, inner, in: area) }
    }
    return groups
  }

  /// The pixels of an area that a content touches; less than could be, where shadows are known.
  private func bounds(
    of content: Range<Int>, in chunk: DisplayChunk, area: IntRect
  ) -> IntRect? {
    var result: IntRect?
    func insert(_ rect: IntRect?) {
      guard let own = rect?.intersection(area) else { return }
      result = result?.union(own) ?? own
    }
    chunk.forEachItem(in: content) { index in
      guard let whole = chunk.items[index].bounds?.intersection(area) else { return }
      guard case .pushLayer(let layer) = chunk.operations[index] else { return insert(whole) }
      let inner = chunk.content(ofGroupAt: index)
      let group = castShadows.group(of: inner)
      if layer.shadow == nil {
        insert(bounds(of: inner, in: chunk, area: whole))
      } else if let own = castShadows.coverage(.silhouette, of: group, in: area),
        let cast = castShadows.coverage(.fineShadow, of: group, in: area)
      {
        insert(own.mask?.bounds)
        insert(cast.mask?.bounds)
      } else {
        insert(whole)
      }
    }
    return result
  }

  /// What is covered of some pixels by what is painted there, in bands of whole rows.
  mutating func coverage(
    of bounds: IntRect, bandHeight: Int,
    paint: (inout Painter, Canvas, inout MutableSpan<UInt32>) -> Void
  ) -> CoverageMask {
    openLayers += 1
    defer { openLayers -= 1 }
    var mask = CoverageMask(
      bounds: bounds, coverage: [UInt8](repeating: 0, count: bounds.area))
    for band in bounds.bands(height: bandHeight) {
      var buffer = takeBuffer(bounds: band)
      let canvas = buffer.canvas
      var target = buffer.pixels.mutableSpan
      paint(&self, canvas, &target)
      mask.setRows(alphaOf: buffer)
      pool.append(buffer.pixels)
    }
    return mask
  }
}

extension DisplayChunk {
  /// Whether some of its operations begin groups with shadows.
  fileprivate func holdsGroupShadow(in range: Range<Int>) -> Bool {
    operations[range].contains {
      if case .pushLayer(let layer) = $0 { layer.shadow != nil } else { false }
    }
  }

  /// Whether some of its operations are shadows, or begin groups with shadows: then the silhouette of all is fine.
  func holdsShadow(in range: Range<Int>) -> Bool {
    operations[range].contains {
      switch $0 {
      case .shadow: true
      case .pushLayer(let layer): layer.shadow != nil
      case .fill, .popLayer: false
      }
    }
  }
}
