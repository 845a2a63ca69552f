public import Primitives

/// Compares what a GIF shows with the frames that it was made from.
///
/// Most of a canvas stays from frame to frame, given and shown: only rows in which one of them changed are compared.
public struct GIFVerifier: ~Copyable {
  /// How far one of the given frames is from what is shown in its time.
  public struct Difference: Hashable, Sendable {
    /// Number of the given frame.
    public var frame: Int
    /// The largest distance of a pixel: 100 × OKLab distance; 100 where one is transparent alone.
    public var largestError: Double
    /// The mean over all pixels.
    public var meanError: Double
    /// How many pixels are not as given.
    public var pixelCount: Int
  }

  private var player: GIFPlayer
  private let matte: Matte
  /// What is to be shown: opaque and clear pixels alone; nil before the first frame.
  private var wanted: Pixmap?
  private var errors: RowErrors
  /// Rows that are to be compared.
  private var stale = 0..<0
  /// For how long the player's canvas stays, in 1/100 s.
  private var rest = 0
  private var frameCount = 0

  /// - Parameter bytes: a file of a canvas that was rendered, however large.
  /// - Throws: `otherKind`, `malformed`.
  public init(_ bytes: [UInt8], matte: PremultipliedColor? = nil) throws(CodecError) {
    self.init(try GIFPlayer(bytes, pixelLimit: .max), Matte(color: matte))
  }

  private init(_ player: consuming GIFPlayer, _ matte: Matte) {
    errors = RowErrors(width: player.width, height: player.height)
    self.player = player
    self.matte = matte
  }

  /// Compares the next given frame with all that is shown in its time; nil if it is exact.
  ///
  /// - Parameter frame: as the encoder took it, without runs; its duration is in 1/100 s. The first one has a patch
  ///   that covers the canvas.
  /// - Throws: `malformed` where the file shows nothing in that time, or has another size.
  public mutating func compare(_ frame: AnimationFrame) throws(CodecError) -> Difference? {
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

  /// - Throws: `malformed` where the file shows more after the last given frame.
  public mutating func finish() throws(CodecError) {
    let extra = try player.next()
    guard rest == 0, extra == nil else {
      throw .malformed(format: "GIF", reason: "it goes on after the last frame")
    }
  }

  /// Puts a frame's patch onto what is to be shown.
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

  /// How far what is shown now is from what is to be shown.
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
