import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads a scene document.
///
/// Definitions are read before their uses, whatever the order of keys: colours and curves, then views, constraints and
/// steps.
struct DocumentReader {
  let context: DecodingContext
  /// The top objects of the files that the scene includes.
  private let included: [JSONNode]

  init(_ context: DecodingContext, including included: [JSONNode] = []) {
    self.context = context
    self.included = included
  }

  func read(_ root: JSONNode) -> Scene? {
    guard var object = KeyedReader(root, as: "a scene", context) else { return nil }
    _ = object.node("$schema")
    context.palette = object.read("palette", .word(), default: .classic)
    context.textScale = object.read("textScale", .number(in: .from(0.1, to: 10)), default: 1)
    declareColors(&object)
    declareCurves(&object)
    let (size, scale) = readCanvas(&object)
    var scene = Scene(
      size: size, scale: scale,
      framesPerSecond: object.read("fps", .number(in: .from(1, to: 240)), default: 30),
      background: object.read("background", .color, default: .white),
      duration: object.read("duration", .number(in: .duration)),
      hold: object.read("hold", .number(in: .duration)),
      loop: object.read("loop", .loop, default: .forever),
      title: object.read("title", .textWithoutNUL),
      summary: object.read("description", .textWithoutNUL),
      fonts: [:], views: [], constraints: [], steps: [], sources: context.sources, warnings: [])
    readFonts(&object, into: &scene)
    if let node = object.node("views") {
      scene.views = ViewReader.readList(node, key: "views", place: "", context)
    }
    if let node = object.node("constraints") {
      scene.constraints = ConstraintReader(context).readList(node)
    }
    if let node = object.node("timeline") {
      scene.steps = StepReader(context).readList(node, "timeline")
    }
    if let node = object.node("expect") {
      scene.expectations = ExpectationReader(context).readList(node)
    }
    context.labels.report(context)
    context.dashes.report(context)
    object.finish()
    return scene
  }

  private func readCanvas(_ object: inout KeyedReader) -> (Size, Double) {
    let limit = NumberRange.above(0, to: Scene.pixelLimit)
    let size = object.require("size", .size(in: limit))
    let scale = object.read("scale", .number(in: .from(0.01, to: 100)), default: 1)
    // The renderer checks a scale that overrides the scene's.
    guard let size, context.options.scale == nil else {
      return (size ?? Size(1, 1), context.options.scale ?? scale)
    }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    let pixels = NumberRange.from(1, to: Scene.pixelLimit)
    if !pixels.contains(width) || !pixels.contains(height), let node = object.node("size") {
      context.error(
        "`size` times `scale` is \(Int(width)) × \(Int(height)) pixels; each side must be "
          + pixels.description, at: node)
    }
    return (size, scale)
  }
}

// MARK: - Names

extension DocumentReader {
  /// The members of a key that defines names; an error if the value is not an object.
  private func names(_ key: String, _ object: inout KeyedReader) -> [JSONMember] {
    guard let node = object.node(key) else { return [] }
    guard let members = node.members else {
      context.error("`\(key)` must be an object of names, found \(node.summary)", at: node)
      return []
    }
    return members
  }

  /// The definitions of a kind in the scene and in the files that it includes, by their keys.
  private func definitions(
    _ kind: NameKind, _ object: inout KeyedReader
  ) -> [(key: String, node: JSONNode)] {
    names(kind.rawValue, &object).map { ($0.key, $0.node) }
      + included.enumerated().flatMap { index, file in
        (file[kind.rawValue]?.members ?? []).map {
          (DecodingContext.key(of: $0.key, inFile: index + 1), $0.node)
        }
      }
  }

  private func declareColors(_ object: inout KeyedReader) {
    let definitions = definitions(.colors, &object)
    for (key, node) in definitions { context.colors.declare(key, node) }
    for (key, _) in definitions {
      guard case .toRead(let node) = context.colors.begin(key) else { continue }
      ValueReader.declareColor(key, node, context)
    }
  }

  private func declareCurves(_ object: inout KeyedReader) {
    let definitions = definitions(.curves, &object)
    for (key, node) in definitions { context.curves.declare(key, node) }
    for (key, _) in definitions {
      guard case .toRead(let node) = context.curves.begin(key) else { continue }
      CurveReader(context).declare(key, node)
    }
  }

  private func readFonts(_ object: inout KeyedReader, into scene: inout Scene) {
    // Family names are compared case-insensitively. Source: CSS Fonts 4 §2.1.
    var families: [String: String] = [:]
    for member in names("fonts", &object) {
      if families.updateValue(member.key, forKey: member.key.lowercased()) != nil {
        context.error(
          "`fonts` has the family `\(member.key)` twice; names are compared without case",
          at: member.node)
      }
      readFont(member, into: &scene)
    }
    let own = Set(families.keys)
    for member in included.flatMap({ $0["fonts"]?.members ?? [] })
    where !own.contains(member.key.lowercased()) {
      let other = families.updateValue(member.key, forKey: member.key.lowercased())
      let path = other.flatMap { scene.fonts[$0] }
      readFont(member, into: &scene)
      guard let other, path != scene.fonts[member.key] else { continue }
      context.error(
        "several included files define the font family `\(other)`", at: member.node,
        hint: "define it in the scene")
    }
  }

  private func readFont(_ member: JSONMember, into scene: inout Scene) {
    scene.fonts[member.key] = ValueReader<String>.textWithoutNUL.read(
      member.node, member.key, context
    ).map { context.path($0, at: member.node) }
    scene.fontOrigins[member.key] = member.keyPlace.origin
  }
}

extension ValueReader where Value == Scene.Loop {
  /// `true` to repeat forever, `false` to play once, or a count.
  static var loop: ValueReader {
    let count = ValueReader<Int>.integer(in: 1...65_535)
    return ValueReader("true, false, or a whole number from 1 to 65535") { node, subject in
      switch node.value {
      case .bool(let forever): return forever ? .forever : .count(1)
      case .number:
        return count.read(node, subject.key, subject.context).map { .count($0) }
      default:
        subject.mismatch(node)
        return nil
      }
    }
  }
}
