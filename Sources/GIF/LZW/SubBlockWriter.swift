/// Packs codes, least significant bit first, into data sub-blocks of up to 255 bytes (GIF89a §15).
struct SubBlockWriter: ~Copyable {
  /// Complete sub-blocks, each after its length.
  private var blocks: [UInt8] = []
  /// The incomplete sub-block.
  private var block: [255 of UInt8] = .init(repeating: 0)
  private var count = 0
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
    close()
    return blocks
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    block[count] = byte
    count &+= 1
    if count == block.count { close() }
  }

  private mutating func close() {
    guard count > 0 else { return }
    blocks.append(UInt8(truncatingIfNeeded: count))
    unsafe block.span.withUnsafeBufferPointer { block in
      unsafe blocks.append(contentsOf: block.prefix(count))
    }
    count = 0
  }
}
