import AnimDocuments
import AnimPrimitives

/// A cause of differences between two scenes, with all that follows from it.
package struct SceneFinding: Hashable, Sendable {
  /// A sentence: `` `slide` bounces more: 16.3 % beyond its end (was 4.6 %)``.
  package var cause: String
  /// A sentence for each consequence.
  package var consequences: [String]
  /// The id of the step that is the cause.
  package var step: String?
  /// What differs: that of the cause, then that of its consequences.
  package var subjects: [SceneChange.Subject] = []

  package init(cause: String, consequences: [String] = []) {
    self.cause = cause
    self.consequences = consequences
  }
}

extension SceneDifference {
  /// The causes in the order of their first changes. A value that constraints or a view's own text decide, and a duration
  /// that follows from steps, are consequences of the cause that most probably moved them.
  package var findings: [SceneFinding] {
    let groups = groups
    guard !groups.isEmpty else {
      // Without the steps or constraints behind them, all are equally causes.
      var findings = sentences.map { SceneFinding(cause: $0) }
      if !findings.isEmpty { findings[0].subjects = changes.map(\.subject) }
      return findings
    }
    return groups.map { cause, following in
      var finding = SceneFinding(
        cause: cause.sentence, consequences: cause.parts + SceneChange.sentences(following))
      finding.step = cause.step
      finding.subjects = (cause.changes + following).map(\.subject)
      return finding
    }
  }

  /// The causes, each with the changes that follow from it.
  private var groups: [(cause: Group, following: [SceneChange])] {
    let causes = causes
    guard !causes.isEmpty else { return [] }
    var consequences: [Int: [SceneChange]] = [:]
    for change in changes where isConsequence(change) {
      consequences[place(of: change, among: causes), default: []].append(change)
    }
    return causes.enumerated().map { ($1, consequences[$0] ?? []) }
  }

  /// The maximum number of sentences in a brief report, and of names in a sentence.
  private static let briefLimits = (sentences: 20, names: 4)

  /// The sentences of the causes, each with the names of the values that follow from it; then the number of the others.
  package var briefSentences: [String] {
    let groups = groups
    let all =
      groups.isEmpty
      ? sentences
      : groups.flatMap { cause, following -> [String] in
        let own = cause.isDelay ? [cause.sentence] : SceneChange.sentences(cause.changes)
        guard following.count > 1 else { return own + SceneChange.sentences(following) }
        let names = following.map(\.subject.text)
        let more = names.count > Self.briefLimits.names ? " and others" : ""
        return own + [
          "\(following.count) values follow from it: "
            + names.prefix(Self.briefLimits.names).joined(separator: ", ") + more
        ]
      }
    guard all.count > Self.briefLimits.sentences else { return all }
    return all.prefix(Self.briefLimits.sentences)
      + ["and \(all.count - Self.briefLimits.sentences) more"]
  }

  /// Changes with one sentence.
  fileprivate struct Group {
    var changes: [SceneChange]
    var sentence: String
    /// Whether the sentence says how much later several movements come or arrive.
    var isDelay = false
    /// The id of the step that the sentence is about.
    var step: String?
    /// The values that the step moves.
    var parts: [String] = []
  }

  /// The causes. Changes with the same clauses are one, and so are movements that come equally much later.
  private var causes: [Group] {
    var order: [String] = []
    var groups: [String: [SceneChange]] = [:]
    for change in changes where !isConsequence(change) {
      let text = change.delay.map { "\($0.word) \($0.shift) ms later" } ?? change.clauseText
      if groups[text] == nil { order.append(text) }
      groups[text, default: []].append(change)
    }
    return order.compactMap { text in
      guard let changes = groups[text], let first = changes.first else { return nil }
      if Set(changes.map(\.clauseText)).count > 1, let delayed = Group(delayed: changes) {
        return delayed
      }
      guard case .step(let step)? = first.cause,
        changes.allSatisfy({ $0.cause == first.cause })
      else { return Group(changes: changes, sentence: SceneChange.sentences(changes).joined()) }
      let names = changes.map(\.subject.text).joined(separator: ", ")
      return Group(
        changes: changes, sentence: "`\(step)` \(first.stepText)", step: step,
        parts: [changes.count == 1 ? "it moves \(names)" : "\(changes.count) values: \(names)"])
    }
  }

  private func isConsequence(_ change: SceneChange) -> Bool {
    switch change.cause {
    case .constraints, .content: true
    case .step: false
    case nil: change.subject == .scene("duration") && arrivalShifts.contains(durationShift(change))
    }
  }

