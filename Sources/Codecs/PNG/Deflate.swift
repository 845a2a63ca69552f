internal import CDeflate
internal import CPNGKernels

/// How much time compressing may take.
struct DeflateEffort: Hashable, Sendable {
  /// How many earlier places are looked at for each match.
  var depth: UInt32
  /// How often all is parsed by what each choice costs in bits; 0 takes what looks best at once.
  var passes: UInt32
  /// Matches of more than three bytes are found by so many: 4, 8 or 16. More find the longest ones sooner
  /// and miss short ones.
  var width: UInt32 = 4

  /// For what is soon read again.
  static let least = DeflateEffort(depth: 4, passes: 0)
  static let quick = DeflateEffort(depth: 16, passes: 0)
  /// For indices, which are fewer bytes than colours and have longer matches.
  static let indices = DeflateEffort(depth: 64, passes: 0)
  /// For filtered gradients and photographs, in which short matches cost more than literals.
  static let smooth = DeflateEffort(depth: 64, passes: 0, width: 8)
  /// For gradients that filters leave long runs of, all alike.
  static let sparse = DeflateEffort(depth: 64, passes: 0, width: 16)
  static let thorough = DeflateEffort(depth: 16, passes: 2)
  static let most = DeflateEffort(depth: 64, passes: 2)
}

/// Compresses into zlib streams (RFC 1950), one after the other.
@safe
struct Deflater: ~Copyable {
  /// Made by `deflater_create` and nobody else's: it lives until the deinit, and is used by one call at a time.
  private let state: OpaquePointer
  private var checkSum: UInt32 = 1

  init() throws(CodecError) {
    guard let state = unsafe deflater_create(PNGKernels.form) else { throw Self.outOfMemory }
    unsafe self.state = state
  }

  deinit {
    unsafe deflater_destroy(state)
  }

  /// Begins a stream.
  ///
  /// - Parameter period: how far apart bytes are that are often equal, for long: those of a pixel.
  mutating func begin(_ effort: DeflateEffort, period: Int) {
    precondition(effort.depth > 0 && period > 0, "there is something to look for")
    checkSum = 1
    unsafe deflater_begin(state, period, effort.width, effort.depth, effort.passes)
  }

  mutating func append(_ bytes: [UInt8]) {
    // The bytes are read within the call.
    unsafe bytes.withUnsafeBytes { unsafe append($0) }
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return }
    // Both read as many bytes as there are.
    unsafe checkSum = libdeflate_adler32(checkSum, base, bytes.count)
    unsafe deflater_append(state, base.assumingMemoryBound(to: UInt8.self), bytes.count)
  }

  /// Ends the stream.
  mutating func finish() throws(CodecError) -> [UInt8] {
    var count = 0
    // The bytes are the state's until it is used again, and the array copies them before.
    guard let bytes = unsafe deflater_finish(state, &count) else { throw Self.outOfMemory }
    // A window of 32 kB, the default effort, and a check that makes both a multiple of 31.
    var stream: [UInt8] = [0x78, 0x9C]
    stream.reserveCapacity(count + 6)
    unsafe stream.append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    stream += [UInt8](bigEndian: checkSum)
    return stream
  }

  /// A whole stream.
  mutating func compress(
    _ bytes: [UInt8], _ effort: DeflateEffort = .quick, period: Int = 1
  ) throws(CodecError) -> [UInt8] {
    begin(effort, period: period)
    append(bytes)
    return try finish()
  }

  /// A whole stream of numbers in the machine's byte order, quickly.
  mutating func compress(_ numbers: [UInt32]) throws(CodecError) -> [UInt8] {
    begin(.least, period: 4)
    // The bytes are read within the call.
    unsafe numbers.withUnsafeBytes { unsafe append($0) }
    return try finish()
  }

  /// Chooses a filter for each row by trial.
  ///
  /// - Parameters:
  ///   - favour: what having no filter is worth, in bits a row.
  /// - Returns: the filters' numbers, and about how many bytes all rows take; nil where a row is too
  ///   long for trials.
  mutating func chooseFilters(
    _ rows: [UInt8], stride: Int, distance: Int, favour: Int
  ) -> (filters: [UInt8], byteCount: Int)? {
    precondition(stride > 0 && rows.count % stride == 0 && distance > 0, "rows are whole")
    guard stride <= deflater_longest_row() else { return nil }
    var scratch = [UInt8](repeating: 0, count: 5 * (stride + 1))
    var bits: UInt64 = 0
    let height = rows.count / stride
    let filters = unsafe [UInt8](unsafeUninitializedCapacity: height) { filters, count in
      // There are height × stride bytes, a number for each row is written, and the scratch is as asked.
      unsafe rows.withUnsafeBufferPointer { rows in
        unsafe scratch.withUnsafeMutableBufferPointer { scratch in
          unsafe bits = deflater_choose_filters(
            state, rows.baseAddress, height, stride, distance, UInt32(favour * 64),
            filters.baseAddress, scratch.baseAddress)
        }
      }
      count = height
    }
    return (filters, Int(bits / 8))
  }

  private static var outOfMemory: CodecError {
    .library(name: "deflate", message: "out of memory")
  }
}

