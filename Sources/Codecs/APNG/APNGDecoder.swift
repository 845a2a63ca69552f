package import AnimPrimitives

/// Reads animated PNG files. A still picture is an animation of one frame without a duration, and so is the still
/// picture of a file whose animation is broken.
package struct APNGDecoder: Sendable {
  package struct Frame: Hashable, Sendable {
    /// Its place, inside the canvas.
    package let rect: IntRect
    package let delay: APNGDelay
    package let disposeOperation: APNGDisposeOperation
    package let blendOperation: APNGBlendOperation
    /// The length of its zlib stream.
    package let byteCount: Int
  }

  /// Pixels of the canvas as it is stored.
  package let width: Int
  package let height: Int
  /// How canvases are turned to be shown.
  package let orientation: EXIFOrientation
  /// Faults of the file that do not prevent it from being shown: each one sentence, lower case, without a full stop.
  package let faults: [String]
  /// The number of times the animation plays; 0 means forever.
  package let numPlays: Int
  package let frames: [Frame]
  /// Whether the frames are those of an animation, which may have only one.
  package let isAnimated: Bool
  /// Whether the first frame is the still picture that programs without animation show.
  package let isFirstFrameStill: Bool
  private let file: PNGFile
  /// The parts of the file that hold each frame's zlib stream.
  private let streams: [[Range<Int>]]
  /// The chunks before the pixels that define their colours: PLTE and tRNS.
  private let colorChunks: [PNGChunk]

  /// Reads everything except the pixels.
  ///
  /// - Parameter pixelLimit: the maximum number of pixels of the canvas.
  /// - Throws: `otherKind` if the bytes are not a PNG, `malformed` if the file is incomplete or broken, `size`,
  ///   `sideLimit` or `pixelCount` if the canvas is too large.
  package init(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) {
    try self.init(PNGFile(bytes), pixelLimit: pixelLimit)
  }

  init(_ file: PNGFile, pixelLimit: Int) throws(CodecError) {
    let (width, height) = (file.header.width, file.header.height)
    let canvas = try DecodingLimit.canvas(width: width, height: height, pixelLimit: pixelLimit)
    let reading = try AnimationReading.read(file, canvas: canvas)
    orientation = file.orientation
    faults =
      file.damages
      + (reading.fault.map { ["its animation is broken, and its still picture is shown: \($0)"] }
        ?? [])
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
    isAnimated = reading.isAnimated
  }

  /// The size of a shown canvas.
  package var shownWidth: Int { orientation.swapsSides ? height : width }
  package var shownHeight: Int { orientation.swapsSides ? width : height }

  /// Returns a frame's own pixels as they are stored, in the size of its rectangle.
  ///
  /// - Precondition: the index is below `frames.count`.
  /// - Throws: `malformed` if the pixels are damaged, `library` if there is no memory.
  package func pixmap(ofFrame index: Int) throws(CodecError) -> Pixmap {
    // The still picture is read exactly as by programs without animation.
    if index == 0, isFirstFrameStill {
      return try PNGDecoder.decode(file, pixelLimit: width * height)
    }
    // libpng reads the frame as a file of its own.
    let writer = try PNGWriter.begin()
    try writer.write(header(ofFrame: index).chunk)
    for chunk in colorChunks { try writer.write(chunk) }
    for range in streams[index] {
      try writer.write(PNGChunk(name: .imageData, data: Array(file.bytes[range])))
    }
    try writer.write(.imageEnd)
    return try PNGDecoder.decode(PNGFile(writer.takeBytes()), pixelLimit: width * height)
  }

  /// The header of a file that has only this frame.
  private func header(ofFrame index: Int) -> PNGHeader {
    var header = file.header
    header.width = frames[index].rect.width
    header.height = frames[index].rect.height
    return header
  }

  /// Faults of the compressed pixels, at most one for each frame: each one sentence, lower case, without a full stop.
  ///
  /// Pixels are decompressed but not kept.
  ///
  /// - Throws: `library` if there is no memory.
  func pixelFaults() throws(CodecError) -> [String] {
    let limit = 8
    var faults: [String] = []
    for index in frames.indices {
      let parts = streams[index].map { file.bytes[$0] }
      guard let fault = try PixelCheck.fault(in: parts, header: header(ofFrame: index)) else {
        continue
      }
      guard faults.count < limit else { return faults + ["there are more faults"] }
      faults.append(isAnimated ? "\(fault): frame \(index + 1)" : fault)
    }
    return faults
  }
}
