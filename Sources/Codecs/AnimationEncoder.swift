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
