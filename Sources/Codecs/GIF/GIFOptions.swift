public import Primitives

/// What may be chosen about a GIF.
public struct GIFOptions: Hashable, Sendable {
  /// How colours that the table lacks are mixed from those that it has.
  public enum Dither: String, CaseIterable, Sendable {
    /// Ordered where a frame has continuous tone (gradients, shadows, images), none elsewhere.
    case auto
    case none
    /// A pattern that is fixed to the screen: what stands still does not flicker.
    case ordered
    /// Error diffusion (Floyd and Steinberg).
    case diffusion
  }

  /// Default: `.auto`.
  public var dither = Dither.auto
  /// The most colours that a table may have, 2…256. Default: 256.
  public var maxColors = 256
  /// 1…100: how many bytes an error is worth. Default: 80.
  public var quality = 80
  /// 0…200: how much more readily a close colour is taken for the closest where that saves bytes, on top
  /// of what `quality` allows. Default: 0.
  public var lossy = 0
  /// The opaque colour under half-transparent pixels; nil makes pixels below half coverage transparent
  /// and the others opaque. Default: nil.
  public var matte: PremultipliedColor?
  /// Whether a frame that cannot be stored exactly is an error: one with more colours than a table may have, or
  /// without a matte one with half-transparent pixels. Default: false.
  public var isExact = false
  /// Opaque colours, such as fills and backgrounds, that a table which cannot hold all colours of its
  /// frames has unchanged where they are among them. Default: none.
  public var flatColors: [PremultipliedColor] = []

  /// The defaults.
  public init() {}
}
