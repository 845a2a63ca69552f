package import AnimPrimitives

/// Glass: the shape of a view, filled with the filtered pixels that lie below the view.
///
/// Only pixels inside the shape's upright box are read, mirrored at the box's sides. So glass never depends on what lies
/// beside it. Source: CSS Filter Effects 2, `backdrop-filter`.
package struct Backdrop: Hashable, Sendable {
  package var shape: Shape
  /// Maps the shape's space to device pixels.
  package var transform: ProjectiveTransform
  /// A blur and colour matrices, in any order. A blur is at most `Backdrop.widestBlur`.
  package var effects: [Effect]
  /// Drawn over the filtered pixels.
  package var tint: Color

  package init(shape: Shape, transform: ProjectiveTransform, effects: [Effect], tint: Color) {
    self.shape = shape
    self.transform = transform
    self.effects = effects
    self.tint = tint
  }

  /// The maximum standard deviation in pixels; larger ones are clamped.
  package static let widestBlur = 1024.0

  /// The pixels of a canvas that the glass reads and covers, or nil for none.
  func bounds(in canvas: IntRect) -> IntRect? {
    DisplayList.deviceBounds(of: shape, transform: transform, in: canvas)
  }
}

extension Painter {
  /// Reads and filters the pixels below glass, and returns them; nil if none are visible.
  mutating func filteredPixels(
    below backdrop: Backdrop, _ target: borrowing PaintTarget
  ) -> LayerBuffer? {
    guard let box = backdrop.bounds(in: target.clip) else { return nil }
    var buffer = takeBuffer(bounds: box)
    buffer.copy(target)
    for effect in backdrop.effects {
      switch effect {
      case .blur(let radius): blur(&buffer, sigma: min(radius, Backdrop.widestBlur))
      case .colorMatrix: map(&buffer, by: [effect])
      case .dropShadow: break
      }
    }
    let tint = PremultipliedColor(backdrop.tint)
    var pixels = buffer.pixels.mutableSpan
    blitter.blend(tint.rgba, over: 0..<box.area, in: &pixels)
    return buffer
  }

  /// Fills the shape of glass with pixels from `filteredPixels`.
  mutating func paint(
    _ backdrop: Backdrop, _ filtered: inout LayerBuffer, _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    guard let box = filtered.canvas.bounds.intersection(target.clip) else { return }
    var part = target.clipped(to: box)
    // The pixels are moved into the source and moved back afterwards, to avoid a copy.
    let source = PixelSource.layer(filtered, opacity: 255, .blend(.normal))
    filtered.pixels = []
    fill(backdrop.shape, source, backdrop.transform, context, &part)
    if case .layer(let lent, _, _) = source { filtered.pixels = lent.pixels }
  }

  /// Blurs the pixels of a buffer as if they were mirrored at its sides.
  private func blur(_ buffer: inout LayerBuffer, sigma: Double) {
    guard sigma > 0 else { return }
    let bounds = buffer.canvas.bounds
    let margin = CoverageMask.blurMargin(sigma: sigma)
    // On an opaque canvas, alpha stays.
    for channel in UInt32(0)..<(buffer.isOpaque ? 3 : 4) {
      guard let wide = buffer.channel(channel).mirrored(margin: margin) else { return }
      buffer.set(channel, to: wide.blurred(sigma: sigma, in: bounds))
    }
  }
}

extension LayerBuffer {
  /// Whether every pixel is opaque.
  fileprivate var isOpaque: Bool {
    let source = pixels.span
    var all: UInt32 = .max
    for index in 0..<canvas.bounds.area { all &= source[index] }
    return all &>> 24 == 255
  }
}

extension CoverageMask {
  /// The mask with a margin on each side that mirrors its pixels, again and again if it is wider than the mask. nil if
  /// the result is out of range.
  func mirrored(margin: Int) -> CoverageMask? {
    guard let wide = bounds.outset(by: Double(margin)) else { return nil }
    let (width, height) = (bounds.width, bounds.height)
    let columns = (0..<wide.width).map { Self.mirrored($0 - margin, count: width) }
    var result = [UInt8](repeating: 0, count: wide.area)
    var target = result.mutableSpan
    let source = coverage.span
    let places = columns.span
    for y in 0..<wide.height {
      let from = Self.mirrored(y - margin, count: height) * width
      let first = y * wide.width
      for x in 0..<margin { target[first &+ x] = source[from &+ places[x]] }
      for x in 0..<width { target[first &+ margin &+ x] = source[from &+ x] }
      for x in (margin + width)..<wide.width { target[first &+ x] = source[from &+ places[x]] }
    }
    return CoverageMask(bounds: wide, coverage: result)
  }

  /// The index that a place outside of 0 ..< count mirrors: -1 is 0, -2 is 1.
  private static func mirrored(_ place: Int, count: Int) -> Int {
    let period = 2 * count
    let rest = ((place % period) + period) % period
    return rest < count ? rest : period - 1 - rest
  }
}
