import AnimPrimitives

extension Painter {
  /// Paints a group with its shadow and composites it as one.
  mutating func paintLayer(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    if let mode = layer.maskMode {
      paintMask(mode, chunk, content, context, &target)
      return
    }
    guard let shadow = layer.shadow, context.shadowDepth < Layer.Shadow.greatestDepth else {
      paintGroup(layer, chunk, content, context, &target)
      return
    }
    var inner = context
    inner.shadowDepth += 1
    inner.sharedDepth += 1
    paintShadow(of: layer, shadow, chunk, content, inner, &target)
    paintGroup(layer, chunk, content, inner, &target)
    if context.sharedDepth == 0 { groupShadows.removeAll() }
  }

  /// Paints a group without its shadow and composites it as one.
  mutating func paintGroup(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    var layer = layer
    let (isCut, isIsolated): (Bool, Bool)
    let strategy = layer.strategy(of: content, in: chunk)
    switch strategy {
    case .fill:
      if case .fill(let shape, .color(let color), let transform) =
        chunk.operations[content.lowerBound]
      {
        let faded = Paint.color(color.faded(by: layer.opacity))
        fill(shape, faded, transform, context, &target)
      }
      return
    case .together(let cut, let isolated): (isCut, isIsolated) = (cut, isolated)
    case .onCopy: (isCut, isIsolated) = (true, false)
    }
    let holdsGlass = layer.backdrop != nil || chunk.marks(in: content).contains(.holdsGlass)
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: layer.opacity)).alpha
    if let own = layer.clip, let ground = layer.ground {
      let isDirect = !isCut && opacity == 255 && !isIsolated
      let inner = isDirect ? nil : chunk.visiblePart(of: layer, content, in: target.clip)
      // A buffered group paints the ground below its content into its own buffer.
      for rect in target.clip.parts(around: inner) {
        var part = target.clipped(to: rect)
        fill(own.shape, ground, own.transform, context, &part)
      }
      if isDirect { (layer.clip, layer.ground) = (nil, nil) }
    } else if !isCut {
      layer.clip = nil
    }
    // Read before the group changes what is below it.
    var pane: LayerBuffer?
    if let backdrop = layer.backdrop, opacity > 0, !context.isSilhouette {
      pane = filteredPixels(below: backdrop, target)
    }
    guard opacity > 0, let visible = chunk.visiblePart(of: layer, content, in: target.clip) else {
      return
    }
    if opacity == 255, layer.clip == nil, !isIsolated {
      var part = target.clipped(to: visible)
      paintPane(of: layer, &pane, context, &part)
      paint(chunk, content, context, &part)
      return
    }
    let mayDivide = context.bufferDepth == 0 && layer.blurRadius <= 0 && !holdsGlass
    let height = mayDivide ? bandHeight(of: visible, chunk, content) : visible.height
    // Each band draws the same shadows of nested groups, so they are cached until the last band.
    var inner = context
    inner.bufferDepth += 1
    inner.sharedDepth += 1
    for band in visible.bands(height: height) {
      var buffer: LayerBuffer
      if layer.blurRadius > 0 {
        buffer = paintBlurred(layer, sigma: layer.blurRadius, chunk, content, inner, in: band)
      } else {
        buffer = takeBuffer(bounds: band)
        if strategy == .onCopy { buffer.copy(target) }
        paintGround(of: layer, into: &buffer)
        paintPane(of: layer, &pane, context, into: &buffer)
        paintContent(chunk, content, inner, into: &buffer)
        map(&buffer, by: layer.effects)
      }
      let compositing = strategy == .onCopy ? .replace : Compositing.blend(layer.blendMode)
      composite(&buffer, layer, opacity: opacity, compositing, context, &target)
      pool.append(buffer.pixels)
    }
    if context.sharedDepth == 0 { groupShadows.removeAll() }
  }

  private mutating func paintGround(of layer: Layer, into buffer: inout LayerBuffer) {
    guard let clip = layer.clip, let ground = layer.ground,
      let shader = RowShader(ground, transform: clip.transform)
    else { return }
    let source = PixelSource(shader)
    var target = buffer.target()
    fillWhole(source, &target)
  }

  /// Fills the shape of a group's glass, if it has any, with the pixels that were read for it, and frees them.
  private mutating func paintPane(
    of layer: Layer, _ pane: inout LayerBuffer?, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    guard let backdrop = layer.backdrop else { return }
    if context.isSilhouette {
      fill(backdrop.shape, .color(.black), backdrop.transform, context, &target)
    } else if var filtered = pane {
      pane = nil
      paint(backdrop, &filtered, context, &target)
      pool.append(filtered.pixels)
    }
  }

  private mutating func paintPane(
    of layer: Layer, _ pane: inout LayerBuffer?, _ context: PaintContext,
    into buffer: inout LayerBuffer
  ) {
    var target = buffer.target()
    paintPane(of: layer, &pane, context, &target)
  }

  mutating func paintContent(
    _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext,
    into buffer: inout LayerBuffer
  ) {
    var target = buffer.target()
    paint(chunk, content, context, &target)
  }

  /// Fills the target's whole clip.
  private mutating func fillWhole(_ source: PixelSource, _ target: inout PaintTarget) {
    let clip = target.clip
    let span = CoverageSpan(x: 0, count: clip.width, coverage: 255)
    for y in clip.y..<clip.maxY { fill(span, x: clip.x, y: y, source, &target) }
  }

  /// The number of rows of a band, such that the buffers of the group and of all groups nested in it fit into
  /// `layerCapacity`.
  func bandHeight(
    of visible: IntRect, _ chunk: DisplayChunk, _ content: Range<Int>
  ) -> Int {
    // Small groups are not divided, because even hundreds of nested small groups fit.
    guard visible.area > layerCapacity / 256 else { return visible.height }
    let area = visible.area + chunk.layerArea(of: content, in: visible)
    return max(1, min(visible.height, visible.height * layerCapacity / area))
  }

  /// Blends the buffer of a group onto the target, through the group's clip.
  private mutating func composite(
    _ buffer: inout LayerBuffer, _ layer: Layer, opacity: UInt8, _ compositing: Compositing,
    _ context: PaintContext, _ target: inout PaintTarget
  ) {
    var part = target.clipped(to: buffer.canvas.bounds)
    // The pixels are moved into the source and moved back afterwards, to avoid a copy.
    let source = PixelSource.layer(buffer, opacity: opacity, compositing)
    buffer.pixels = []
    if let clip = layer.clip {
      fill(clip.shape, source, clip.transform, context, &part)
    } else {
      fillWhole(source, &part)
    }
    if case .layer(let lent, _, _) = source { buffer.pixels = lent.pixels }
  }

  /// Returns a transparent buffer for a rectangle, from the pool if possible.
  mutating func takeBuffer(bounds: IntRect) -> LayerBuffer {
    var pixels = pool.popLast() ?? []
    let canvas = Canvas(bounds: bounds)
    if pixels.count < bounds.area {
      // Frees the old buffer before allocating, to keep the peak of memory low.
      pixels = []
      pixels = Array(repeating: 0, count: bounds.area)
    } else {
      var span = pixels.mutableSpan
      blitter.fill(0, 0..<bounds.area, in: &span)
    }
    return LayerBuffer(canvas: canvas, pixels: pixels)
  }
}

