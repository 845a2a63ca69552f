package import AnimPrimitives

/// Reads any GIF image by image, through giflib.
///
/// Like browsers, it shows all that a damaged file has: the images before the fault, and of a damaged image the pixels
/// before it.
package struct GIFDecoder: ~Copyable {
  /// An image of the file.
  package struct Frame: Sendable {
    /// Its place; parts may lie outside of the canvas.
    package var rect: IntRect
    /// In 1/100 s, as written.
    package var delayTime: Int
    package var disposalMethod: DisposalMethod
    /// The index of pixels that are not drawn.
    package var transparentColorIndex: UInt8?
    /// Its Local Color Table; nil if it uses the global one.
    package var localColors: [PremultipliedColor]?
    package var isInterlaced: Bool
    /// Indices row by row from the top, even if the file interlaces them; empty if they were skipped.
    package var indices: [UInt8]
    /// Whether each pixel is drawn; empty if all are. A damaged image lacks some.
    package var isDrawn: [Bool]
    /// Descriptor, table and data in the file, without extensions.
    package var range: Range<Int>
    package var byteCount: Int { range.count }
  }

  /// The size of the canvas in pixels: the Logical Screen, enlarged to contain the first image.
  ///
  /// Some files declare a screen that is too small or empty. Like browsers, the decoder enlarges it for the first image
  /// and crops later ones.
  package let width: Int
  package let height: Int
  /// The Global Color Table; nil if there is none.
  package let globalColors: [PremultipliedColor]?
  /// The number of times the animation plays; 0 means forever, nil means that the file does not specify it: once. It is
  /// known from the start if it precedes the first image, as it should.
  package var loopCount: Int? { extensions.loopCount }
  /// The Comment Extensions that were read so far.
  package var comments: [String] { extensions.comments }
  /// Faults that were found so far and do not prevent the file from being shown: each one sentence, lower case, without
  /// a full stop.
  package var faults: [String] { extensions.faults }

  private var handle: GIFFileReader
  private let pixelLimit: Int
  private var extensions: GIFExtensions
  private var next: Next
  private var hasFrames = false

  /// The next part of the file.
  private enum Next {
    case unread
    case image(ImageStart)
    case end
  }

  /// The start of an image and its descriptor.
  private struct ImageStart {
    var position: Int
    var descriptor: GIFFileReader.ImageDescriptor
    var rect: IntRect
  }

  /// Reads the file up to the first image's pixels.
  ///
  /// - Parameter pixelLimit: the maximum number of pixels of a canvas or image.
  /// - Throws: `otherKind` if the bytes are not a GIF, `malformed` also if there is no image, `pixelCount`.
  package init(
    _ bytes: [UInt8], pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(CodecError) {
    guard FileKind(of: bytes) == .gif else { throw FileKind.mismatch(bytes, expected: "GIF") }
    var handle = try GIFFileReader(bytes)
    var extensions = GIFExtensions()
    let screen = (handle.width, handle.height)
    guard let first = try Self.nextImage(from: &handle, &extensions, canvas: screen) else {
      throw .malformed(format: "GIF", reason: "there is no image in it")
    }
    let width = max(handle.width, first.rect.maxX)
    let height = max(handle.height, first.rect.maxY)
    guard width * height <= pixelLimit else {
      throw .pixelCount(width * height, limit: pixelLimit)
    }
    self.init(handle, extensions, first, width: width, height: height, pixelLimit: pixelLimit)
  }

  /// Separate from the other initializer because no error may be thrown after the first property is set.
  private init(
    _ handle: consuming GIFFileReader, _ extensions: GIFExtensions, _ first: ImageStart,
    width: Int, height: Int, pixelLimit: Int
  ) {
    self.extensions = extensions
    next = .image(first)
    self.width = width
    self.height = height
    globalColors = handle.globalColors
    self.pixelLimit = pixelLimit
    self.handle = handle
  }
}

// MARK: - Reading

extension GIFDecoder {
  /// The next image, or nil after the last.
  ///
  /// - Parameter skippingPixels: whether its indices are skipped.
  /// - Throws: `malformed`, `pixelCount`.
  package mutating func nextFrame(skippingPixels: Bool = false) throws(CodecError) -> Frame? {
    do throws(CodecError) {
      return try readFrame(skippingPixels: skippingPixels)
    } catch {
      guard hasFrames, case .malformed(_, let reason) = error else { throw error }
      extensions.note("\(reason); the images before are shown")
      next = .end
      return nil
    }
  }

  private mutating func readFrame(skippingPixels: Bool) throws(CodecError) -> Frame? {
    if case .unread = next {
      let image = try Self.nextImage(from: &handle, &extensions, canvas: (width, height))
      next = image.map(Next.image) ?? .end
    }
    guard case .image(let start) = next else { return nil }
    next = .unread
    let (image, rect, control) = (start.descriptor, start.rect, extensions.control)
    guard rect.area <= pixelLimit else { throw .pixelCount(rect.area, limit: pixelLimit) }
    let data = try handle.readData(of: rect, skippingPixels: skippingPixels)
    if data.isCutOff {
      let reason = "the file ends too soon: \(handle.place)"
      guard !hasFrames, !data.indices.isEmpty else {
        throw .malformed(format: "GIF", reason: reason)
      }
      extensions.note("\(reason); the missing pixels are not drawn")
      next = .end
    } else if let fault = data.fault, !image.isEmpty {
      extensions.note("\(fault): \(handle.place); the missing pixels are not drawn")
    }
    hasFrames = true
    if image.colors == nil, globalColors == nil {
      extensions.note("there is no colour table: \(handle.place); indices are shown as greys")
    }
    var frame = Frame(
      rect: rect, delayTime: Int(control.delayTime), disposalMethod: control.disposalMethod,
      transparentColorIndex: control.transparentColorIndex, localColors: image.colors,
      isInterlaced: image.isInterlaced, indices: [], isDrawn: [],
      range: start.position..<handle.position)
    extensions.control = .none
    if !skippingPixels { draw(data.indices, into: &frame) }
    return frame
  }

  /// Reads the file up to an image's pixels; nil if there are no more images.
  private static func nextImage(
    from handle: inout GIFFileReader, _ extensions: inout GIFExtensions,
    canvas: (width: Int, height: Int)
  ) throws(CodecError) -> ImageStart? {
    guard try extensions.read(from: &handle) == .image else { return nil }
    let position = handle.position - 1
    let image = try handle.readImageDescriptor()
    guard image.isEmpty else {
      // Sides of 16 bits are in range.
      return IntRect(x: image.x, y: image.y, width: image.width, height: image.height).map {
        ImageStart(position: position, descriptor: image, rect: $0)
      }
    }
    guard let rect = IntRect(width: canvas.width, height: canvas.height) else {
      throw .malformed(format: "GIF", reason: "an image has no pixels")
    }
    extensions.note(
      "an image has no pixels, and is read as large as the canvas, as in browsers: \(handle.place)")
    return ImageStart(position: position, descriptor: image, rect: rect)
  }

  /// Puts indices, which are in the file's order and may be too few, into the order of the rows.
  private mutating func draw(_ indices: [UInt8], into frame: inout Frame) {
    let (width, height) = (frame.rect.width, frame.rect.height)
    // Every 8th line, every 8th from the 4th, every 4th from the 2nd, every 2nd from the 1st (GIF89a,
    // appendix E).
    let passes = frame.isInterlaced ? [(0, 8), (4, 8), (2, 4), (1, 2)] : [(0, 1)]
    let rows = passes.flatMap { Array(stride(from: $0, to: height, by: $1)) }
    frame.indices = indices
    if frame.isInterlaced || indices.count < width * height {
      frame.indices = Array(repeating: 0, count: width * height)
      for (number, row) in rows.enumerated() {
        let line = indices.dropFirst(number * width).prefix(width)
        frame.indices.replaceSubrange(row * width..<(row * width + line.count), with: line)
      }
    }
    let colorCount = (frame.localColors ?? globalColors)?.count ?? 256
    let hasWrongColors = indices.max().map { Int($0) >= colorCount } ?? false
    guard hasWrongColors || indices.count < width * height else { return }
    frame.isDrawn = frame.indices.map { Int($0) < colorCount }
    for (number, row) in rows.enumerated() {
      let count = min(max(indices.count - number * width, 0), width)
      for x in count..<width { frame.isDrawn[row * width + x] = false }
    }
    if let wrong = indices.first(where: {
      Int($0) >= colorCount && $0 != frame.transparentColorIndex
    }) {
      extensions.note(
        "a pixel has colour \(wrong) of a table of \(colorCount): \(handle.place); such pixels are "
          + "not drawn")
    }
  }
}
