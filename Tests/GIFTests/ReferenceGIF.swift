import AnimPrimitives

/// An independent decoder for tests, written from the GIF89a specification. It shares no code with the library, and
/// shows the same pictures as any player.
struct ReferenceGIF {
  struct Image {
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    var delay = 0
    var disposal = 0
    var transparent: Int?
    var table: [UInt32] = []
    var hasLocalTable = false
    var codeSize = 0
    var indices: [Int] = []
  }

  struct Malformed: Error {
    var reason: String
  }

  var width = 0
  var height = 0
  var globalTable: [UInt32] = []
  var loop: Int?
  var comment = ""
  var images: [Image] = []

  private let bytes: [UInt8]
  private var position = 6

  init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard bytes.count > 13, String(decoding: bytes[..<6], as: UTF8.self) == "GIF89a" else {
      throw Malformed(reason: "header")
    }
    width = try word()
    height = try word()
    let flags = try byte()
    position += 2
    if flags & 0x80 != 0 { globalTable = try table(flags & 7) }
    try blocks()
  }

  private mutating func blocks() throws {
    var image = Image()
    while true {
      switch try byte() {
      case 0x3B:
        guard position == bytes.count else { throw Malformed(reason: "bytes after the trailer") }
        return
      case 0x21: try self.extension(&image)
      case 0x2C:
        image.left = try word()
        image.top = try word()
        image.width = try word()
        image.height = try word()
        let flags = try byte()
        guard flags & 0x40 == 0 else { throw Malformed(reason: "interlaced") }
        image.hasLocalTable = flags & 0x80 != 0
        image.table = image.hasLocalTable ? try table(flags & 7) : globalTable
        image.codeSize = try byte()
        let data = try subBlocks()
        image.indices = try Self.decompress(
          data, codeSize: image.codeSize, count: image.width * image.height)
        images.append(image)
        image = Image()
      default: throw Malformed(reason: "block")
      }
    }
  }

  private mutating func `extension`(_ image: inout Image) throws {
    let label = try byte()
    let start = position
    let data = try subBlocks()
    switch label {
    case 0xF9:
      guard data.count == 4 else { throw Malformed(reason: "graphic control") }
      image.disposal = data[0] >> 2 & 7
      image.delay = data[1] | data[2] << 8
      image.transparent = data[0] & 1 == 1 ? data[3] : nil
    case 0xFF:
      guard bytes[start] == 11, data.count == 14, data[11] == 1 else {
        throw Malformed(reason: "application")
      }
      loop = data[12] | data[13] << 8
    case 0xFE: comment = String(decoding: data.map { UInt8($0) }, as: UTF8.self)
    default: throw Malformed(reason: "extension")
    }
  }
}

// MARK: - Reading

extension ReferenceGIF {
  private mutating func byte() throws -> Int {
    guard position < bytes.count else { throw Malformed(reason: "end") }
    position += 1
    return Int(bytes[position - 1])
  }

  private mutating func word() throws -> Int {
    try byte() | byte() << 8
  }

  private mutating func table(_ size: Int) throws -> [UInt32] {
    try (0..<(2 << size)).map { _ in
      try UInt32(byte() | byte() << 8 | byte() << 16 | 255 << 24)
    }
  }

  private mutating func subBlocks() throws -> [Int] {
    var data: [Int] = []
    while true {
      let count = try byte()
      guard count > 0 else { return data }
      for _ in 0..<count { data.append(try byte()) }
    }
  }

  /// LZW by appendix F, with one string per code.
  static func decompress(_ data: [Int], codeSize: Int, count: Int) throws -> [Int] {
    guard (2...8).contains(codeSize) else { throw Malformed(reason: "code size \(codeSize)") }
    let clear = 1 << codeSize
    var strings: [[Int]] = []
    var size = codeSize + 1
    var previous: [Int]?
    var result: [Int] = []
    var bits = 0
    var buffer = 0
    var position = 0
    while true {
      while bits < size {
        guard position < data.count else { throw Malformed(reason: "no end code") }
        buffer |= data[position] << bits
        bits += 8
        position += 1
      }
      let code = buffer & (1 << size - 1)
      buffer >>= size
      bits -= size
      if code == clear + 1 { break }
      if code == clear {
        strings = (0..<clear).map { [$0] } + [[], []]
        size = codeSize + 1
        previous = nil
        continue
      }
      guard !strings.isEmpty else { throw Malformed(reason: "no clear code") }
      var string: [Int]
      if code < strings.count {
        string = strings[code]
      } else {
        guard code == strings.count, strings.count < 4096, let previous else {
          throw Malformed(reason: "code \(code)")
        }
        string = previous + previous[..<1]
      }
      result += string
      if let previous, strings.count < 4096 {
        strings.append(previous + string[..<1])
        if strings.count == 1 << size, size < 12 { size += 1 }
      }
      previous = string
    }
    guard position == data.count, result.count == count else {
      throw Malformed(
        reason: "\(result.count) pixels of \(count), byte \(position) of \(data.count)")
    }
    return result
  }
}

// MARK: - Playing

extension ReferenceGIF {
  /// The canvas after each image. Each pixel is opaque or 0.
  func play() throws -> [[UInt32]] {
    var canvas = Array(repeating: UInt32(0), count: width * height)
    var result: [[UInt32]] = []
    for image in images {
      let before = canvas
      for y in 0..<image.height {
        for x in 0..<image.width {
          let index = image.indices[y * image.width + x]
          if index == image.transparent { continue }
          guard index < image.table.count else { throw Malformed(reason: "index \(index)") }
          canvas[(image.top + y) * width + image.left + x] = image.table[index]
        }
      }
      result.append(canvas)
      if image.disposal == 3 { canvas = before }
      if image.disposal == 2 {
        for y in image.top..<(image.top + image.height) {
          for x in image.left..<(image.left + image.width) { canvas[y * width + x] = 0 }
        }
      }
    }
    return result
  }
}
