import AnimDocuments

/// Whether each label shows a text or a number.
///
/// A label with a number never shows a text, so setting both, in the view or by steps, is an error.
struct LabelUsage {
  private var texts: [(id: String, keyPlace: Place)] = []
  private var counting: Set<String> = []

  /// Records a key of a label, or a property that a step changes.
  mutating func note(_ member: JSONMember, of id: String) {
    switch member.key {
    case "text": texts.append((id, member.keyPlace))
    case "value", "format": counting.insert(id)
    default: break
    }
  }

  /// Reports texts that are never shown.
  func report(_ context: DecodingContext) {
    for text in texts where counting.contains(text.id) {
      context.report(
        Problem(
          "the label shows its `value`, so `text` is never shown", at: text.keyPlace,
          hint: "give either `text`, or `value` with `format`"))
    }
  }
}

/// Which shapes have dashes, and which have a dash phase.
///
/// A dash phase has no effect on a shape that never has dashes.
struct DashUsage {
  private var phases: [(id: String, keyPlace: Place)] = []
  private var dashed: Set<String> = []

  /// Records a key of a shape, or a property that a step changes.
  mutating func note(_ member: JSONMember, of id: String) {
    switch member.key {
    case "lineDash" where member.node.elements?.isEmpty != true: dashed.insert(id)
    case "lineDashPhase" where member.node.number != 0: phases.append((id, member.keyPlace))
    default: break
    }
  }

  /// Warns about dash phases without effect.
  func report(_ context: DecodingContext) {
    for phase in phases where !dashed.contains(phase.id) {
      context.warn(
        "the shape has no `lineDash`, so `lineDashPhase` does nothing", at: phase.keyPlace,
        hint: "give it one, such as [8, 8]")
    }
  }
}
