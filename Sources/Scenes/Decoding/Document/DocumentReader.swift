import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads a scene document.
///
/// Definitions are read before their uses, whatever the order of keys: colours and curves, then views, constraints and
/// steps.
struct DocumentReader {
  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  func read(_ root: JSONNode) -> Scene? {
    guard var object = KeyedReader(root, as: "a scene", context) else { return nil }
    _ = object.node("$schema")
    _ = object.node("parameters")
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
    let size = object.require("size", .size(in: limit)) ?? Size(1, 1)
    let scale = object.read("scale", .number(in: .from(0.01, to: 100)), default: 1)
    // The renderer checks a scale that overrides the scene's.
    if let other = context.options.scale { return (size, other) }
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

  private func declareColors(_ object: inout KeyedReader) {
    let members = names("colors", &object)
    for member in members { context.colors.declare(member.key, member.node) }
    for member in members {
      guard case .toRead(let node) = context.colors.begin(member.key) else { continue }
      ValueReader.declareColor(member.key, node, context)
    }
  }

  private func declareCurves(_ object: inout KeyedReader) {
    let members = names("curves", &object)
    for member in members { context.curves.declare(member.key, member.node) }
    for member in members {
      guard case .toRead(let node) = context.curves.begin(member.key) else { continue }
      CurveReader(context).declare(member.key, node)
    }
  }

  private func readFonts(_ object: inout KeyedReader, into scene: inout Scene) {
    // Family names are compared case-insensitively. Source: CSS Fonts 4 §2.1.
    var families: Set<String> = []
    for member in names("fonts", &object) {
      if !families.insert(member.key.lowercased()).inserted {
        context.error(
          "`fonts` has the family `\(member.key)` twice; names are compared without case",
          at: member.node)
      }
      scene.fonts[member.key] = ValueReader<String>.textWithoutNUL.read(
        member.node, member.key, context)
      scene.fontOrigins[member.key] = member.keyPlace.origin
    }
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
