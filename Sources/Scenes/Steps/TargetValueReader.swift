import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

/// Reads the target value of one property: a value, a difference, a sequence of values or a path.
struct TargetValueReader {
  let property: Property
  let context: DecodingContext

  private var name: String { property.name }

  init(_ property: Property, _ context: DecodingContext) {
    self.property = property
    self.context = context
  }

  func read(_ node: JSONNode, _ goals: ChangesReader.Goals) -> PropertyChange.Goal? {
    guard let members = node.members, let form = Form(members) else {
      return property.absoluteValue.read(node, name, context).map { .to($0) }
    }
    guard form.isAllowed(by: goals) else {
      let allowed =
        goals == .values
        ? "`set` takes a value" : "a keyframe takes a value, `by`, or `from` with `to`"
      context.error("\(allowed), found \(form.description)", at: node)
      return nil
    }
    guard var object = KeyedReader(node, as: form.description, context) else { return nil }
    let goal = read(form, &object)
    object.finish()
    return goal
  }

  /// The places of a goal's values, in order.
  static func origins(
    of goal: PropertyChange.Goal, in node: JSONNode
  ) -> [ScriptOrigin] {
    func part(_ key: String) -> JSONNode? { node.members?.first { $0.key == key }?.node }
    let nodes: [JSONNode] =
      switch goal {
      case .to: [node]
      case .by: [part("by")].compactMap(\.self)
      case .fromTo: [part("from"), part("to")].compactMap(\.self)
      case .values(let values, _, _, _):
        part("typed").map { Array(repeating: $0, count: values.count) }
          ?? part("values")?.elements ?? []
      case .path: []
      }
    return nodes.map(\.origin)
  }

  /// The form of a goal that is not a plain value, by its keys.
  private enum Form {
    case by, fromTo, values, path, typed

    init?(_ members: [JSONMember]) {
      for member in members {
        switch member.key {
        case "by": self = .by
        case "from", "to": self = .fromTo
        case "values", "times", "curves": self = .values
        case "path": self = .path
        case "typed": self = .typed
        default: continue
        }
        return
      }
      return nil
    }

    func isAllowed(by goals: ChangesReader.Goals) -> Bool {
      switch goals {
      case .values: self == .by
      case .keyframe: self == .by || self == .fromTo
      case .all: true
      }
    }

    var description: String {
      switch self {
      case .by: "a difference"
      case .fromTo: "a `from` with a `to`"
      case .values: "a list of keyframe values"
      case .path: "a motion along a path"
      case .typed: "a text that is typed"
      }
    }
  }

  private func read(_ form: Form, _ object: inout KeyedReader) -> PropertyChange.Goal? {
    switch form {
    case .by:
      guard let difference = property.difference else {
        _ = object.node("by")
        context.error("`\(name)` cannot be changed by a difference", at: object.opening)
        return nil
      }
      return object.read("by", difference).map { .by($0) }
    case .fromTo:
      let from = object.require("from", property.absoluteValue)
      let to = object.require("to", property.absoluteValue)
      guard let from, let to else { return nil }
      return .fromTo(from, to)
    case .values: return values(&object)
    case .path: return path(&object)
    case .typed: return typed(&object)
    }
  }

  /// A text that appears character by character, from an empty one.
  private func typed(_ object: inout KeyedReader) -> PropertyChange.Goal? {
    guard property == .text else {
      _ = object.node("typed")
      context.error("only `text` can be typed", at: object.opening)
      return nil
    }
    guard let node = object.node("typed"),
      let text = ValueReader<String>.text.read(
        node, "typed", context)
    else { return nil }
    let limit = 1...10_000
    guard limit.contains(text.count) else {
      context.error(
        "a typed text has \(limit.lowerBound) to \(limit.upperBound) characters, found \(text.count)",
        at: node)
      return nil
    }
    let texts = [""] + text.indices.map { String(text[...$0]) }
    return .values(texts.map { .text($0) }, times: nil, curves: [], calculationMode: .discrete)
  }

  private func values(_ object: inout KeyedReader) -> PropertyChange.Goal? {
    let values = object.require(
      "values", .list(of: property.absoluteValue, called: "values", count: 2...10_000))
    // Times above 1 are never reached; other programs cut off keyframes in this way.
    let times = object.read("times", .ascending(in: .notNegative))
    let curves = object.read("curves", .list(of: .curve, called: "curves"), default: [])
    let mode = object.read("calculationMode", .word(CalculationMode.self), default: .linear)
    guard let values else { return nil }
    let isDiscrete = mode == .discrete && times?.count == values.count + 1
    if let times, times.count != values.count, !isDiscrete, let node = object.node("times") {
      context.error(
        "`times` needs one time for each value: expected \(values.count), found \(times.count)",
        at: node)
      return nil
    }
    if !curves.isEmpty, curves.count != values.count - 1, let node = object.node("curves") {
      context.error(
        "`curves` needs one curve from each value to the next: expected \(values.count - 1), "
          + "found \(curves.count)",
        at: node)
      return nil
    }
    warnOfIdleTiming(mode, times: times, curves: curves, object)
    return .values(values, times: times, curves: curves, calculationMode: mode)
  }

  /// Warns about times and curves that the calculation mode ignores. Source: CAKeyframeAnimation.
  private func warnOfIdleTiming(
    _ mode: CalculationMode, times: [Double]?, curves: [TimingCurve], _ object: KeyedReader
  ) {
    let isPaced = mode == .paced || mode == .cubicPaced
    let idle: [(key: String, reason: String)] = [
      ("times", isPaced && times != nil ? "the pace determines the times" : nil),
      ("curves", isPaced && !curves.isEmpty ? "the pace is constant" : nil),
      ("curves", mode == .discrete && !curves.isEmpty ? "the values jump" : nil),
    ].compactMap { key, reason in reason.map { (key, $0) } }
    for (key, reason) in idle {
      guard let member = object.members.first(where: { $0.key == key }) else { continue }
      context.warn(
        "`\(key)` does nothing in `calculationMode` `\(mode.rawValue)`: \(reason)",
        at: member.keyPlace)
    }
  }

  private func path(_ object: inout KeyedReader) -> PropertyChange.Goal? {
    guard property == .center else {
      _ = object.node("path")
      _ = object.node("rotate")
      context.error("only `center` can move along a path", at: object.opening)
      return nil
    }
    let path = object.require("path", .path)
    let rotation = object.read("rotate", .word(PathRotation.self), default: .none)
    let mode = object.read("calculationMode", .word(CalculationMode.self), default: .linear)
    guard let path else { return nil }
    guard path.points.count > 1 else {
      if let node = object.node("path") {
        context.error("a motion path must have at least one segment", at: node)
      }
      return nil
    }
    return .path(path, rotates: rotation == .auto, calculationMode: mode)
  }

  /// Source: CAAnimationRotationMode.
  private enum PathRotation: String, CaseIterable {
    case none, auto
  }
}
