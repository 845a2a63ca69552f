package import AnimPrimitives

/// An animated picture whose frames can be decoded in any order: a GIF, an APNG or a WebP.
///
/// A frame is drawn on its base: nothing, or the canvas of an earlier frame. So a canvas needs the frames between the
/// last one that is known and itself.
package struct PictureSequence: Sendable {
  package struct Frame: Hashable, Sendable {
    /// Its place, inside of the canvas; nil for a frame that lies outside.
    package var rect: IntRect?
    /// The time that browsers show it.
    package var duration: MediaTime
    /// Whether it is composited over its base, rather than replacing its part.
    var isComposited: Bool
    var disposal: Disposal
  }

  /// The change of a frame's part before the next frame is drawn.
  enum Disposal: Hashable, Sendable { case keep, clear, restore }

  /// The canvas below a frame.
  package enum Base: Hashable, Sendable {
    case clear
    /// The canvas of an earlier frame, of which a part may become clear.
    case canvas(ofFrame: Int, clearing: IntRect?)
  }

  /// The files whose frames are decoded.
  enum Source: Sendable {
    case gif(GIFImages)
    case apng(APNGDecoder)
    case webP(WebPAnimation)
  }

  /// Pixels of a canvas as it is shown.
  package let width: Int
  package let height: Int
  /// At least one.
  package private(set) var frames: [Frame]
  /// The base of each frame.
  package private(set) var bases: [Base]
  /// The number of times that the file plays; 0 means forever.
  package let playCount: Int
  /// Faults of the file that do not prevent it from being shown: each one sentence, lower case, without a full stop.
  package private(set) var faults: [String]
  /// Makes the pixels of frames sRGB; nil if they are.
  private var conversion: ProfileConversion?
  private let canvas: IntRect
  private let orientation: EXIFOrientation
  private let source: Source

  init(
    _ source: Source, canvas: IntRect, frames: [Frame], playCount: Int,
    orientation: EXIFOrientation = .up, faults: [String]
  ) {
    self.source = source
    self.canvas = canvas
    self.frames = frames
    self.playCount = playCount
    self.orientation = orientation
    self.faults = faults
    (width, height) =
      orientation.swapsSides ? (canvas.height, canvas.width) : (canvas.width, canvas.height)
    bases = []
    for index in frames.indices { bases.append(base(ofFrame: index)) }
  }

  private func base(ofFrame index: Int) -> Base {
    let frame = frames[index]
    guard index > 0, frame.isComposited || frame.rect != canvas else { return .clear }
    let last = frames[index - 1]
    switch last.disposal {
    case .keep: return .canvas(ofFrame: index - 1, clearing: nil)
    case .restore: return bases[index - 1]
    case .clear:
      // The canvas has nothing but the last frame.
      if last.rect == canvas || bases[index - 1] == .clear { return .clear }
      return .canvas(ofFrame: index - 1, clearing: last.rect)
    }
  }

  /// Leaves out the last frames.
  ///
  /// - Precondition: the count is at least 1.
  package mutating func keepFirst(_ count: Int) {
    precondition(count > 0, "a picture has a frame")
    frames.removeSubrange(count...)
    bases.removeSubrange(count...)
  }

  /// The canvas while a frame is shown, as it is stored.
  ///
  /// - Parameter base: the canvas of the frame of `bases[index]`, as it is stored; nil for `clear`.
  /// - Throws: `malformed` if the frame's pixels are damaged, `library` without memory.
  package func canvas(ofFrame index: Int, on base: Pixmap?) throws(CodecError) -> Pixmap {
    var result = base ?? Pixmap(width: canvas.width, height: canvas.height)
    if case .canvas(_, let cleared?) = bases[index] {
      CanvasDisposal.clear(cleared).apply(to: &result)
    }
    guard let rect = frames[index].rect else { return result }
    let pixels = try pixels(ofFrame: index, in: rect)
    result.replace(
      rect,
      with: frames[index].isComposited ? pixels.laid(over: result.cropped(to: rect)) : pixels)
    return result
  }

  private func pixels(ofFrame index: Int, in rect: IntRect) throws(CodecError) -> Pixmap {
    var pixmap =
      switch source {
      case .gif(let images): try images.pixmap(ofImage: index, in: rect)
      case .apng(let animation): try animation.pixmap(ofFrame: index)
      case .webP(let animation): try animation.pixmap(ofFrame: index)
      }
    if let conversion { pixmap.convert(by: conversion) }
    return pixmap
  }

  /// Converts the frames to sRGB by the profile of the file. A profile that cannot be applied is a fault.
  ///
  /// - Parameter profile: returns nil for a file without a profile.
  mutating func convert(from profile: () throws(ColorProfile.Refusal) -> ColorProfile?) {
    do throws(ColorProfile.Refusal) {
      conversion = try profile().flatMap(ProfileConversion.init)
    } catch {
      faults.append(error.fault)
    }
  }

  /// Turns a canvas as the file says.
  package func shown(_ canvas: Pixmap) -> Pixmap { canvas.oriented(orientation) }

  /// Whether canvases are shown as they are stored.
  package var isUpright: Bool { orientation == .up }
}

extension PictureSequence {
  /// The animation of a PNG; nil for a still picture.
  init?(_ animation: APNGDecoder) {
    guard animation.isAnimated, animation.frames.count > 1,
      let canvas = IntRect(width: animation.width, height: animation.height)
    else { return nil }
    let frames = animation.frames.enumerated().map { index, frame in
      let delay = MediaTime(
        Int(frame.delay.numerator),
        frame.delay.denominator == 0 ? 100 : Int(frame.delay.denominator)
      )
      let disposal: Disposal =
        switch frame.disposeOperation {
        case .none: .keep
        case .background: .clear
        // The standard: `previous` means `background` for the first frame.
        case .previous: index == 0 ? .clear : .restore
        }
      return Frame(
        rect: frame.rect, duration: delay.inBrowsers,
        isComposited: frame.blendOperation == .over, disposal: disposal)
    }
    self.init(
      .apng(animation), canvas: canvas, frames: frames, playCount: animation.numPlays,
      orientation: animation.orientation, faults: animation.faults)
  }

  init(_ images: GIFImages) {
    self.init(
      .gif(images), canvas: images.canvas, frames: images.frames, playCount: images.playCount,
      faults: images.faults)
  }

  init(_ animation: WebPAnimation, orientation: EXIFOrientation) {
    self.init(
      .webP(animation), canvas: animation.canvas, frames: animation.frames,
      playCount: animation.playCount, orientation: orientation, faults: animation.faults)
  }
}
