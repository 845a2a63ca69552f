import AnimDocuments
import AnimMotion
import AnimPrimitives

/// Reads the changes of a step: `{ "card": { "alpha": 0.5, "center": [187, 500] } }`.
struct ChangesReader {
  /// The kinds of goals that are allowed.
  enum Goals {
    /// Values and differences, in a `set`.
    case values
    /// The goals of `values`, and a start with an end; for keyframes.
    case keyframe
    /// Also sequences of values, and paths; for animations.
    case all
  }

  let context: DecodingContext
  let goals: Goals
  private var changes: [PropertyChange] = []

  private init(context: DecodingContext, goals: Goals) {
    self.context = context
    self.goals = goals
  }

  static func read(
    _ node: JSONNode, _ key: String, _ goals: Goals, _ context: DecodingContext
  ) -> [PropertyChange] {
    var reader = ChangesReader(context: context, goals: goals)
    guard let members = node.members else {
      context.error(
        "expected an object of views and their properties for `\(key)`, found \(node.summary)",
        at: node, hint: "for example { \"card\": { \"alpha\": 0 } }")
      return []
    }
    for member in members { reader.readTarget(member) }
    return reader.changes
  }

  private mutating func readTarget(_ member: JSONMember) {
    guard let target = context.targets[member.key] else {
      context.report(
        Problem(
          "unknown id `\(member.key)`", at: member.keyPlace,
          hint: hint(forTarget: member.key)))
      return
    }
    guard let properties = member.node.members else {
      context.error(
        "expected an object of properties for `\(member.key)`, found \(member.node.summary)",
        at: member.node)
      return
    }
    for property in properties {
      if let parts = Self.groups[property.key], case .view = target {
        readGroup(parts, property, member.key, target)
      } else {
        readProperty(property, name: property.key, member.key, target)
      }
    }
  }

  private func hint(forTarget id: String) -> String? {
    guard Property.named[id] == nil, Self.groups[id] == nil else {
      let owner = context.targets.ids.first ?? "card"
      return "put properties under an id: { \"\(owner)\": { \"\(id)\": … } }"
    }
    return context.hint(forView: id, among: context.targets.ids)
  }

  /// Properties that may be objects with components.
  private static let groups = Dictionary(
    grouping: Property.whole.compactMap(\.group), by: \.name
  ).mapValues { $0.map(\.part) }

  private mutating func readGroup(
    _ parts: [String], _ member: JSONMember, _ id: String, _ target: TargetTable.Target
  ) {
    guard let members = member.node.members else {
      context.error(
        "expected an object of parts for `\(member.key)`, found \(member.node.summary)",
        at: member.node)
      return
    }
    for part in members {
      guard parts.contains(part.key) else {
        context.report(
          Problem(
            "`\(member.key)` has no animatable part `\(part.key)`", at: part.keyPlace,
            hint: Spelling.hint(for: part.key, among: parts)))
        continue
      }
      readProperty(part, name: "\(member.key).\(part.key)", id, target)
    }
  }

  private mutating func readProperty(
    _ member: JSONMember, name: String, _ id: String, _ target: TargetTable.Target
  ) {
    guard let property = Property.named[name] else {
      reportUnknown(name, member, target)
      return
    }
    guard property.isAvailable(on: target) else {
      context.report(
        Problem("`\(id)` has no `\(name)`", at: member.keyPlace, hint: property.ownerHint))
      return
    }
    context.labels.note(member, of: id)
    context.dashes.note(member, of: id)
    guard let goal = TargetValueReader(property, context).read(member.node, goals) else { return }
    changes.append(
      PropertyChange(
        target: id, property: property, goal: goal,
        origin: member.keyPlace.origin,
        valueOrigins: TargetValueReader.origins(of: goal, in: member.node)))
  }

  private func reportUnknown(_ name: String, _ member: JSONMember, _ target: TargetTable.Target) {
    let known = Property.allCases.filter { $0.isAvailable(on: target) }.map(\.name)
    let hint =
      Self.fixedKeys.contains(name)
      ? "it cannot change during the scene" : Spelling.hint(for: name, among: known)
    context.report(
      Problem("unknown property `\(name)`", at: member.keyPlace, hint: hint))
  }

  /// View keys that cannot be animated.
  private static let fixedKeys: Set<String> = [
    "id", "type", "maskedCorners", "cornerCurve", "clipsToBounds", "doubleSided", "subviews",
    "blendMode", "isolated", "mask", "maskMode", "clipRule",
    "contentMode", "textAlignment", "numberOfLines", "format", "lineHeight", "letterSpacing",
    "crossFade", "adjustsFontSizeToFitWidth", "minimumScaleFactor", "baselineAdjustment",
    "lineBreakMode", "playback", "resizable", "tintColor", "lineCap", "lineJoin", "fillRule",
    "viewBox",
    "borderEdges",
    "axis", "alignment", "distribution", "spacing", "layoutMargins", "spacingAfter",
  ]
}
