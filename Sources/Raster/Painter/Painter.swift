package import Primitives

/// Paints display lists into pictures.
///
/// A painter keeps its scratch memory from one picture to the next, so it stops allocating after the
/// largest shape. Each thread has its own. The result depends on the list only.
package struct Painter: Sendable {
  let blitter = Blitter()
  var scanner = ScanConverter()
  var arcs = ArcTable()
  var flatPaths = FlatPathCache()
  var coverageRow = CoverageRow()
  /// Of the border over the shape that is filled.
  var borderScanner = ScanConverter()
  var borderRow = CoverageRow()
  var shades: [UInt32] = []
  /// Pixels of groups that were painted, for the next ones.
  var pool: [[UInt32]] = []
  var groupShadows = GroupShadowCache()
  /// The number of groups that are being painted into buffers of their own, each in the one before.
  var openLayers = 0
  /// The greatest number of pixels in all these buffers: one and a half pictures of 1080p.
  var layerCapacity = 3 << 20

  package init() {}
}

extension Painter {
  /// Paints a whole picture over its old content.
  package mutating func paint(_ list: DisplayList, into pixmap: inout Pixmap) {
    guard let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      paint(list, clip: bounds, canvas: canvas, pixels: &pixels)
    }
  }

  /// Paints the damaged parts of a picture again, with the same result as painting all of it.
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

  /// Paints one part of a canvas: the background, then the operations on it.
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

  /// Stores a pixel in a rectangle inside the canvas.
  func fill(
    _ color: UInt32, _ rect: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
    blitter.fill(color, canvas.block(rect), in: &pixels)
  }
}
