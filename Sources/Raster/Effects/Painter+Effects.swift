import AnimPrimitives

extension Painter {
  /// Paints the content of a group, with its colour matrices and its blur, into a buffer.
  ///
  /// - Parameter region: the pixels of the result. The content is painted around them as far as the blur reaches.
  mutating func paintBlurred(
    _ layer: Layer, sigma: Double, _ chunk: DisplayChunk, _ content: Range<Int>,
    _ context: PaintContext, in region: IntRect
  ) -> LayerBuffer {
    let plan = BlurSource(sigma: sigma)
    let isReduced = plan.reduction > 1
    let source = isReduced ? plan.reduced(chunk.operations[content]) : chunk
    let range = isReduced ? source.operations.indices : content
    var inner = context
    if isReduced { inner.source = context.source.reduced(content, by: plan.reduction) }
    guard let wide = plan.area(around: region), let bounds = source.bounds(of: range, in: wide)
    else { return takeBuffer(bounds: region) }
    inner.area = wide
    var buffer = takeBuffer(bounds: bounds)
    paintContent(source, range, inner, into: &buffer)
    map(&buffer, by: layer.effects)
    // Taken after the content is painted, so that nested blurs do not each hold two buffers.
    var result = takeBuffer(bounds: region)
    for channel in UInt32(0)..<4 {
      let blurred = buffer.channel(channel)
        .blurred(sigma: plan.sigma, in: region, reduction: plan.reduction)
      result.set(channel, to: blurred)
    }
    pool.append(buffer.pixels)
    return result
  }

  /// Maps the colours of a buffer by all colour matrices of a list.
  func map(_ buffer: inout LayerBuffer, by effects: [Effect]) {
    var matrices: [Float] = []
    for case .colorMatrix(let matrix) in effects { matrices += matrix.values.map { Float($0) } }
    guard !matrices.isEmpty else { return }
    let area = buffer.canvas.bounds.area
    var pixels = buffer.pixels.mutableSpan
    blitter.map(0..<area, by: matrices.span, in: &pixels)
  }
}

extension LayerBuffer {
  /// A channel of the pixels; 0 is red, 3 alpha.
  func channel(_ channel: UInt32) -> CoverageMask {
    let bounds = canvas.bounds
    var bytes = [UInt8](repeating: 0, count: bounds.area)
    var target = bytes.mutableSpan
    let source = pixels.span
    let shift = 8 &* channel
    for index in 0..<target.count {
      target[index] = UInt8(truncatingIfNeeded: source[index] &>> shift)
    }
    return CoverageMask(bounds: bounds, coverage: bytes)
  }

  /// Replaces a channel by a mask of the buffer's size.
  mutating func set(_ channel: UInt32, to mask: CoverageMask) {
    precondition(mask.bounds == canvas.bounds, "a channel fills its buffer")
    let source = mask.coverage.span
    var target = pixels.mutableSpan
    let shift = 8 &* channel
    let others = ~(255 as UInt32 &<< shift)
    for index in 0..<source.count {
      target[index] = target[index] & others | UInt32(source[index]) &<< shift
    }
  }
}
