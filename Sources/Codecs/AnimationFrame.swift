public import Primitives

/// One frame on its way to a file: what changed since the frame before it.
public struct AnimationFrame: Sendable {
  /// The part of the canvas that may differ from the frame before; nil where nothing does.
  public var patch: Patch?
  /// How long it is shown, in ticks of the encoder's time base.
  public var duration: Int

  /// Pixels and where they belong; outside of it the frame is as the one before.
  public struct Patch: Sendable {
    public var rect: IntRect
    /// Has the size of `rect`.
    public var pixmap: Pixmap
    /// Whether it has gradients, shadows or images: where a palette is too small, dithering pays there.
    public var hasContinuousTone: Bool

    public init(rect: IntRect, pixmap: Pixmap, hasContinuousTone: Bool = false) {
      self.rect = rect
      self.pixmap = pixmap
      self.hasContinuousTone = hasContinuousTone
    }
  }

  public init(patch: Patch?, duration: Int) {
    self.patch = patch
    self.duration = duration
  }
}

/// Takes frames in order and writes a file.
///
/// However the frames are split into windows, the file is the same; a window is what an encoder may work
/// on in parallel.
public protocol AnimationEncoder: ~Copyable {
  /// Appends consecutive frames; the first frame of all has a patch that covers the canvas.
  mutating func append(_ window: [AnimationFrame]) throws(CodecError)

  /// Writes what is left. Nothing is whole before it.
  mutating func finish() throws(CodecError)
}

/// Where an encoder's bytes go.
public protocol ByteSink: AnyObject {
  func write(_ bytes: [UInt8]) throws(CodecError)
}

/// Collects bytes in memory.
public final class MemorySink: ByteSink {
  public private(set) var bytes: [UInt8] = []

  public init() {}

  public func write(_ bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }
}

/// What can go wrong between pixels and files.
public enum CodecError: Error, Hashable, Sendable {
  /// A picture's side is out of the format's range.
  case size(width: Int, height: Int, limit: Int)
  /// The bytes are not what the format says; one sentence, lower case, without a full stop.
  case malformed(format: String, reason: String)
  /// The file cannot be written; `code` is errno.
  case cannotWrite(code: Int32)
  /// A C library refused; the message is its own.
  case library(name: String, message: String)
  /// A frame needs more colours than a GIF has, and exactness was asked for.
  case tooManyColors(frame: Int, count: Int)
}
