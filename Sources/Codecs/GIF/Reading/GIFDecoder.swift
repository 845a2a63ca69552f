public import Primitives

/// Reads a GIF image by image, whoever wrote it. giflib takes the file apart.
public struct GIFDecoder: ~Copyable {
  /// One image as it stands in the file.
  public struct Frame: Sendable {
    /// Where it belongs; parts may lie outside of the canvas.
    public var rect: IntRect
    /// In 1/100 s, as written.
    public var delayTime: Int
    public var disposalMethod: DisposalMethod
    /// The index whose pixels let through what was there.
    public var transparentColorIndex: UInt8?
    /// Its Local Color Table; nil where the global one serves.
    public var localColors: [PremultipliedColor]?
    public var isInterlaced: Bool
    /// Indices row by row from the top, also where the file has them interlaced; empty where they were
    /// passed over.
    public var indices: [UInt8]
    /// Bytes of descriptor, table and data in the file, without the extensions in front of it.
    public var byteCount: Int
  }

  /// Pixels of the canvas: the Logical Screen, or as much more as the first image reaches beyond it.
  ///
  /// There are files whose screen is too small, or of no size at all. Browsers make it larger for the first image, and
  /// cut off what later ones have outside.
  public let width: Int
  public let height: Int
  /// The Global Color Table; nil where there is none.
  public let globalColors: [PremultipliedColor]?
  /// How often the animation plays, 0 for ever, nil where the file does not say: once. It is known from
  /// the start where it stands in front of the first image, as it should.
  public var loopCount: Int? { extensions.loopCount }
  /// Comment Extensions that were passed so far.
  public var comments: [String] { extensions.comments }

  private var handle: GIFFileReader
  private let pixelLimit: Int
  private var extensions: GIFExtensions
  private var next: Next

  /// What comes next in the file.
  private enum Next {
    case unread
    case image(ImageStart)
    case end
  }

  /// Where an image begins, and what it is.
  private struct ImageStart {
    var position: Int
    var descriptor: GIFFileReader.ImageDescriptor
    var rect: IntRect
  }

  /// Reads all that stands in front of the first image's pixels.
  ///
  /// - Parameter pixelLimit: the most pixels of a canvas or image.
  /// - Throws: `otherKind` where the bytes are no GIF, `malformed` also where there is no image, `pixelCount`.
  public init(
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

  /// Nothing can fail once there are parts to give back.
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
  /// - Parameter skippingPixels: whether its indices are of no interest.
  /// - Throws: `malformed`, `pixelCount`.
  public mutating func nextFrame(skippingPixels: Bool = false) throws(CodecError) -> Frame? {
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

  /// Reads up to an image's pixels; nil where no image comes any more.
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
      // Grows with what is really there: a header alone claims no memory.
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
