public import Primitives

/// Paints display lists into pictures.
///
/// A value that keeps its scratch memory from one picture to the next, so that nothing is allocated once
/// it has seen the largest shape; each thread has its own. What it paints depends on the list alone.
public struct Painter: Sendable {
  let blitter: Blitter
  var scanner: ScanConverter
  var arcs = ArcTable()
  var cornerCache = CornerCache()
  var coverageRow = CoverageRow()
  var shades: [UInt32] = []
  /// Pixels of groups that were painted, for the next ones.
  var pool: [[UInt32]] = []
  var castShadows = CastShadows()
  /// How many groups are being painted into buffers of their own, each in the one before.
  var openLayers = 0
  /// How many pixels these buffers may have together: half as many again as a picture of 1080p has.
  var layerCapacity = 3 << 20

  public init() {
    self.init(kernels: .best)
  }

  /// A painter that uses certain inner loops; all give the same bytes.
  package init(kernels: Kernels) {
    blitter = Blitter(kernels: kernels)
    scanner = ScanConverter(kernels: kernels)
  }
}

extension Painter {
  /// Paints all of a picture, whatever was in it.
  public mutating func paint(_ list: DisplayList, into pixmap: inout Pixmap) {
    guard let bounds = pixmap.bounds else { return }
    let canvas = Canvas(bounds: bounds)
    pixmap.withMutablePixels { pixels in
      paint(list, clip: bounds, canvas: canvas, pixels: &pixels)
    }
  }

  /// Paints one part of a canvas: first the background, then what lies on it.
  mutating func paint(
    _ list: DisplayList, clip: IntRect, canvas: Canvas, pixels: inout MutableSpan<UInt32>
  ) {
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
