internal import AnimPrimitives

/// Numbers the chunks of an animation as it is written. Source: PNG (3rd edition) §11.3.6.2.
struct FrameSequence {
  private var sequenceNumber: UInt32 = 0
  private var isFirst = true

  /// Returns a frame's fcTL and pixels: IDAT for the first frame, fdAT for the others.
  mutating func chunks(for frame: APNGEncodedFrame, delay: APNGDelay) -> [PNGChunk] {
    let control = FrameControl(
      sequenceNumber: takeNumber(), rect: frame.rect, delay: delay,
      disposeOperation: .none, blendOperation: frame.blendOperation)
    guard !isFirst else {
      isFirst = false
      return [control.chunk, PNGChunk(name: .imageData, data: frame.data)]
    }
    let number = [UInt8](bigEndian: takeNumber())
    return [control.chunk, PNGChunk(name: .frameData, data: number + frame.data)]
  }

  private mutating func takeNumber() -> UInt32 {
    defer { sequenceNumber += 1 }
    return sequenceNumber
  }
}