  /// How much later the values of steps arrive, in milliseconds.
  private var arrivalShifts: Set<Double> {
    Set(changes.filter { $0.subject != .scene("duration") }.compactMap { $0.shift(of: .arrival) })
  }

  private func durationShift(_ change: SceneChange) -> Double {
    change.shift(of: .value) ?? .infinity
  }

  /// The cause of a consequence: the text of the same view, a constraint, the place, size or text of another view, the
  /// steps that arrive as much later, or the first one.
  private func place(of change: SceneChange, among causes: [Group]) -> Int {
    func first(_ matches: (SceneChange) -> Bool) -> Int? {
      causes.firstIndex { $0.changes.contains(where: matches) }
    }
    switch (change.cause, change.subject) {
    case (.content, .property(let view, _)):
      return first { $0.isContent(of: view) } ?? 0
    case (.constraints, _):
      return first {
        if case .constraint = $0.subject { return true }
        return false
      } ?? first { $0.isGeometry } ?? first { $0.isContent(of: nil) } ?? 0
    default:
      let shift = durationShift(change)
      return first { $0.shift(of: .arrival) == shift } ?? 0
    }
  }
}

extension SceneChange {
  /// The difference of a clause's numbers in milliseconds, if they are seconds.
  fileprivate func shift(of aspect: Aspect) -> Double? {
    guard let clause = clauses.first(where: { $0.aspect == aspect }),
      let was = clause.was?.number, let now = clause.now?.number
    else { return nil }
    return ((now - was) * 1000).rounded()
  }

  /// Whether the change is of a text, a picture or a font.
  ///
  /// - Parameter view: nil for any view.
  fileprivate func isContent(of view: String?) -> Bool {
    guard case .property(let id, let name) = subject else { return false }
    return (view == nil || id == view) && Self.contentNames.contains(name)
  }

  private static let contentNames: Set<String> = [
    "text", "value", "font.size", "source", "format", "weight", "family", "letterSpacing",
    "lineHeight", "numberOfLines",
  ]

  /// How much later, in milliseconds, a movement comes that is otherwise the same, or arrives that starts as before; nil
  /// for any other change.
  fileprivate var delay: (word: String, aspect: Aspect, shift: Double)? {
    guard let shift = shift(of: .arrival) else { return nil }
    switch clauses.count {
    case 1: return ("arrive", .arrival, shift)
    case 2 where shift == self.shift(of: .start): return ("come", .start, shift)
    default: return nil
    }
  }

  fileprivate var isGeometry: Bool {
    guard case .property(_, let name) = subject else { return false }
    return ["center.", "bounds.", "frame", "transform."].contains { name.hasPrefix($0) }
  }

  /// The clauses with a step as their subject: an overshoot is a bounce.
  fileprivate var stepText: String {
    clauses.map { clause in
      guard clause.aspect == .overshoot, let was = clause.was?.number,
        let now = clause.now?.number
      else { return clause.text }
      return
        "bounces \(now > was ? "more" : "less"): \(CourseDifference.percent(now)) beyond its end "
        + "(was \(CourseDifference.percent(was)))"
    }.joined(separator: "; ")
  }
}

extension SceneDifference.Group {
  /// The sentence of movements that come or arrive equally much later, at different times. The step is that of the first
  /// movement.
  fileprivate init?(delayed changes: [SceneChange]) {
    guard let delay = changes.first?.delay else { return nil }
    func moment(_ change: SceneChange) -> SceneChange.Clause? {
      change.clauses.first { $0.aspect == delay.aspect }
    }
    func seconds(_ change: SceneChange) -> Double {
      moment(change)?.now?.number ?? .infinity
    }
    guard let first = changes.min(by: { seconds($0) < seconds($1) }),
      let clause = moment(first), let was = clause.was, let now = clause.now
    else { return nil }
    let step: String? = if case .step(let id)? = first.cause { id } else { nil }
    let name = step.map { "`\($0)`" } ?? first.subject.text
    self.init(
      changes: changes,
      sentence: "\(changes.count) movements \(delay.word) \(abs(delay.shift).shortText) ms "
        + "\(delay.shift > 0 ? "later" : "earlier"), the first is \(name) (\(now.json) s, was \(was.json) s)",
      isDelay: true, step: step, parts: SceneChange.sentences(changes))
  }
}
