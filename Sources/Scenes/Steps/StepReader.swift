import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

/// Reads the steps of a timeline.
struct StepReader {
  /// The kinds of steps; the raw value is the JSON key. Kinds that refer to an animator come first, because they may
  /// also contain `animate`.
  enum Kind: String, CaseIterable {
    case animator, start, pause, reverse, `continue`, stop, finish, add, scrub
    case animate, set, wait, sequence, together, keyframes, pan, tap
  }

  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  /// A list of steps.
  func readList(_ node: JSONNode, _ key: String) -> [Step] {
    guard let nodes = node.elements else {
      context.error(
        "expected a list of steps for `\(key)`, found \(node.summary)", at: node,
        hint: node.members == nil ? nil : "put the step into brackets: [ … ]")
      return []
    }
    return nodes.compactMap(read)
  }

  private func read(_ node: JSONNode) -> Step? {
    guard var object = KeyedReader(node, as: "a step", context) else { return nil }
    guard let kind = Kind.allCases.first(where: { object.has($0.rawValue) }) else {
      reportKind(object)
      return nil
    }
    let id = object.read("id", .identifier)
    let placement = object.node("at").flatMap { PlacementReader(context).read($0) }
    let action = readAction(kind, &object)
    // Registered after nested steps, which cannot refer to it. One of them may have used the id.
    if let id, !context.stepIDs.insert(id), let node = object.node("id") {
      context.error("another step already has the id `\(id)`", at: node)
    }
    let then = object.node("then").map { readList($0, "then") } ?? []
    object.finish { key in
      guard let other = Kind(rawValue: key) else { return nil }
      return "a step does one thing; put `\(other.rawValue)` into another step"
    }
    return action.map {
      Step(
        $0, id: id, placement: placement, then: then,
        origin: node.origin, placementOrigin: object.origin(of: "at"))
    }
  }

  private func reportKind(_ object: KeyedReader) {
    let names = Kind.allCases.map(\.rawValue) + ["play"]
    let keys = (object.node.members ?? []).map(\.key)
    context.error(
      "a step needs a key that says what it does, such as `animate`", at: object.opening,
      hint: keys.lazy.compactMap { Spelling.hint(for: $0, among: names) }.first
        ?? "it is one of \(names.joined(separator: ", "))")
  }

  private func readAction(_ kind: Kind, _ object: inout KeyedReader) -> Step.Action? {
    switch kind {
    case .animate: .animate(readAnimate(&object))
    case .set: .set(readChanges("set", .values, &object))
    case .wait: object.read("wait", .number(in: .duration)).map { .wait(seconds: $0) }
    case .sequence:
      .sequence(readSteps("sequence", &object), repetition: object.readWholeRepetition())
    case .together:
      .together(
        readSteps("together", &object), repetition: object.readWholeRepetition(),
        stagger: object.read("stagger", .number(in: .duration), default: 0))
    case .keyframes: .keyframes(readKeyframes(&object))
    case .animator: readAnimator(&object).map { .animator($0) }
    case .start, .pause, .reverse, .continue, .stop, .finish, .add: readDrive(kind, &object)
    case .scrub: readScrub(&object)
    case .pan: readPan(&object)
    case .tap: readTap(&object)
    }
  }

  private func readSteps(_ key: String, _ object: inout KeyedReader) -> [Step] {
    object.node(key).map { readList($0, key) } ?? []
  }

  func readChanges(
    _ key: String, _ goals: ChangesReader.Goals, _ object: inout KeyedReader
  ) -> [PropertyChange] {
    object.node(key).map { ChangesReader.read($0, key, goals, context) } ?? []
  }

  private func readAnimate(_ object: inout KeyedReader) -> AnimateStep {
    AnimateStep(
      changes: readChanges("animate", .all, &object),
      duration: object.read("duration", .number(in: .duration)),
      curve: object.read("curve", .curve, default: .easeInOut),
      delay: object.read("delay", .number(in: .duration), default: 0),
      repetition: object.readRepetition(),
      autoreverses: object.read("autoreverse", .flag, default: false),
      stagger: object.read("stagger", .number(in: .duration), default: 0),
      beginsFromCurrentState: object.read("beginFromCurrentState", .flag, default: false))
  }
}

extension KeyedReader {
  /// `repeat`: a count, or true to repeat forever.
  mutating func readRepetition() -> Repetition {
    read("repeat", .repetition, default: .once)
  }

  /// `repeat` for a list of steps, which cannot end within a repetition.
  mutating func readWholeRepetition() -> Repetition {
    read("repeat", .wholeRepetition, default: .once)
  }
}

extension ValueReader where Value == Repetition {
  fileprivate static var repetition: ValueReader {
    repetition("a count above 0", .number(in: .above(0, to: NumberRange.limit)))
  }

  fileprivate static var wholeRepetition: ValueReader {
    let count = ValueReader<Int>.integer(in: 1...Int(NumberRange.limit))
    return repetition("a whole count from 1", count.map { Double($0) })
  }

  private static func repetition(_ name: String, _ count: ValueReader<Double>) -> ValueReader {
    ValueReader("\(name), or true to repeat forever") { node, subject in
      switch node.value {
      case .bool(let forever): forever ? .forever : .once
      case .number: count.read(node, subject.key, subject.context).map { .count($0) }
      default: mismatch(node, subject)
      }
    }
  }

  private static func mismatch(_ node: JSONNode, _ subject: Subject) -> Repetition? {
    let isForever = ["infinite", "infinity", "forever"].contains(node.string?.lowercased())
    subject.mismatch(
      node, hint: isForever ? "write true, without quotation marks, to repeat forever" : nil)
    return nil
  }
}
