/// Packs codes, least significant bit first, into data sub-blocks of up to 255 bytes (GIF89a §15).
struct BlockWriter {
  /// Sub-blocks, each behind its length.
  private var bytes: [UInt8] = [0]
  /// Where the length of the block that is being filled stands.
  private var lengthPosition = 0
  private var pending: UInt32 = 0
  private var pendingBits: UInt32 = 0

  /// - Precondition: at most 12 bits, and the code fits them.
  @inline(__always)
  mutating func write(_ code: UInt32, bits: UInt32) {
    pending |= code &<< pendingBits
    pendingBits &+= bits
    while pendingBits >= 8 {
      append(UInt8(truncatingIfNeeded: pending))
      pending &>>= 8
      pendingBits &-= 8
    }
  }

  /// All blocks, without the terminator.
  consuming func finish() -> [UInt8] {
    if pendingBits > 0 { append(UInt8(truncatingIfNeeded: pending)) }
    let length = bytes.count - lengthPosition - 1
    if length == 0 {
      bytes.removeLast()
    } else {
      bytes[lengthPosition] = UInt8(truncatingIfNeeded: length)
    }
    return bytes
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count - lengthPosition == 256 {
      bytes[lengthPosition] = 255
      lengthPosition = bytes.count
      bytes.append(0)
    }
    bytes.append(byte)
  }
}