/// Takes zlib streams apart with libdeflate.
@safe
struct Inflater: ~Copyable {
  private let decompressor: OpaquePointer

  init() throws(CodecError) {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else {
      throw .library(name: "libdeflate", message: "out of memory")
    }
    unsafe self.decompressor = decompressor
  }

  deinit {
    unsafe libdeflate_free_decompressor(decompressor)
  }

  /// A stream of so many numbers in the machine's byte order.
  ///
  /// - Throws: `malformed` where the stream is not one, or has fewer or more.
  func decompress(_ stream: [UInt8], count: Int) throws(CodecError) -> [UInt32] {
    var numbers = [UInt32](repeating: 0, count: count)
    // libdeflate reads and writes no more than the counts it is told, and without a place for the
    // number of bytes written it succeeds only if all are.
    let result = unsafe stream.withUnsafeBytes { stream in
      unsafe numbers.withUnsafeMutableBytes { numbers in
        unsafe libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, numbers.baseAddress, numbers.count, nil)
      }
    }
    guard result == LIBDEFLATE_SUCCESS else {
      throw .malformed(format: "zlib", reason: "the stream is damaged or has another length")
    }
    return numbers
  }

  /// A stream of bytes whose number is not known.
  ///
  /// - Throws: `malformed` where the stream is not one, or has more bytes than wanted.
  func decompress(_ stream: [UInt8], atMost limit: Int) throws(CodecError) -> [UInt8] {
    guard case .bytes(let bytes) = inflate(stream, atMost: limit) else {
      throw .malformed(format: "zlib", reason: "the stream is damaged or too long")
    }
    return bytes
  }

  /// What becomes of a stream of bytes whose number is not known.
  enum Outcome {
    case bytes([UInt8])
    /// It has more bytes than wanted.
    case tooLong
    case damaged
  }

  func inflate(_ stream: [UInt8], atMost limit: Int) -> Outcome {
    var result = LIBDEFLATE_SUCCESS
    // At least one, that there is a place to write to.
    let room = max(1, min(limit, Self.mostBytes(of: stream)))
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      // libdeflate reads and writes no more than the counts it is told, and tells how many it wrote.
      result = unsafe stream.withUnsafeBytes { stream in
        unsafe libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, buffer.baseAddress, buffer.count, &count)
      }
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return bytes.count <= limit ? .bytes(bytes) : .tooLong
    case LIBDEFLATE_INSUFFICIENT_SPACE: return .tooLong
    default: return .damaged
    }
  }

  /// The most bytes that a stream can have: 258 of them are a length and a distance of a bit each.
  static func mostBytes(of stream: [UInt8]) -> Int { stream.count * 8 / 2 * 258 }
}
