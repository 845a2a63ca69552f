import AnimCodecs
import AnimPrimitives
import AnimRaster
import AnimSVG

/// Decodes the pictures of a scene, each once for each tint.
struct ImageLoader {
  private(set) var images: [ImageKey: LoadedImage] = [:]
  /// The number of the next picture in display lists.
  private var nextIdentity = 0
  /// By source. A tint does not change the outlines.
  private var drawings: [String: SVGDrawing] = [:]
  /// Sources whose faults were reported.
  private var reported: Set<String> = []
  private var pixelCount = 0
  private let pixelLimit: Int
  /// For all pictures of the scene.
  private let larger = LargerLevels(pixelLimit: 1 << 26)

  /// - Parameter pixelLimit: the maximum number of pixels of all pictures that are kept.
  init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
  }

  /// Decodes a picture.
  ///
  /// - Parameters:
  ///   - sizes: where it is shown; nil keeps all of it.
  ///   - faults: gets the faults of a file that do not prevent it from being shown.
  mutating func load(
    _ use: ContentUsage.Image, shown sizes: ShownSizes?, from source: AssetSource,
    _ faults: inout SceneFaults
  ) throws(AssetError) {
    if let drawing = drawings[use.key.source] { return add(.drawing(drawing), use.key) }
    let picture = try ImageReader.read(try source.contents(of: use.key.source))
    var found = picture.faults
    switch picture.content {
    case .drawing(let drawing):
      drawings[use.key.source] = drawing
      add(.drawing(drawing), use.key)
    case .pixels(let pixmap):
      let level = sizes?.firstLevel(of: picture.size) ?? 0
      try add(pixmap, keepingFrom: level, use.key, from: source)
    case .sequence(let sequence):
      let cache = try SequenceCache(checking: sequence, tintColor: use.key.tintColor, &found)
      try count(cache.pixelCount)
      add(.sequence(cache), use.key)
    }
    guard reported.insert(use.key.source).inserted else { return }
    for fault in found { faults.doubtful("\(use.key.name): \(fault)", at: use.origin) }
  }

  /// Adds a picture of pixels, of which the mip levels from `level` are kept.
  private mutating func add(
    _ pixmap: consuming Pixmap, keepingFrom level: Int, _ key: ImageKey, from source: AssetSource
  ) throws(AssetError) {
    if let color = key.tintColor { pixmap.tint(color) }
    let isOpaque = pixmap.isOpaque
    let storage = ImageStorage(pixmap: pixmap, from: level, larger: larger) {
      guard let bytes = try? source.contents(of: key.source),
        case .pixels(var pixmap)? = try? ImageReader.read(bytes).content
      else { return nil }
      if let color = key.tintColor { pixmap.tint(color) }
      return pixmap
    }
    try count(storage.keptPixelCount)
    add(.still(storage), key, isOpaque: isOpaque)
  }

  private mutating func add(_ content: PictureContent, _ key: ImageKey, isOpaque: Bool = false) {
    images[key] = LoadedImage(identity: nextIdentity, content: content, isOpaque: isOpaque)
    nextIdentity += content.frameCount
  }

  private mutating func count(_ pixels: Int) throws(AssetError) {
    pixelCount += pixels
    guard pixelCount <= pixelLimit else {
      throw AssetError("with it, pictures and their tints have more than \(pixelLimit) pixels")
    }
  }
}

extension SequenceCache {
  /// The pixels of all frames together that are decoded before the first frame of a scene.
  private static let checkLimit = 1 << 30

  /// Decodes all frames once, and leaves out those from the first that is damaged.
  ///
  /// - Parameter faults: gets the fault of that frame.
  /// - Throws: an error if the first frame is damaged, or if all are too large.
  fileprivate convenience init(
    checking sequence: PictureSequence, tintColor: Color?, _ faults: inout [String]
  ) throws(AssetError) {
    let count = sequence.frames.reduce(0) { $0 + ($1.rect?.area ?? 0) }
    guard count <= Self.checkLimit else {
      throw AssetError(
        "its frames have \(count) pixels together, more than the limit of \(Self.checkLimit)",
        hint: "make it smaller or shorter, or render a video")
    }
    guard let fault = SequenceCache(sequence, tintColor: nil).firstFault() else {
      self.init(sequence, tintColor: tintColor)
      return
    }
    guard fault.frame > 0 else { throw AssetError(fault.error) }
    var rest = sequence
    rest.keepFirst(fault.frame)
    faults.append("frame \(fault.frame + 1) is damaged, so only those before it are shown")
    self.init(rest, tintColor: tintColor)
  }
}

extension Pixmap {
  fileprivate var isOpaque: Bool {
    var all: UInt32 = .max
    let pixels = pixels.span
    for index in pixels.indices { all &= pixels[index] }
    return all &>> 24 == 255
  }
}
