package import AnimPrimitives

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

extension ByteSink {
  /// Writes bytes of an encoder.
  package func put(_ bytes: [UInt8]) throws(CodecError) {
    do {
      try write(bytes)
    } catch {
      throw .cannotWrite(code: error.code)
    }
  }
}
