package import AnimMotion
import AnimPrimitives
import AnimScenes

/// All pictures and texts that a scene can show: the initial ones of its views, and those set by steps.
struct ContentUsage {
  struct Image {
    let key: ImageKey
    /// Of its view.
    let resizable: EdgeInsets?
    let origin: ScriptOrigin
  }

  struct Text {
    let text: StyledText
    let origin: ScriptOrigin
  }

  private(set) var images: [Image] = []
  /// The sizes at which each picture is shown in the beginning.
  private(set) var shownSizes: [ImageKey: ShownSizes] = [:]
  /// By view id.
  private(set) var texts: [String: [Text]] = [:]
  /// Ids of the labels whose `value` changes.
  private(set) var countedViews: Set<String> = []

  /// - Parameter changes: all changes of the views by steps, or by a program.
  init(_ scene: Scene, changes: [PropertyChange]) {
    var contents: [String: (image: ImageContent, size: Size?)] = [:]
    scene.forEachView { view in
      if case .text(let source) = view.initialValues[.imageSource],
        case .image(let content) = view.content
      {
        contents[view.id] = (content, view.imageSize(content))
        add(
          Image(
            key: ImageKey(source: source, tintColor: content.tintColor),
            resizable: content.resizable, origin: view.contentOrigins.source ?? view.origin),
          shown: view.imageSize(content))
      }
      if let text = view.initialValues[.text]?.styledText, case .label = view.content {
        let origin = view.contentOrigins.text ?? view.origin
        texts[view.id, default: []].append(Text(text: text, origin: origin))
      }
    }
    for change in changes {
      if change.property == .value { countedViews.insert(change.target) }
      for (index, value) in change.goal.values.enumerated() {
        guard let text = value.styledText else { continue }
        let places = change.valueOrigins
        let origin = index < places.count ? places[index] : change.origin
        switch change.property {
        case .source:
          let (content, size) = contents[change.target] ?? (ImageContent(), nil)
          let key = ImageKey(source: text.string, tintColor: content.tintColor)
          add(Image(key: key, resizable: content.resizable, origin: origin), shown: size)
        case .text:
          texts[change.target, default: []].append(Text(text: text, origin: origin))
        default: break
        }
      }
    }
  }

  private mutating func add(_ image: Image, shown size: Size?) {
    images.append(image)
    shownSizes[image.key, default: ShownSizes()].add(size)
  }
}

/// The sizes in points at which a picture is shown in the beginning, as far as they are known before layout. They are a
/// guess: transforms and steps may enlarge a picture.
struct ShownSizes {
  /// The greatest sides of the views.
  private var greatest = Size.zero
  /// Whether layout finds the size of a view.
  private var hasLaidOutView = false

  fileprivate mutating func add(_ size: Size?) {
    guard let size else {
      hasLaidOutView = true
      return
    }
    greatest = Size(max(greatest.width, size.width), max(greatest.height, size.height))
  }

  /// Pixels per point for which levels are kept: those of scale 3, in a view that grows by a third.
  private static let density = 4.0
  /// The pixels that a picture keeps in a view of which layout finds the size.
  private static let laidOutPixelCount = 1 << 20
  /// Smaller pictures are kept whole.
  private static let smallPixelCount = 1 << 16
  /// The pixels that a picture in a tiny view keeps.
  private static let leastPixelCount = 1 << 14

  /// The first mip level of a picture that is kept.
  ///
  /// - Parameter size: of the picture, in pixels.
  func firstLevel(of size: Size) -> Int {
    let count = size.width * size.height
    guard count > Double(Self.smallPixelCount) else { return 0 }
    // In every mode, a picture in a view is at most as large as if it filled it.
    let factor =
      Self.density * max(greatest.width / size.width, greatest.height / size.height)
    var wanted = count * min(factor * factor, 1)
    if hasLaidOutView { wanted = max(wanted, Double(Self.laidOutPixelCount)) }
    wanted = max(wanted, Double(Self.leastPixelCount))
    var level = 0
    while count / Double(1 << (2 * (level + 1))) >= wanted { level += 1 }
    return level
  }
}

extension View {
  /// The size of a picture's view in points. Nil if it is found by layout; infinite if pixels of the picture stay points.
  fileprivate func imageSize(_ content: ImageContent) -> Size? {
    let isScaled =
      switch content.contentMode {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill: content.resizable == nil
      case .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight:
        false
      }
    guard isScaled else { return Size(.infinity, .infinity) }
    guard hasSize, case .number(let width)? = initialValues[.boundsWidth],
      case .number(let height)? = initialValues[.boundsHeight]
    else { return nil }
    return Size(width, height)
  }
}

extension PropertyChange.Goal {
  /// All values of the goal.
  package var values: [AnimatableValue] {
    switch self {
    case .to(let value), .by(let value): [value]
    case .fromTo(let from, let to): [from, to]
    case .values(let values, _, _, _): values
    case .path: []
    }
  }
}

extension Scene {
  /// All changes of views and constraints by steps.
  var changes: [PropertyChange] { steps.flatMap(\.changes) }
}
