/// The properties of an animation as a whole. Source: PNG (3rd edition) §11.3.6.1, acTL.
struct AnimationControl: Equatable, Sendable {
  /// 1…2³¹ − 1.
  var numFrames: UInt32
  /// The number of times the animation plays; 0 means forever.
  var numPlays: UInt32

  init(numFrames: UInt32, numPlays: UInt32) {
    self.numFrames = numFrames
    self.numPlays = numPlays
  }

  /// Reads the chunk's data.
  init(data: [UInt8]) throws(CodecError) {
    guard data.count == 8 else {
      throw .malformed(format: "APNG", reason: "acTL has \(data.count) bytes instead of 8")
    }
    self.init(numFrames: data.uint32(at: 0), numPlays: data.uint32(at: 4))
    guard 1...UInt32(Int32.max) ~= numFrames, numPlays <= Int32.max else {
      throw .malformed(
        format: "APNG", reason: "acTL has \(numFrames) frames and \(numPlays) plays")
    }
  }

  var chunk: PNGChunk {
    PNGChunk(
      name: .animationControl,
      data: [UInt8](bigEndian: numFrames) + [UInt8](bigEndian: numPlays))
  }
}
