internal import AnimPrimitives

/// The frames of an animation until the last one is known: merged if they are equal, compressed quickly, and
/// counted in a census of colours.
struct FrameSpool {
  struct Frame: Sendable {
    /// The smallest rectangle around all differences from the frame before.
    var rect: IntRect
    var ticks: Int
    /// The place of its pixels, as a zlib stream.
    fileprivate var stream: Range<Int>
  }

  let bounds: IntRect
  private(set) var frames: [Frame] = []
  private(set) var census = ColorCensus()
  private let bytes = ByteSpool()
  /// The canvas after the last frame.
  private var canvas: Pixmap?

  init(bounds: IntRect) {
    self.bounds = bounds
  }

  /// Appends consecutive frames.
  mutating func append(_ window: [AnimationFrame], jobs: Int) throws(CodecError) {
    var patches: [AnimationFrame.Patch] = []
    var ticks: [Int] = []
    for frame in window {
      if let patch = change(in: frame) {
        patches.append(patch)
        ticks.append(frame.duration)
      } else if ticks.isEmpty {
        frames[frames.count - 1].ticks += frame.duration
      } else {
        ticks[ticks.count - 1] += frame.duration
      }
    }
    let results = Parallel.map(count: patches.count, workers: jobs) { [patches] index in
      Result { () throws(CodecError) in
        let pixmap = patches[index].pixmap
        return (try Deflater(.fastest).compress(pixmap.pixels), ColorCensus(pixmap))
      }
    }
    for (result, (patch, ticks)) in zip(results, zip(patches, ticks)) {
      let (stream, census) = try result.get()
      frames.append(Frame(rect: patch.rect, ticks: ticks, stream: try bytes.append(stream)))
      self.census.formUnion(census)
    }
  }

  /// Returns the pixels of a frame's rectangle.
  func pixmap(of frame: Frame) throws(CodecError) -> Pixmap {
    Pixmap(
      width: frame.rect.width, height: frame.rect.height,
      pixels: try Inflater().decompress(try bytes.bytes(in: frame.stream), count: frame.rect.area))
  }

  /// Returns a frame of one pixel that another frame has already written.
  func echo(of frame: Frame) throws(CodecError) -> Frame {
    guard let corner = IntRect(x: frame.rect.x, y: frame.rect.y, width: 1, height: 1) else {
      preconditionFailure("a rectangle has a corner")
    }
    let pixel = try pixmap(of: frame).pixels[0]
    let stream = try Deflater(.fastest).compress([pixel])
    return Frame(rect: corner, ticks: 0, stream: try bytes.append(stream))
  }

  /// Frees the canvas after the last frame.
  mutating func close() { canvas = nil }

  /// Updates the canvas. Returns the part of a frame's patch that differs from it, or nil if none does.
  private mutating func change(in frame: AnimationFrame) -> AnimationFrame.Patch? {
    guard var canvas = self.canvas else {
      guard let patch = frame.patch, patch.rect == bounds else {
        preconditionFailure("the first frame covers the canvas")
      }
      self.canvas = patch.pixmap
      return patch
    }
    guard let patch = frame.patch else { return nil }
    precondition(bounds.contains(patch.rect), "a patch lies inside the canvas")
    guard let part = patch.part(differingFrom: canvas) else { return nil }
    self.canvas = nil
    canvas.replace(part.rect, with: part.pixmap)
    self.canvas = canvas
    return part
  }
}

extension AnimationFrame.Patch {
  /// Returns the smallest part around all pixels that differ from a canvas, or nil if none does.
  ///
  /// - Precondition: the patch lies inside the canvas.
  func part(differingFrom canvas: Pixmap) -> AnimationFrame.Patch? {
    var top: Int?
    var bottom = 0
    var left = rect.width
    var right = 0
    for y in 0..<rect.height {
      let row = pixmap.pixels[(y * rect.width)..<((y + 1) * rect.width)]
      let start = (rect.y + y) * canvas.width + rect.x
      let shown = canvas.pixels[start..<(start + rect.width)]
      guard row != shown else { continue }
      top = top ?? y
      bottom = y + 1
      var first = 0
      while first < left, row[row.startIndex &+ first] == shown[start &+ first] { first &+= 1 }
      left = first
      var last = rect.width
      while last > right, row[row.startIndex &+ last &- 1] == shown[start &+ last &- 1] {
        last &-= 1
      }
      right = last
    }
    guard let top, let part = IntRect(x: left, y: top, width: right - left, height: bottom - top),
      let target = IntRect(
        x: rect.x + left, y: rect.y + top, width: part.width, height: part.height)
    else { return nil }
    return AnimationFrame.Patch(
      rect: target, pixmap: pixmap.cropped(to: part), hasContinuousTone: hasContinuousTone)
  }
}
