import AnimPrimitives

/// The pixels that are being painted: the part of a canvas inside a clip.
struct PaintTarget: ~Copyable, ~Escapable {
  let canvas: Canvas
  /// The pixels that may change, inside the canvas.
  let clip: IntRect
  /// All pixels of the canvas.
  var pixels: MutableSpan<UInt32>

  @_lifetime(copy pixels)
  init(canvas: Canvas, clip: IntRect, pixels: consuming MutableSpan<UInt32>) {
    self.canvas = canvas
    self.clip = clip
    self.pixels = pixels
  }

  @_lifetime(&pixels)
  init(canvas: Canvas, clip: IntRect, pixels: inout MutableSpan<UInt32>) {
    self.init(
      canvas: canvas, clip: clip, pixels: pixels._mutatingExtracting(0..<pixels.count))
  }

  /// The same pixels with a narrower clip.
  ///
  /// - Parameter clip: a rectangle inside this target's clip.
  @_lifetime(&self)
  mutating func clipped(to clip: IntRect) -> PaintTarget {
    PaintTarget(canvas: canvas, clip: clip, pixels: &pixels)
  }
}

/// The groups that enclose an operation, as far as they affect its painting.
struct PaintContext {
  /// The part of the canvas, or of a silhouette, for which the shadows of groups are computed.
  var area: IntRect
  /// Whether a silhouette is being painted.
  var isSilhouette = false
  /// The number of enclosing groups with shadows.
  var shadowDepth = 0
  /// The number of enclosing groups that are painted into buffers.
  var bufferDepth = 0
  /// The number of enclosing groups for which the shadows of nested groups may be needed more than once.
  var sharedDepth = 0
  /// The origin of the chunk that is being painted.
  var source = GroupShadowCache.Source()
}