extension Color {
  /// The colour with its alpha multiplied by a group's opacity.
  fileprivate func faded(by opacity: Double) -> Color {
    // The alpha is clamped to 1 before the multiplication.
    let fading = min(max(opacity, 0), 1) * min(max(alpha, 0), 1)
    return Color(red: red, green: green, blue: blue, alpha: fading)
  }
}

extension IntRect {
  /// The parts of this rectangle above, below and beside another one; the whole rectangle if they do not intersect.
  func parts(around inner: IntRect?) -> [IntRect] {
    guard let inner = inner.flatMap(intersection) else { return [self] }
    return [
      IntRect(x: x, y: y, width: width, height: inner.y - y),
      IntRect(x: x, y: inner.maxY, width: width, height: maxY - inner.maxY),
      IntRect(x: x, y: inner.y, width: inner.x - x, height: inner.height),
      IntRect(x: inner.maxX, y: inner.y, width: maxX - inner.maxX, height: inner.height),
    ].compactMap { $0 }.filter { $0.area > 0 }
  }

  /// Splits the rectangle into bands of `height` rows. The last band may have fewer.
  func bands(height: Int) -> [IntRect] {
    stride(from: y, to: maxY, by: height).compactMap { top in
      IntRect(x: x, y: top, width: width, height: min(height, maxY - top))
    }
  }
}

extension DisplayChunk {
  /// The pixels of a canvas that a group's content can touch inside the group's clip, or nil for none.
  func visiblePart(
    of layer: Layer, _ content: Range<Int>, in clip: IntRect
  ) -> IntRect? {
    let reach = layer.pixelReach
    var touched: IntRect?
    if reach > 0 {
      touched = clip.outset(by: reach).flatMap { bounds(of: content, in: $0) }
        .flatMap { $0.outset(by: reach) }.flatMap(clip.intersection)
    } else {
      touched = bounds(of: content, in: clip)
    }
    if let pane = layer.backdrop?.bounds(in: clip) { touched = touched?.union(pane) ?? pane }
    guard let touched else { return nil }
    guard let own = layer.clip else { return touched }
    return DisplayList.deviceBounds(of: own.shape, transform: own.transform, in: touched)
  }

  /// The maximum total size, in pixels, of group buffers that exist at the same time while a range of whole items is
  /// painted.
  fileprivate func layerArea(of range: Range<Int>, in clip: IntRect) -> Int {
    var result = 0
    forEachItem(in: range) { index in
      guard case .pushLayer(let layer) = operations[index],
        let visible = items[index].bounds?.intersection(clip)
      else { return }
      let isDirect =
        layer.opacity >= 1 && layer.clip == nil && layer.blendMode == .normal
        && !items[index].marks.contains(.isMasked) && (layer.effects.isEmpty || layer.shadow != nil)
      let inner = layerArea(of: content(ofGroupAt: index), in: visible)
      result = max(result, (isDirect ? 0 : visible.area) + inner)
    }
    return result
  }
}
