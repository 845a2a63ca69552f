import AnimCodecs
import AnimFiles
import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimScenes
import AnimText

/// The pictures and texts of a scene. Immutable after loading.
struct Resources: Sendable {
  private(set) var images: [ImageKey: LoadedImage] = [:]
  /// By the label's index in the view tree.
  private(set) var labels: [Int: LabelSetter] = [:]
  let glyphPictures = GlyphPictures()
  /// The files of the scene's pictures and its own fonts.
  private(set) var paths: [String] = []
  /// The fonts of the scene, and its treatment of missing characters; nil before loading.
  private(set) var typesetter: Typesetter?

  init() {}

  func label(_ index: Int) -> LabelSetter? { labels[index] }

  /// The times of the animated pictures, by source. A tint does not change them.
  func timings() -> [String: SequenceTiming] {
    var timings: [String: SequenceTiming] = [:]
    for (key, image) in images where timings[key.source] == nil {
      if case .sequence(let cache) = image.content {
        timings[key.source] = SequenceTiming(cache.sequence)
      }
    }
    return timings
  }

  /// The size of an image view's picture, at one point per pixel; zero without a picture.
  func size(of image: ImageContent, _ state: ViewState) -> Size {
    let key = ImageKey(source: state.imageSource, tintColor: image.tintColor)
    return images[key]?.content.size ?? .zero
  }
}

/// The identity of a picture: its source and its tint.
struct ImageKey: Hashable, Sendable {
  var source: String
  var tintColor: Color?

  /// The name in messages.
  var name: String {
    source.hasPrefix("data:") ? "the image in the data: URL" : "image \"\(source)\""
  }
}

/// A decoded picture and its number in display lists. The further frames of an animated picture have the numbers after it.
struct LoadedImage: Sendable {
  let identity: Int
  let content: PictureContent
  /// Whether every pixel is opaque. Drawings and animated pictures are not searched.
  let isOpaque: Bool
}

extension Resources {
  /// Loads all pictures and fonts that a scene can show.
  ///
  /// - Parameters:
  ///   - changes: all changes of the views by steps, or by a program.
  ///   - loaded: the fonts to use instead of the scene's.
  ///   - faults: collects missing and broken files, with their places in the scene.
  init(
    _ scene: Scene, changes: [PropertyChange], tree: ViewTree, from source: AssetSource,
    typesetter loaded: Typesetter? = nil, _ faults: inout SceneFaults
  ) {
    let usage = ContentUsage(scene, changes: changes)
    images = Self.loadImages(usage, from: source, &faults)
    paths = source.paths(of: usage, fonts: scene.fonts)
    let typesetter =
      loaded
      ?? Typesetter(
        library: Self.loadFonts(scene, from: source, &faults),
        missingGlyphs: source.allowsMissingGlyphs ? .box : .fail)
    self.typesetter = typesetter
    let declared = Set(scene.fonts.keys.map { $0.lowercased() })
    for (index, node) in tree.nodes.enumerated() {
      let counts = usage.countedViews.contains(node.view.id)
      guard let label = LabelSetter(node.view, counts: counts, typesetter: typesetter) else {
        continue
      }
      label.check(
        node.view, texts: usage.texts[node.view.id] ?? [], declared: declared, &faults)
      labels[index] = label
    }
  }

  /// The maximum number of pixels of all pictures, counting each tint: one gigabyte.
  private static let pixelLimit = 4 * DecodingLimit.pixelCount

  static func loadImages(
    _ usage: ContentUsage, from source: AssetSource, pixelLimit: Int = pixelLimit,
    _ faults: inout SceneFaults
  ) -> [ImageKey: LoadedImage] {
    var loader = ImageLoader(pixelLimit: pixelLimit)
    for use in usage.images where loader.images[use.key] == nil || use.resizable != nil {
      do throws(AssetError) {
        if loader.images[use.key] == nil {
          try loader.load(use, shown: usage.shownSizes[use.key], from: source, &faults)
        }
        try loader.images[use.key]?.content.check(use.resizable)
      } catch {
        faults.missing(
          "\(use.key.name) cannot be shown: \(error.reason)", at: use.origin, hint: error.hint)
      }
    }
    return loader.images
  }

  /// The embedded family, the scene's own families, and those that labels use from the font folders.
  private static func loadFonts(
    _ scene: Scene, from source: AssetSource, _ faults: inout SceneFaults
  ) -> FontLibrary {
    var library = FontLibrary()
    for (family, path) in scene.fonts.sorted(by: { $0.key < $1.key }) {
      let origin = scene.fontOrigins[family] ?? .unknown
      do throws(AssetError) {
        try register(family, try source.contents(of: path), in: &library)
      } catch {
        faults.missing(
          "font \"\(family)\" (\(path)) cannot be used: \(error.reason)", family: family,
          at: origin,
          hint: error.hint)
        continue
      }
      guard let glyphs = library.undrawnGlyphs(ofFamily: family) else { continue }
      faults.doubtful(
        "font \"\(family)\" (\(path)) draws nothing: it has only \(glyphs); other fonts stand for it",
        at: origin, hint: FontLibrary.undrawnHint)
    }
    for directory in source.fontDirectories { register(directory, in: &library, &faults) }
    return library
  }

  private static func register(
    _ family: String, _ bytes: [UInt8], in library: inout FontLibrary
  ) throws(AssetError) {
    do {
      try library.register(family: family, data: bytes)
    } catch {
      throw AssetError(error.description)
    }
  }

  /// Unreadable fonts in a folder matter only if the scene uses them.
  private static func register(
    _ directory: String, in library: inout FontLibrary, _ faults: inout SceneFaults
  ) {
    for name in names(in: directory, &faults) where FontFileName.isFont(name) {
      guard let bytes = try? FileSystem.contents(of: "\(directory)/\(name)") else { continue }
      try? library.register(family: nil, data: bytes)
    }
  }

  private static func names(in directory: String, _ faults: inout SceneFaults) -> [String] {
    do {
      return try FileSystem.names(in: directory)
    } catch {
      faults.missing("the font folder \(directory) cannot be read", at: .unknown)
      return []
    }
  }
}

/// Recognizes font files in a folder.
private enum FontFileName {
  static func isFont(_ name: String) -> Bool {
    [".ttf", ".otf", ".ttc", ".otc"].contains { name.lowercased().hasSuffix($0) }
  }
}
