import AnimPrimitives

/// The frames of an animated WebP, each of which can be decoded alone: as a still picture. Source: RFC 9649 §2.7.
struct WebPAnimation: Sendable {
  private struct Image {
    var width: Int
    var height: Int
    /// Its chunks: ALPH, and VP8 or VP8L.
    var parts: [WebPFile.Part]
    var hasAlpha: Bool
  }

  private let bytes: [UInt8]
  private var images: [Image] = []
  private(set) var frames: [PictureSequence.Frame] = []
  /// The times of the frames in the file.
  private(set) var delays: [MediaTime] = []
  let canvas: IntRect
  let playCount: Int
  private(set) var faults: [String] = []

  /// - Throws: `malformed` without frames or with one that is not inside of the canvas, `sideLimit` or `pixelCount` for
  ///   a large canvas.
  init(_ file: WebPFile, pixelLimit: Int) throws(CodecError) {
    canvas = try DecodingLimit.canvas(
      width: file.width, height: file.height, pixelLimit: pixelLimit)
    bytes = file.bytes
    // The colour of the background, which viewers ignore, then the number of plays.
    let control = file.data("ANIM")
    playCount = control.map { $0.count >= 6 ? $0.littleEndian(at: 4, count: 2) : 0 } ?? 0
    for part in file.parts where part.name == "ANMF" { try append(part) }
    guard !frames.isEmpty else {
      throw .malformed(
        format: "WebP",
        reason: file.isCut ? "the file ends inside its first frame" : "there is no frame"
      )
    }
    if file.isCut { faults = ["the file ends too soon; the frames before are shown"] }
  }

  private mutating func append(_ part: WebPFile.Part) throws(CodecError) {
    let data = bytes[part.range]
    guard data.count > 16 else { throw .malformed(format: "WebP", reason: "a frame has no pixels") }
    let size = (1 + data.littleEndian(at: 6, count: 3), 1 + data.littleEndian(at: 9, count: 3))
    let rect = IntRect(
      x: 2 * data.littleEndian(at: 0, count: 3), y: 2 * data.littleEndian(at: 3, count: 3),
      width: size.0, height: size.1)
    guard let rect, canvas.contains(rect) else {
      throw .malformed(format: "WebP", reason: "a frame is not inside the canvas")
    }
    let flags = data[data.startIndex + 15]
    let parts = WebPFile.chunks(
      of: bytes, in: (part.range.lowerBound + 16)..<part.range.upperBound
    ).complete
    images.append(
      Image(
        width: size.0, height: size.1, parts: parts,
        hasAlpha: parts.contains { $0.hasAlpha(in: bytes) }))
    let delay = MediaTime(data.littleEndian(at: 12, count: 3), 1000)
    delays.append(delay)
    frames.append(
      PictureSequence.Frame(
        rect: rect, duration: delay.inBrowsers, isComposited: flags & 2 == 0,
        disposal: flags & 1 != 0 ? .clear : .keep))
  }

  /// Whether a pixel of a canvas may not be opaque.
  var hasTransparency: Bool {
    var canvas = ClearCanvas()
    for frame in frames {
      guard let rect = frame.rect else { continue }
      canvas.show(rect, isCleared: frame.disposal == .clear, isTakenBack: false)
    }
    // A frame that is laid over an opaque canvas leaves it opaque.
    return canvas.isSeen(width: self.canvas.width, height: self.canvas.height)
      || zip(images, frames).enumerated().contains { index, pair in
        pair.0.hasAlpha && (index == 0 || !pair.1.isComposited)
      }
  }

  /// The size of each frame's chunks.
  var byteCounts: [Int] {
    images.map { $0.parts.reduce(0) { $0 + $1.byteCount } }
  }

  /// The names of the chunks of all frames.
  var partNames: Set<String> { Set(images.flatMap { $0.parts.map(\.name) }) }

  /// A frame's own pixels.
  ///
  /// - Throws: `malformed` if they are damaged, `library` without memory.
  func pixmap(ofFrame index: Int) throws(CodecError) -> Pixmap {
    let image = images[index]
    let parts = image.parts.filter { ["ALPH", "VP8 ", "VP8L"].contains($0.name) }
    var chunks: [UInt8] = []
    if parts.contains(where: { $0.name == "ALPH" }) {
      // The flag of alpha, three reserved bytes, and both sides less 1.
      let sides = [image.width - 1, image.height - 1].flatMap { Self.bytes($0, 3) }
      chunks += Self.chunk("VP8X", [16, 0, 0, 0] + sides)
    }
    for part in parts { chunks += Self.chunk(part.name, bytes[part.range]) }
    let still = Array("RIFF".utf8) + Self.bytes(chunks.count + 4, 4) + Array("WEBP".utf8) + chunks
    // The pixels may claim another size than the frame.
    let picture = try WebPDecoder.read(still, pixelLimit: image.width * image.height)
    guard picture.pixmap.width == image.width, picture.pixmap.height == image.height else {
      throw .malformed(format: "WebP", reason: "the pixels of a frame have another size")
    }
    guard picture.faults.isEmpty else {
      throw .malformed(format: "WebP", reason: "the pixels of a frame are incomplete")
    }
    return picture.pixmap
  }

  private static func chunk(_ name: String, _ data: some Collection<UInt8>) -> [UInt8] {
    Array(name.utf8) + bytes(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  /// A number, lowest byte first.
  private static func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
