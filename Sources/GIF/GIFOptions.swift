public import AnimPrimitives

/// The options of a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// How colours that are missing from the table are mixed from its colours.
  public enum Dither: String, CaseIterable, Sendable {
    /// Ordered dithering for frames with continuous tone (gradients, shadows, images), none for others and for large
    /// pictures, which get a closer table instead.
    case auto
    case none
    /// A pattern that is fixed to the screen, so that still areas do not flicker.
    case ordered
    /// Error diffusion (Sierra's Filter Lite).
    case diffusion
  }

  /// Default: `.auto`.
  public var dither = Dither.auto
  /// The maximum number of colours in a table, 2…256. Default: 256.
  public var maxColors = 256
  /// The number of bytes that an error is worth, as a dial of 1…100: ten steps double it. Default: 80.
  public var quality = 80
  /// The error that compression may add to save bytes, beyond the error that `quality` allows; 0…200. Default: 0.
  public var lossy = 0
  /// The opaque colour under half-transparent pixels; nil makes pixels below half coverage transparent
  /// and the others opaque. Default: nil.
  public var matte: PremultipliedColor?
  /// Whether a frame that cannot be stored exactly is an error: a frame with more colours than a table may have, or
  /// with half-transparent pixels if there is no matte. Default: false.
  public var isExact = false
  /// Opaque colours, such as fills and backgrounds, that a table keeps unchanged if its frames draw them, even if it
  /// cannot hold all colours. Default: none.
  public var flatColors: [PremultipliedColor] = []

  /// Whether each given frame is an image of the file, even if it shows the same as the one before. Default: false.
  package var keepsFrames = false

  /// The defaults.
  public init() {}
}
