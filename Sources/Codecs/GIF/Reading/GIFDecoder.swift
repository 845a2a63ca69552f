package import Primitives

/// Reads any GIF image by image, through giflib.
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
    /// Bytes of descriptor, table and data in the file, without extensions.
    package var byteCount: Int
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

  private var handle: GIFFileReader
  private let pixelLimit: Int
  private var extensions: GIFExtensions
  private var next: Next

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
    guard let first = try Self.nextImage(from: &handle, &extensions) else {
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
    if case .unread = next {
      next = try Self.nextImage(from: &handle, &extensions).map(Next.image) ?? .end
    }
    guard case .image(let start) = next else { return nil }
    next = .unread
    let (image, rect, control) = (start.descriptor, start.rect, extensions.control)
    guard rect.area <= pixelLimit else { throw .pixelCount(rect.area, limit: pixelLimit) }
    guard let count = image.colors?.count ?? globalColors?.count else {
      throw .malformed(format: "GIF", reason: "an image has no colour table")
    }
    let indices = skippingPixels ? [] : try readIndices(image)
    if skippingPixels { try handle.skipImageData() }
    if let largest = indices.max(), Int(largest) >= count,
      let wrong = indices.first(where: { Int($0) >= count && $0 != control.transparentColorIndex })
    {
      throw .malformed(
        format: "GIF", reason: "a pixel has colour \(wrong) of a table of \(count)")
    }
    extensions.control = .none
    return Frame(
      rect: rect, delayTime: Int(control.delayTime), disposalMethod: control.disposalMethod,
      transparentColorIndex: control.transparentColorIndex, localColors: image.colors,
      isInterlaced: image.isInterlaced, indices: indices,
      byteCount: handle.position - start.position)
  }

  /// Reads the file up to an image's pixels; nil if there are no more images.
  private static func nextImage(
    from handle: inout GIFFileReader, _ extensions: inout GIFExtensions
  ) throws(CodecError) -> ImageStart? {
    guard try extensions.read(from: &handle) == .image else { return nil }
    let position = handle.position - 1
    let image = try handle.readImageDescriptor()
    guard
      let rect = IntRect(x: image.x, y: image.y, width: image.width, height: image.height)
    else { throw .malformed(format: "GIF", reason: "an image has no pixels") }
    return ImageStart(position: position, descriptor: image, rect: rect)
  }

  private mutating func readIndices(
    _ image: GIFFileReader.ImageDescriptor
  ) throws(CodecError) -> [UInt8] {
    var indices: [UInt8] = []
    guard image.isInterlaced else {
      // Memory grows with the data: a header alone does not allocate it.
      for _ in 0..<image.height { indices += try handle.readLine(image.width) }
      return indices
    }
    var lines = Array(repeating: [UInt8](), count: image.height)
    // Every 8th line, every 8th from the 4th, every 4th from the 2nd, every 2nd from the 1st (GIF89a,
    // appendix E).
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
      for row in stride(from: first, to: image.height, by: step) {
        lines[row] = try handle.readLine(image.width)
      }
    }
    return lines.flatMap { $0 }
  }
}
