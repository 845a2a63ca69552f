import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads a view and its subviews.
///
/// Errors are reported and the values replaced by defaults, so that the rest of the view is still checked.
struct ViewReader {
  var object: KeyedReader
  let type: ViewType
  var values: ChannelValues
  var contentOrigins = ContentOrigins()
  /// Whether a stack arranges the view.
  let isArranged: Bool

  /// - Parameters:
  ///   - place: the indices of the view and its superviews in their lists, such as `0.2`.
  ///   - isArranged: whether the view is in a stack.
  static func read(
    _ node: JSONNode, place: String, isArranged: Bool, _ context: DecodingContext
  ) -> View? {
    guard var object = KeyedReader(node, as: "a view", context) else { return nil }
    let type = object.read("type", .viewType) ?? ViewType.meant(by: object) ?? .view
    var reader = ViewReader(
      object: object, type: type, values: ChannelValues(defaults: type.defaultValues),
      isArranged: isArranged)
    return reader.readView(place)
  }

  private mutating func readView(_ place: String) -> View {
    let id = object.read("id", .viewIdentifier)
    let isExample = object.context.isLibrary && !place.contains(".")
    let (hasSize, openSides) = readGeometry(isExample: isExample)
    let hasPosition = object.has("frame") || object.has("center")
    readProperties(of: .anyView)
    let gradient = readGradient()
    let furtherShadows = readShadows()
    readTransform()
    let content = readContent()
    var view = View(
      id: id ?? "#\(place)", content: content, initialValues: values, gradient: gradient,
      maskedCorners: object.read("maskedCorners", .corners, default: .all),
      cornerCurve: object.read("cornerCurve", .word(), default: .circular),
      borderEdges: object.read("borderEdges", .edges, default: .all),
      furtherShadows: furtherShadows,
      clipsToBounds: object.read("clipsToBounds", .flag, default: false),
      isDoubleSided: object.read("doubleSided", .flag, default: true),
      hasSize: hasSize, hasPosition: hasPosition,
      contentHuggingPriority: object.read(
        "contentHuggingPriority", .priorities, default: Size(251, 251)),
      contentCompressionResistancePriority: object.read(
        "contentCompressionResistancePriority", .priorities, default: Size(750, 750)),
      openSides: openSides, isCentered: object.has("center"), spacingAfter: readSpacingAfter(),
      subviews: [], origin: object.node.place.origin)
    view.contentOrigins = contentOrigins
    readCompositing(of: &view)
    if let id, let node = object.node("id") {
      object.context.register(id, .view(type, extras: view.extraOwners), at: node)
    }
    readMask(of: &view, place)
    if type == .label {
      for member in object.members { object.context.labels.note(member, of: view.id) }
    }
    if type == .shape {
      for member in object.members { object.context.dashes.note(member, of: view.id) }
    }
    return readSubviews(of: view, place)
  }

  private mutating func readSubviews(of view: View, _ place: String) -> View {
    var view = view
    if let node = object.node("subviews") {
      view.subviews = Self.readList(
        node, key: "subviews", place: place + ".", areArranged: type == .stack, object.context)
    }
    object.finish(explaining: explanation)
    return view
  }

  /// A hint for a key of another view type.
  private func explanation(for key: String) -> String? {
    if let place = object.members.first(where: { $0.key == key })?.keyPlace,
      let component = object.context.parameterKeys[object.context.sources.written(place)]
    {
      return "`\(key)` is a parameter of `\(component)`: put it into `with`"
    }
    if key == "with" { return "it belongs to a component, whose name is the `type`" }
    if key == "views" { return "the views inside a view are its `subviews`" }
    if key == "slot" { return "it belongs to a view inside of a component" }
    for other in ViewType.allCases where other != type && other.keys.contains(key) {
      return "it belongs to a view of `\"type\": \"\(other.rawValue)\"`"
    }
    return nil
  }

  /// - Parameters:
  ///   - place: the prefix of the views' indices.
  ///   - areArranged: whether the views are in a stack.
  static func readList(
    _ node: JSONNode, key: String, place: String, areArranged: Bool = false,
    _ context: DecodingContext
  ) -> [View] {
    guard let nodes = node.elements else {
      context.error("expected a list of views for `\(key)`, found \(node.summary)", at: node)
      return []
    }
    return nodes.enumerated().compactMap { index, node in
      guard context.countView(at: node) else { return nil }
      return read(node, place: "\(place)\(index)", isArranged: areArranged, context)
    }
  }
}

extension DecodingContext {
  /// The maximum number of views in a scene.
  static let viewLimit = 100_000

  /// Counts a view; false, with a single error, if there are too many.
  func countView(at node: JSONNode) -> Bool {
    viewCount += 1
    if viewCount == Self.viewLimit + 1 {
      error("a scene can have at most \(Self.viewLimit) views", at: node)
    }
    return viewCount <= Self.viewLimit
  }
}

extension ValueReader where Value == ViewType {
  fileprivate static var viewType: ValueReader {
    let word = word()
    return ValueReader(word.expected) { node, subject in
      if let name = node.string, ViewType(rawValue: name) == nil {
        let names = ViewType.allCases.map(\.rawValue)
        subject.mismatch(
          node,
          hint: Spelling.hint(for: name, among: names)
            ?? #"other types come from `components`; "include": ["kit:ios"] brings parts of iOS"#)
        return nil
      }
      return word.read(node, subject.key, subject.context)
    }
  }
}

extension ViewType {
  /// The type meant by another tool's name, which has been reported, to check the other keys. Only labels are
  /// recognized, because they have no required keys.
  fileprivate static func meant(by object: KeyedReader) -> ViewType? {
    guard let word = object.members.first(where: { $0.key == "type" })?.node.string,
      Synonyms.name(for: word, among: [label.rawValue]) != nil
    else { return nil }
    return .label
  }

  /// The keys that only views of this type have.
  var keys: Set<String> {
    let names = Property.allCases.filter { $0.owner == owner && owner != .anyView }
      .map { $0.group?.name ?? $0.name }
    return fixedKeys.union(names)
  }

  /// Those that cannot be animated.
  private var fixedKeys: Set<String> {
    switch self {
    case .view: []
    case .label:
      [
        "textAlignment", "numberOfLines", "format", "lineHeight", "letterSpacing", "crossFade",
        "adjustsFontSizeToFitWidth", "minimumScaleFactor", "baselineAdjustment", "lineBreakMode",
      ]
    case .image: ["contentMode", "playback", "resizable", "tintColor"]
    case .shape: ["fillRule", "lineCap", "lineJoin", "viewBox"]
    case .stack: ["axis", "alignment", "distribution", "spacing", "layoutMargins"]
    }
  }
}
