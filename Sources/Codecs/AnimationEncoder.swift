/// Takes frames in order and writes a file.
///
/// The file does not depend on how the frames are split into windows. A window holds the frames that an encoder
/// may work on in parallel.
public protocol AnimationEncoder: ~Copyable {
  /// Appends consecutive frames. The very first frame has a patch that covers the canvas.
  mutating func append(_ window: [AnimationFrame]) throws(CodecError)

  /// Writes the rest. The file is incomplete until then.
  mutating func finish() throws(CodecError)
}

/// Receives an encoder's bytes.
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
