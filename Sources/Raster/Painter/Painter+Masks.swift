import AnimPrimitives

extension Painter {
  /// Multiplies the pixels of a group's buffer by the group's mask.
  mutating func paintMask(
    _ mode: MaskMode, _ chunk: DisplayChunk, _ content: Range<Int>, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    let drawn = chunk.bounds(of: content, in: target.clip)
    if !mode.isInverted {
      for rect in target.clip.parts(around: drawn) {
        blitter.fill(0, target.canvas.block(rect), in: &target.pixels)
      }
    }
    guard let drawn else { return }
    var inner = context
    inner.bufferDepth += 1
    var buffer = takeBuffer(bounds: drawn)
    paintContent(chunk, content, inner, into: &buffer)
    for y in drawn.y..<drawn.maxY {
      let first = buffer.canvas.index(x: drawn.x, y: y)
      let start = target.canvas.index(x: drawn.x, y: y)
      blitter.mask(
        buffer.pixels.span.extracting(first..<(first + drawn.width)), mode,
        over: start..<(start + drawn.width), in: &target.pixels)
    }
    pool.append(buffer.pixels)
  }
}

extension LayerBuffer {
  /// Copies the pixels of a target that contains the whole buffer.
  mutating func copy(_ target: borrowing PaintTarget) {
    let canvas = canvas
    let bounds = canvas.bounds
    var own = pixels.mutableSpan
    for y in bounds.y..<bounds.maxY {
      let first = canvas.index(x: bounds.x, y: y)
      let start = target.canvas.index(x: bounds.x, y: y)
      for offset in 0..<bounds.width { own[first &+ offset] = target.pixels[start &+ offset] }
    }
  }
}
