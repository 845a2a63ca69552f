public import Primitives

/// Compares what a GIF shows with the frames that it was made from.
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
  private let converter = OKLabConverter()
  /// nil before the first image.
  private var shown: Pixmap?
  /// For how long `shown` stays, in 1/100 s.
  private var rest = 0
  private var frameCount = 0

  /// - Parameter bytes: a file of a canvas that was rendered, however large.
  /// - Throws: `otherKind`, `malformed`.
  public init(_ bytes: [UInt8], matte: PremultipliedColor? = nil) throws(CodecError) {
    self.init(try GIFPlayer(bytes, pixelLimit: .max), Matte(color: matte))
  }

  private init(_ player: consuming GIFPlayer, _ matte: Matte) {
    self.player = player
    self.matte = matte
  }

  /// Compares the next given frame with all that is shown in its time; nil if it is exact.
  ///
  /// - Parameter duration: in 1/100 s.
  /// - Throws: `malformed` where the file shows nothing in that time, or has another size.
  public mutating func compare(
    _ canvas: Pixmap, duration: Int
  ) throws(CodecError) -> Difference? {
    guard canvas.width == player.width, canvas.height == player.height else {
      throw .malformed(
        format: "GIF", reason: "it has \(player.width) × \(player.height) pixels, not as rendered")
    }
    defer { frameCount += 1 }
    let wanted = matte.applied(to: canvas.pixels).pixels
    var worst: Difference?
    var left = duration
    while left > 0 {
      guard rest > 0, let shown else {
        guard let next = try player.next() else {
          throw .malformed(format: "GIF", reason: "it ends before frame \(frameCount) does")
        }
        shown = next.canvas
        rest = next.duration
        continue
      }
      if let difference = difference(shown.pixels, wanted),
        difference.largestError >= worst?.largestError ?? 0
      {
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

  private func difference(_ shown: [UInt32], _ wanted: [UInt32]) -> Difference? {
    guard shown != wanted else { return nil }
    var result = Difference(frame: frameCount, largestError: 0, meanError: 0, pixelCount: 0)
    for index in shown.indices where shown[index] != wanted[index] {
      let isVisible = shown[index] != 0 && wanted[index] != 0
      let error =
        isVisible
        ? OKLab.error(
          squaredDistance: converter.convert(shown[index]).squaredDistance(
            to: converter.convert(wanted[index]))) : 100
      result.pixelCount += 1
      result.meanError += error
      result.largestError = max(result.largestError, error)
    }
    result.meanError /= Double(shown.count)
    return result
  }
}
