internal import CAnimPNG

/// Writes a file's signature and chunks with libpng, which adds their lengths and checksums.
///
/// The content of the chunks comes from `PNGCompression` and the types in this folder.
@safe
struct PNGWriter: ~Copyable {
  /// A class because libpng's callback needs one address as long as the writer lives.
  private final class Output {
    var bytes: [UInt8] = []
  }

  private let png: OpaquePointer
  private let failure: UnsafeMutablePointer<cpng_failure>
  private let output: Output

  private init(png: OpaquePointer, failure: UnsafeMutablePointer<cpng_failure>, output: Output) {
    unsafe self.png = png
    unsafe self.failure = failure
    self.output = output
  }

  /// Begins a file with its signature.
  static func begin() throws(CodecError) -> PNGWriter {
    let output = Output()
    // Lives until deinit, which is after libpng's last use of it.
    let failure = UnsafeMutablePointer<cpng_failure>.allocate(capacity: 1)
    unsafe failure.initialize(to: cpng_failure())
    // The output outlives the png struct: the writer has both, and its deinit destroys the struct.
    let context = unsafe Unmanaged.passUnretained(output).toOpaque()
    let png = unsafe cpng_create_writer(failure, context) { png, bytes, count in
      // The context is the output above; libpng lends `count` bytes for the duration of this call.
      guard let context = unsafe png_get_io_ptr(png), let bytes = unsafe bytes else { return }
      let output = unsafe Unmanaged<Output>.fromOpaque(context).takeUnretainedValue()
      unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }
    guard let png = unsafe png else {
      unsafe failure.deallocate()
      throw .library(name: "libpng", message: "out of memory")
    }
    let writer = unsafe PNGWriter(png: png, failure: failure, output: output)
    guard unsafe cpng_write_signature(png) != 0 else { throw writer.error }
    return writer
  }

  deinit {
    unsafe cpng_destroy_writer(png)
    unsafe failure.deallocate()
  }

  /// Appends a chunk.
  func write(_ chunk: PNGChunk) throws(CodecError) {
    let name = chunk.name.bytes
    // The name has four bytes and the data `count`; libpng keeps neither.
    let written = unsafe name.withUnsafeBufferPointer { name in
      unsafe chunk.data.withUnsafeBufferPointer { data in
        unsafe cpng_write_chunk(png, name.baseAddress, data.baseAddress, data.count)
      }
    }
    guard written != 0 else { throw error }
  }

  /// The bytes written since the last call.
  func takeBytes() -> [UInt8] {
    defer { output.bytes = [] }
    return output.bytes
  }

  private var error: CodecError {
    .library(name: "libpng", message: unsafe message(of: failure))
  }
}

/// libpng's message, up to the first NUL.
func message(of failure: UnsafePointer<cpng_failure>) -> String {
  // The struct is all bytes, and they are initialized.
  unsafe withUnsafeBytes(of: failure.pointee) { bytes in
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
