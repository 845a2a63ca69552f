/// Equal pixels in a row of a frame; they may go over the end of a line.
struct ColorRun: Sendable {
  /// Number of the colour among the frame's.
  var color: UInt32
  private var bits: UInt32

  /// - Precondition: the length is 1 … 2³¹ − 1.
  init(color: Int, length: Int, isChanged: Bool) {
    self.color = UInt32(truncatingIfNeeded: color)
    bits = UInt32(truncatingIfNeeded: length) | (isChanged ? 1 << 31 : 0)
  }

  var length: Int { Int(bits & 0x7FFF_FFFF) }
  /// Whether these pixels differ from the frame before.
  var isChanged: Bool { bits >> 31 != 0 }
}
