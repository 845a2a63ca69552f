package import AnimPrimitives

/// Paints display lists into pixmaps.
///
/// A painter reuses its scratch memory between pictures, so it allocates no more after the largest shape. Each thread
/// needs its own painter. The result depends only on the list.
package struct Painter: Sendable {
  let blitter = Blitter()
  var scanner = ScanConverter()
  var arcs = ArcTable()
  var cornerMasks = CornerMasks()
  var flatPaths = FlatPathCache()
  var coverageRow = CoverageRow()
  /// The scanner for the border above the shape that is being filled.
  var borderScanner = ScanConverter()
  var borderRow = CoverageRow()
  var shades: [UInt32] = []
  /// Buffers of groups that have been composited, for reuse.
  var pool: [[UInt32]] = []
  var groupShadows = GroupShadowCache()
  /// The maximum number of pixels in all buffers of groups: one and a half pictures of 1920 × 1080.
  var layerCapacity = 3 << 20

  package init() {}
}

extension Painter {
  /// Paints a whole picture. All old pixels are replaced.
  package mutating func paint(_ list: DisplayList, into pixmap: inout Pixmap) {
    guard let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      var target = PaintTarget(canvas: canvas, clip: bounds, pixels: &pixels)
      paint(list, &target)
    }
  }

  /// Repaints the damaged parts of a picture, and all of the glass that they touch. The result equals that of painting
  /// the whole picture.
  package mutating func paint(_ list: DisplayList, damage: Damage, into pixmap: inout Pixmap) {
    guard !damage.isEmpty, let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      for rect in damage.clipped(to: bounds).grown(to: list, in: bounds).rects {
        guard let clip = rect.intersection(bounds) else { continue }
        var target = PaintTarget(canvas: canvas, clip: clip, pixels: &pixels)
        paint(list, &target)
      }
    }
  }

  /// Paints the background, then the operations.
  mutating func paint(_ list: DisplayList, _ target: inout PaintTarget) {
    let context = PaintContext(area: target.clip)
    let hiding = list.lastHidingOperation(in: target.clip)
    if hiding == nil {
      blitter.fill(list.background.rgba, target.canvas.block(target.clip), in: &target.pixels)
    }
    for index in list.chunks.indices.dropFirst(hiding?.chunk ?? 0) {
      let chunk = list.chunks[index]
      let first = index == hiding?.chunk ? hiding?.operation : nil
      paint(chunk, (first ?? 0)..<chunk.items.count, context, &target)
    }
  }
}
