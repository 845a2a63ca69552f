import AnimTestSupport

@testable import AnimCodecs

/// Random damage of files, with a seed.
enum Damage {
  /// Changes, cuts, extends, moves or drops the data of a chunk, and corrects the checksum, so that the damage is not
  /// rejected early. Sometimes changes raw bytes instead.
  static func damaged(
    _ bytes: [UInt8], using generator: inout SeededGenerator
  ) throws -> [UInt8] {
    if Int.random(in: 0..<8, using: &generator) == 0 {
      var bytes = bytes
      let index = Int.random(in: bytes.indices, using: &generator)
      bytes[index] ^= UInt8.random(in: 1...255, using: &generator)
      return bytes
    }
    let file = try PNGFile(bytes)
    var chunks = file.parts.map { PNGChunk(name: $0.name, data: file.data(of: $0)) }
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let index = Int.random(in: chunks.indices, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0 where chunks.count > 1:
        chunks.remove(at: index)
      case 1:
        chunks.swapAt(index, Int.random(in: chunks.indices, using: &generator))
      case 2:
        chunks[index].data.append(UInt8.random(in: 0...255, using: &generator))
      case 3 where !chunks[index].data.isEmpty:
        chunks[index].data.removeLast()
      default:
        guard let place = chunks[index].data.indices.randomElement(using: &generator) else { break }
        chunks[index].data[place] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    let writer = try PNGWriter.begin()
    for chunk in chunks { try writer.write(chunk) }
    return writer.takeBytes()
  }
}

extension [UInt8] {
  /// The PNG with additional chunks after its header.
  func inserting(_ chunks: [PNGChunk]) throws -> [UInt8] {
    let file = try PNGFile(self)
    let writer = try PNGWriter.begin()
    for part in file.parts {
      try writer.write(PNGChunk(name: part.name, data: file.data(of: part)))
      if part.name == .imageHeader { for chunk in chunks { try writer.write(chunk) } }
    }
    return writer.takeBytes()
  }
}
