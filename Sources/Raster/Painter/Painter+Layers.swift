import Primitives

extension Painter {
  /// Paints a group and composites it as one.
  mutating func paintLayer(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    guard let shadow = layer.shadow else {
      paintGroup(layer, chunk, content, clip: clip, canvas: canvas, pixels: &pixels)
      return
    }
    castShadows.begin()
    paintShadow(of: layer, shadow, chunk, content, clip: clip, canvas: canvas, pixels: &pixels)
    paintGroup(layer, chunk, content, clip: clip, canvas: canvas, pixels: &pixels)
    castShadows.end()
  }

  /// The same without its shadow.
  private mutating func paintGroup(
    _ layer: Layer, _ chunk: DisplayChunk, _ content: Range<Int>, clip: IntRect, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    var layer = layer
    guard case .together(let isCut, let isIsolated) = layer.route(of: content, in: chunk) else {
      if case .fill(let shape, .color(let color), let transform) =
        chunk.operations[content.lowerBound]
      {
        let faded = Paint.color(color.faded(by: layer.opacity))
        fill(shape, faded, transform, clip: clip, canvas: canvas, pixels: &pixels)
      }
      return
    }
    if !isCut { layer.clip = nil }
    let opacity = PremultipliedColor(Color.black.multiplyingAlpha(by: layer.opacity)).alpha
    guard opacity > 0, var visible = chunk.bounds(of: content, in: clip) else { return }
    if let own = layer.clip {
      guard
        let inside = DisplayList.deviceBounds(
          of: own.shape, transform: own.transform, in: visible)
      else { return }
      visible = inside
    }
    if opacity == 255, layer.clip == nil, !isIsolated {
      paint(chunk, content, clip: visible, canvas: canvas, pixels: &pixels)
      return
    }
    var buffer = takeBuffer(bounds: visible)
    paintContent(chunk, content, into: &buffer)
    composite(&buffer, layer, opacity: opacity, canvas: canvas, pixels: &pixels)
    pool.append(buffer.pixels)
  }

  private mutating func paintContent(
    _ chunk: DisplayChunk, _ content: Range<Int>, into buffer: inout LayerBuffer
  ) {
    let canvas = buffer.canvas
    var pixels = buffer.pixels.mutableSpan
    paint(chunk, content, clip: canvas.bounds, canvas: canvas, pixels: &pixels)
  }

  /// Blends a group's pixels through its clip.
  private mutating func composite(
    _ buffer: inout LayerBuffer, _ layer: Layer, opacity: UInt8, canvas: Canvas,
    pixels: inout MutableSpan<UInt32>
  ) {
    let visible = buffer.canvas.bounds
    // The pixels are lent to the source and taken back, so that they are not copied.
    let source = PixelSource.layer(buffer, opacity: opacity, layer.blendMode)
    buffer.pixels = []
    if let clip = layer.clip {
      fill(
        clip.shape, source, clip.transform, clip: visible, canvas: canvas, pixels: &pixels)
    } else {
      let span = CoverageSpan(x: 0, count: visible.width, coverage: 255)
      for y in visible.y..<visible.maxY {
        fill(span, x: visible.x, y: y, source, canvas: canvas, pixels: &pixels)
      }
    }
    if case .layer(let lent, _, _) = source { buffer.pixels = lent.pixels }
  }

  /// A clear buffer for a part of the plane, from the pool if one is there.
  mutating func takeBuffer(bounds: IntRect) -> LayerBuffer {
    var pixels = pool.popLast() ?? []
    let canvas = Canvas(bounds: bounds)
    if pixels.count < bounds.area {
      pixels = Array(repeating: 0, count: bounds.area)
    } else {
      var span = pixels.mutableSpan
      blitter.fill(0, 0..<bounds.area, in: &span)
    }
    return LayerBuffer(canvas: canvas, pixels: pixels)
  }
}

extension Color {
  /// The colour of the only operation of a group with the group's opacity.
  fileprivate func faded(by opacity: Double) -> Color {
    // An alpha beyond 1 counts as 1 before it fades.
    let fading = min(max(opacity, 0), 1) * min(max(alpha, 0), 1)
    return Color(red: red, green: green, blue: blue, alpha: fading)
  }
}
