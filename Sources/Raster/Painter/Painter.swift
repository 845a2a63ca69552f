package import Primitives

/// Paints display lists into pictures.
///
/// A value that keeps its scratch memory from one picture to the next, so that nothing is allocated once
/// it has seen the largest shape; each thread has its own. What it paints depends on the list alone.
package struct Painter: Sendable {
  let blitter = Blitter()
  var scanner = ScanConverter()
  var arcs = ArcTable()
  var coverageRow = CoverageRow()
  var shades: [UInt32] = []
  /// Pixels of groups that were painted, for the next ones.
  var pool: [[UInt32]] = []
  var groupShadows = GroupShadowCache()
  /// How many groups are being painted into buffers of their own, each in the one before.
  var openLayers = 0
  /// How many pixels these buffers may have together: half as many again as a picture of 1080p has.
  var layerCapacity = 3 << 20

  package init() {}
}

extension Painter {
  /// Paints all of a picture, whatever was in it.
  package mutating func paint(_ list: DisplayList, into pixmap: inout Pixmap) {
    guard let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      paint(list, clip: bounds, canvas: canvas, pixels: &pixels)
    }
  }

  /// Paints the damaged parts of a picture again, as they would come out if all of it were painted.
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

  /// Paints one part of a canvas: first the background, then what lies on it.
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
