package import AnimPrimitives

/// Paints display lists into pixmaps.
///
/// A painter reuses its scratch memory between pictures, so it allocates no more after the largest shape. Each thread
/// needs its own painter. The result depends only on the list.
package struct Painter: Sendable {
  let blitter = Blitter()
  var scanner = ScanConverter()
  var arcs = ArcTable()
  var flatPaths = FlatPathCache()
  var coverageRow = CoverageRow()
  /// The scanner for the border above the shape that is being filled.
  var borderScanner = ScanConverter()
  var borderRow = CoverageRow()
  var shades: [UInt32] = []
  /// Buffers of groups that have been composited, for reuse.
  var pool: [[UInt32]] = []
  var groupShadows = GroupShadowCache()
  /// The number of nested groups that are being painted into buffers.
  var openLayers = 0
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
      paint(list, clip: bounds, canvas: canvas, pixels: &pixels)
    }
  }

  /// Repaints the damaged parts of a picture. The result equals that of painting the whole picture.
  package mutating func paint(_ list: DisplayList, damage: Damage, into pixmap: inout Pixmap) {
    guard !damage.isEmpty, let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      for rect in damage.rects {
        guard let clip = rect.intersection(bounds) else { continue }
        paint(list, clip: clip, canvas: canvas, pixels: &pixels)
      }
    }
  }

  /// Paints a part of a canvas: the background, then the operations.
  mutating func paint(
    _ list: DisplayList, clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    groupShadows.area = clip
    let hiding = list.lastHidingOperation(in: clip)
    if hiding == nil { fill(list.background.rgba, clip, canvas: canvas, pixels: &pixels) }
    for index in list.chunks.indices.dropFirst(hiding?.chunk ?? 0) {
      let chunk = list.chunks[index]
      let first = index == hiding?.chunk ? hiding?.operation : nil
      paint(
        chunk, (first ?? 0)..<chunk.items.count, clip: clip, canvas: canvas, pixels: &pixels)
    }
  }

  /// Stores a colour in every pixel of a rectangle inside the canvas.
  func fill(
    _ color: UInt32, _ rect: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    blitter.fill(color, canvas.block(rect), in: &pixels)
  }
}
