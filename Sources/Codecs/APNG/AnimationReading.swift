internal import AnimPrimitives

/// Assembles a file's animation from its chunks. Source: PNG (3rd edition) §4.10 and §11.3.6.
struct AnimationReading {
  struct Frame {
    var control: FrameControl
    /// The parts of the file that hold its zlib stream.
    var stream: [Range<Int>] = []
  }

  private(set) var control = AnimationControl(numFrames: 1, numPlays: 0)
  private(set) var frames: [Frame] = []
  private(set) var isFirstFrameStill = true
  /// The fault of an animation that is not read: one sentence, lower case, without a full stop.
  private(set) var fault: String?
  private let canvas: IntRect
  private(set) var isAnimated = false
  private var hasImageData = false
  private var nextSequenceNumber: UInt32 = 0

  /// Reads an animation, or the still picture if there is none or if it is broken.
  ///
  /// - Throws: `malformed` if there are no pixels.
  static func read(_ file: PNGFile, canvas: IntRect) throws(CodecError) -> AnimationReading {
    do {
      return try AnimationReading(file, canvas: canvas)
    } catch {
      guard case .malformed("APNG", let reason) = error else { throw error }
      var still = AnimationReading(canvas: canvas)
      for part in file.parts where !part.name.isAnimation { try still.read(part, of: file) }
      guard still.hasImageData else { throw error }
      still.fault = reason
      return still
    }
  }

  private init(canvas: IntRect) { self.canvas = canvas }

  private init(_ file: PNGFile, canvas: IntRect) throws(CodecError) {
    self.canvas = canvas
    if let damaged = file.damagedParts.first(where: \.name.isAnimation) {
      throw .malformed(format: "APNG", reason: "the checksum of \(damaged.name) is wrong")
    }
    for part in file.parts {
      try read(part, of: file)
    }
    guard hasImageData else {
      throw .malformed(format: "PNG", reason: "there is no IDAT")
    }
    if let cut = file.cut, isAnimated { try dropIncompleteFrame(cut) }
    guard isAnimated || !file.parts.contains(where: \.name.isAnimation) else {
      throw .malformed(format: "APNG", reason: "there is no acTL")
    }
    guard frames.count == Int(control.numFrames) else {
      throw .malformed(
        format: "APNG", reason: "acTL has \(control.numFrames) frames, found \(frames.count)")
    }
    guard frames.allSatisfy({ !$0.stream.isEmpty }) else {
      throw .malformed(format: "APNG", reason: "a frame has no pixels")
    }
  }

  /// Keeps the complete frames of a file that ends too soon.
  ///
  /// - Throws: `malformed` if there are none.
  private mutating func dropIncompleteFrame(_ cut: PNGFile.Cut) throws(CodecError) {
    let isStill = isFirstFrameStill && frames.count == 1
    if let last = frames.last, last.stream.isEmpty || cut.chunk == .frameData && !isStill {
      frames.removeLast()
    }
    guard !frames.isEmpty else {
      throw .malformed(format: "APNG", reason: "no frame is complete")
    }
    control.numFrames = UInt32(frames.count)
  }

  private mutating func read(_ part: PNGFile.Part, of file: PNGFile) throws(CodecError) {
    switch part.name {
    case .animationControl:
      guard !hasImageData, !isAnimated else {
        throw .malformed(
          format: "APNG", reason: "there are two acTL chunks, or acTL comes after IDAT")
      }
      isAnimated = true
      control = try AnimationControl(data: file.data(of: part))
    case .imageData:
      if !hasImageData { beginStill() }
      hasImageData = true
      if isFirstFrameStill { frames[0].stream.append(part.range) }
    case .frameControl where isAnimated:
      let control = try FrameControl(data: file.data(of: part), canvas: canvas)
      try count(control.sequenceNumber)
      guard hasImageData || (frames.isEmpty && control.rect == canvas) else {
        throw .malformed(
          format: "APNG", reason: "the first frame does not cover the canvas")
      }
      frames.append(Frame(control: control))
    case .frameData where isAnimated:
      guard part.range.count >= 4, hasImageData, !frames.isEmpty,
        !(isFirstFrameStill && frames.count == 1)
      else {
        throw .malformed(format: "APNG", reason: "fdAT does not follow its frame's fcTL")
      }
      try count(file.bytes[part.range].uint32(at: 0))
      frames[frames.count - 1].stream.append(part.range.dropFirst(4))
    default:
      break
    }
  }

  /// The still picture is the first frame if an fcTL precedes it, or if there is no animation.
  private mutating func beginStill() {
    guard !isAnimated else {
      isFirstFrameStill = !frames.isEmpty
      return
    }
    frames = [
      Frame(
        control: FrameControl(
          sequenceNumber: 0, rect: canvas, delay: APNGDelay(numerator: 0, denominator: 1),
          disposeOperation: .none, blendOperation: .source))
    ]
  }

  private mutating func count(_ number: UInt32) throws(CodecError) {
    guard number == nextSequenceNumber else {
      throw .malformed(
        format: "APNG", reason: "sequence number \(number) instead of \(nextSequenceNumber)")
    }
    nextSequenceNumber &+= 1
  }
}
