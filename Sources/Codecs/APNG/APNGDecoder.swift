public import Primitives

/// Reads animated PNG files; a still picture is an animation of one frame without end.
public struct APNGDecoder: Sendable {
  public struct Frame: Hashable, Sendable {
    /// Inside the canvas.
    public let rect: IntRect
    public let delay: APNGDelay
    public let disposeOperation: APNGDisposeOperation
    public let blendOperation: APNGBlendOperation
    /// Of its zlib stream.
    public let byteCount: Int
  }

  public let width: Int
  public let height: Int
  /// How often all is shown; 0 for ever.
  public let numPlays: Int
  public let frames: [Frame]
  /// Whether the still picture, which a program without animation shows, is the first frame.
  public let isFirstFrameStill: Bool
  private let file: PNGFile
  /// For each frame where in the file its zlib stream lies.
  private let streams: [[Range<Int>]]
  /// What stands in front of all pixels and says which colours they are: PLTE and tRNS.
  private let colorChunks: [PNGChunk]

  /// Reads everything but the pixels.
  ///
  /// - Parameter pixelLimit: the most pixels that the canvas may have.
  /// - Throws: `otherKind` where the bytes are no PNG, `malformed` where they are not a whole file, `size`,
  ///   `sideLimit` or `pixelCount` where the canvas is too large.
  public init(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) {
    try self.init(PNGFile(bytes), pixelLimit: pixelLimit)
  }

  init(_ file: PNGFile, pixelLimit: Int) throws(CodecError) {
    let (width, height) = (file.header.width, file.header.height)
    guard width * height <= pixelLimit else {
      throw .pixelCount(width * height, limit: pixelLimit)
    }
    guard let canvas = IntRect(width: width, height: height) else {
      throw .sideLimit(width: width, height: height, limit: IntRect.limit)
    }
    let reading = try AnimationReading(file, canvas: canvas)
    self.file = file
    self.width = width
    self.height = height
    numPlays = Int(reading.control.numPlays)
    frames = reading.frames.map { frame in
      Frame(
        rect: frame.control.rect, delay: frame.control.delay,
        disposeOperation: frame.control.disposeOperation,
        blendOperation: frame.control.blendOperation,
        byteCount: frame.stream.reduce(0) { $0 + $1.count })
    }
    streams = reading.frames.map(\.stream)
    colorChunks = file.parts.prefix { $0.name != .imageData }
      .filter { $0.name == .palette || $0.name == .transparency }
      .map { PNGChunk(name: $0.name, data: file.data(of: $0)) }
    isFirstFrameStill = reading.isFirstFrameStill
  }

  /// A frame's own pixels, as large as its rectangle.
  ///
  /// - Precondition: there is such a frame.
  /// - Throws: `malformed` where the pixels are damaged, `library` without memory.
  public func pixmap(ofFrame index: Int) throws(CodecError) -> Pixmap {
    // The still picture is what programs without animation read, and no other than they do.
    if index == 0, isFirstFrameStill {
      return try PNGDecoder.decode(file, pixelLimit: width * height)
    }
    // The frame as a file of its own, for libpng.
    var header = file.header
    header.width = frames[index].rect.width
    header.height = frames[index].rect.height
    let writer = try PNGWriter.begin()
    try writer.write(header.chunk)
    for chunk in colorChunks { try writer.write(chunk) }
    for range in streams[index] {
      try writer.write(PNGChunk(name: .imageData, data: Array(file.bytes[range])))
    }
    try writer.write(.imageEnd)
    return try PNGDecoder.decode(writer.takeBytes(), pixelLimit: width * height)
  }
}
