/// Which shapes have dashes, and which are told where these begin.
///
/// A phase moves the dashes of a line: one that has none at any time shows nothing of it.
struct DashUsage {
  private var phases: [(id: String, keyRange: Range<Int>)] = []
  private var dashed: Set<String> = []

  /// Notes a key of a shape, or a property that a step gives it.
  mutating func note(_ member: JSONMember, of id: String) {
    switch member.key {
    case "lineDash" where member.node.elements?.isEmpty != true: dashed.insert(id)
    case "lineDashPhase" where member.node.number != 0: phases.append((id, member.keyRange))
    default: break
    }
  }

  /// Warns of the phases that do nothing.
  func report(_ context: DecodingContext) {
    for phase in phases where !dashed.contains(phase.id) {
      context.report(
        Problem(
          "the shape has no `lineDash`, so `lineDashPhase` does nothing", at: phase.keyRange,
          hint: "give it one, such as [8, 8]", severity: .warning))
    }
  }
}
