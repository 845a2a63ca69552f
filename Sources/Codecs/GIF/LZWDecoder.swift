/// Decompresses the image data of a GIF. Source: GIF89a, appendix F.
///
/// giflib decompresses good data with a minimum code size of up to 8. The compression itself allows 11, because its codes
/// have up to 12 bits, and some encoders write such files for any table. This decoder reads them, and the pixels before
/// the first fault of damaged data.
struct LZWDecoder {
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// A code is not in the dictionary yet.
    case unknownCode
    /// The data ends before the pixels.
    case tooShort
    /// A pixel has a colour that no table has.
    case colorIndex(Int)

    var description: String {
      switch self {
      case .unknownCode: "compressed data is damaged"
      case .tooShort: "there is less data than pixels"
      case .colorIndex(let index): "a pixel has colour \(index), which no table has"
      }
    }
  }

  static let minimumCodeSizes = 1...11
  private static let dictionaryLimit = 4096

  private let clear: Int
  private let firstSize: Int
  /// For each code the code of all but its last pixel, its last pixel and its length.
  private var prefixes: [Int16]
  private var lasts: [UInt16]
  private var lengths: [Int16]
  private var size: Int
  private var previous: Int?
  private(set) var indices: [UInt8] = []

  /// - Precondition: the size is 1 to 11.
  init(minimumCodeSize: Int) {
    precondition(Self.minimumCodeSizes ~= minimumCodeSize, "codes have up to 12 bits")
    clear = 1 << minimumCodeSize
    firstSize = minimumCodeSize + 1
    size = firstSize
    prefixes = Array(repeating: -1, count: clear + 2)
    lasts = (0..<clear + 2).map { UInt16($0) }
    lengths = Array(repeating: 1, count: clear + 2)
  }

  /// Returns the colour indices of an image, up to the first failure.
  ///
  /// - Parameters:
  ///   - data: the content of the image's sub-blocks. Data after the last pixel is ignored.
  ///   - count: the number of pixels.
  static func decode(
    _ data: [UInt8], minimumCodeSize: Int, count: Int
  ) -> (indices: [UInt8], failure: Failure?) {
    var decoder = LZWDecoder(minimumCodeSize: minimumCodeSize)
    var bits = 0
    var bitCount = 0
    reading: for byte in data {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= decoder.size {
        let code = bits & (1 << decoder.size - 1)
        bits >>= decoder.size
        bitCount -= decoder.size
        guard code != decoder.clear + 1, decoder.indices.count < count else { break reading }
        do throws(Failure) { try decoder.append(code) } catch { return (decoder.indices, error) }
      }
    }
    let indices = Array(decoder.indices.prefix(count))
    return (indices, indices.count < count ? .tooShort : nil)
  }

  private mutating func append(_ code: Int) throws(Failure) {
    guard code != clear else {
      prefixes.removeLast(prefixes.count - clear - 2)
      lasts.removeLast(lasts.count - clear - 2)
      lengths.removeLast(lengths.count - clear - 2)
      size = firstSize
      previous = nil
      return
    }
    guard let previous else {
      guard code < clear else { throw .unknownCode }
      try write(code)
      self.previous = code
      return
    }
    let isNew = code == prefixes.count && code < Self.dictionaryLimit
    guard code < prefixes.count || isNew else { throw .unknownCode }
    let first = first(of: isNew ? previous : code)
    if prefixes.count < Self.dictionaryLimit {
      // Codes and lengths are below 4096.
      prefixes.append(Int16(previous))
      lasts.append(first)
      lengths.append(lengths[previous] + 1)
      if prefixes.count == 1 << size, size < 12 { size += 1 }
    }
    try write(code)
    self.previous = code
  }

  private func first(of code: Int) -> UInt16 {
    var code = code
    while prefixes[code] >= 0 { code = Int(prefixes[code]) }
    return lasts[code]
  }

  private mutating func write(_ code: Int) throws(Failure) {
    let length = Int(lengths[code])
    var place = indices.count + length
    indices += Array(repeating: 0, count: length)
    var code = code
    while code >= 0 {
      place -= 1
      guard let index = UInt8(exactly: lasts[code]) else {
        indices.removeLast(length)
        throw .colorIndex(Int(lasts[code]))
      }
      indices[place] = index
      code = Int(prefixes[code])
    }
  }
}
