package import AnimCodecs
package import AnimPrimitives

/// Compares a GIF with the frames that it was made from.
///
/// Only rows that changed in the GIF or in the given frames are compared.
package struct GIFVerifier: ~Copyable {
  /// The difference between a given frame and the canvases shown in its time.
  package struct Difference: Hashable, Sendable {
    /// The number of the given frame.
    package var frame: Int
    /// The largest distance of a pixel: 100 × OKLab distance; 100 if only one of both is transparent.
    package var largestError: Double
    /// The mean over all pixels.
    package var meanError: Double
    /// The number of differing pixels.
    package var pixelCount: Int
  }

  private var player: GIFPlayer
  private let matte: Matte
  /// The expected canvas, of opaque and clear pixels; nil before the first frame.
  private var wanted: Pixmap?
  private var errors: RowErrors
  /// The rows that must be compared.
  private var stale = 0..<0
  /// The remaining duration of the player's canvas, in 1/100 s.
  private var rest = 0
  private var frameCount = 0

  /// - Parameter bytes: a GIF of any size.
  /// - Throws: `otherKind`, `malformed`.
  package init(_ bytes: [UInt8], matte: PremultipliedColor? = nil) throws(CodecError) {
    self.init(try GIFPlayer(bytes, pixelLimit: .max), Matte(color: matte))
  }

  private init(_ player: consuming GIFPlayer, _ matte: Matte) {
    errors = RowErrors(width: player.width, height: player.height)
    self.player = player
    self.matte = matte
  }

  /// Compares the next given frame with all canvases shown in its time; nil if it is exact.
  ///
  /// - Parameter frame: as the encoder took it; its duration is in 1/100 s. The first one has a patch
  ///   that covers the canvas.
  /// - Throws: `malformed` if the file ends before the frame does, or has another size.
  package mutating func compare(_ frame: AnimationFrame) throws(CodecError) -> Difference? {
    if let patch = frame.patch { try put(patch) }
    defer { frameCount += 1 }
    var worst: Difference?
    var left = frame.duration
    while left > 0 {
      guard rest > 0 else {
        guard let duration = try player.advance() else {
          throw .malformed(format: "GIF", reason: "it ends before frame \(frameCount) does")
        }
        if let damage = player.damage { look(at: damage) }
        rest = duration
        continue
      }
      if let difference = difference(), difference.largestError >= worst?.largestError ?? 0 {
        worst = difference
      }
      let step = min(rest, left)
      rest -= step
      left -= step
    }
    return worst
  }

  /// - Throws: `malformed` if the file continues after the last given frame, or has a fault.
  package mutating func finish() throws(CodecError) {
    let extra = try player.next()
    if let fault = player.faults.first { throw .malformed(format: "GIF", reason: fault) }
    guard rest == 0, extra == nil else {
      throw .malformed(format: "GIF", reason: "it continues after the last frame")
    }
  }

  /// Draws a frame's patch onto the expected canvas.
  private mutating func put(_ patch: AnimationFrame.Patch) throws(CodecError) {
    let (rect, pixels) = (patch.rect, matte.applied(to: patch).pixels)
    let pixmap = Pixmap(width: rect.width, height: rect.height, pixels: pixels)
    let size = wanted ?? pixmap
    guard size.width == player.width, size.height == player.height else {
      throw .malformed(
        format: "GIF", reason: "it has \(player.width) × \(player.height) pixels, not as rendered")
    }
    if wanted == nil { wanted = pixmap } else { wanted?.replace(rect, with: pixmap) }
    look(at: rect)
  }

  private mutating func look(at rect: IntRect) {
    stale =
      stale.isEmpty
      ? rect.y..<rect.maxY
      : min(stale.lowerBound, rect.y)..<max(stale.upperBound, rect.maxY)
  }

  /// The difference between the shown and the expected canvas.
  private mutating func difference() -> Difference? {
    if let shown = player.canvas, let wanted { errors.update(stale, shown, wanted) }
    stale = 0..<0
    let sum = errors.sum()
    guard sum.pixelCount > 0 else { return nil }
    return Difference(
      frame: frameCount, largestError: sum.largest,
      meanError: sum.total / Double(player.width * player.height), pixelCount: sum.pixelCount)
  }
}
