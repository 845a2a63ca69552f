/// The four letters of a chunk's name, the first in the highest byte. Source: PNG §5.4.
struct PNGChunkName: Hashable, Sendable, CustomStringConvertible {
  let rawValue: UInt32

  static let imageHeader = PNGChunkName("IHDR")
  /// The first chunk of PNG files in Apple's own form, which only Apple's systems read.
  static let appleForm = PNGChunkName("CgBI")
  static let standardRGB = PNGChunkName("sRGB")
  static let profile = PNGChunkName("iCCP")
  static let codePoints = PNGChunkName("cICP")
  static let gamma = PNGChunkName("gAMA")
  static let chromaticities = PNGChunkName("cHRM")
  static let palette = PNGChunkName("PLTE")
  static let transparency = PNGChunkName("tRNS")
  static let text = PNGChunkName("tEXt")
  static let compressedText = PNGChunkName("zTXt")
  static let internationalText = PNGChunkName("iTXt")
  static let exif = PNGChunkName("eXIf")
  static let imageData = PNGChunkName("IDAT")
  static let imageEnd = PNGChunkName("IEND")
  static let animationControl = PNGChunkName("acTL")
  static let frameControl = PNGChunkName("fcTL")
  static let frameData = PNGChunkName("fdAT")

  init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  private init(_ letters: StaticString) {
    precondition(letters.utf8CodeUnitCount == 4, "a chunk's name has four letters")
    self.init(rawValue: letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) })
  }

  var bytes: [UInt8] { [UInt8](bigEndian: rawValue) }

  /// The letters, or the number if one of the bytes is not a letter.
  var description: String {
    hasLetters ? String(decoding: bytes, as: UTF8.self) : "chunk \(rawValue)"
  }

  private var hasLetters: Bool {
    bytes.allSatisfy { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
  }

  /// Whether the still picture can be shown without the chunk: its first letter is small. Source: PNG §5.4.
  var isDispensable: Bool { bytes[0] >= 0x61 }

  /// Whether it is a part of an animation.
  var isAnimation: Bool { [.animationControl, .frameControl, .frameData].contains(self) }

  /// Whether a picture with such a chunk can be shown. A capital first letter marks a critical chunk, which a
  /// reader must know. Source: PNG §5.4 and §13.1.
  var isReadable: Bool {
    guard hasLetters, bytes[0] <= 0x5A else { return hasLetters }
    return [.imageHeader, .palette, .imageData, .imageEnd].contains(self)
  }
}

/// A part of a PNG file. After the signature, a file consists of chunks.
struct PNGChunk: Equatable, Sendable {
  var name: PNGChunkName
  var data: [UInt8]

  /// Colours are sRGB, rendered perceptually. Source: PNG §11.3.2.5.
  static let standardRGB = PNGChunk(name: .standardRGB, data: [0])
  static let imageEnd = PNGChunk(name: .imageEnd, data: [])
}

extension [UInt8] {
  /// A number in PNG's byte order, the highest byte first.
  init(bigEndian value: UInt32) {
    self = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value &>> $0) }
  }

  /// A number in PNG's byte order, the highest byte first.
  init(bigEndian value: UInt16) {
    self = [UInt8(truncatingIfNeeded: value &>> 8), UInt8(truncatingIfNeeded: value)]
  }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The 32-bit number at an offset from the start.
  ///
  /// - Precondition: it lies inside.
  func uint32(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(self[startIndex + offset + $1]) }
  }

  /// The 16-bit number at an offset from the start.
  ///
  /// - Precondition: it lies inside.
  func uint16(at offset: Int) -> UInt16 {
    UInt16(self[startIndex + offset]) << 8 | UInt16(self[startIndex + offset + 1])
  }
}
