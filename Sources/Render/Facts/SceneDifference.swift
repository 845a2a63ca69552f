import Layout
import Motion
import Primitives
import Render
import Scenes

/// What is otherwise in one scene than in another: what moved, and how.
public struct SceneDifference: Sendable {
  /// Views first, then what they do, then the scene as a whole, then constraints.
  public private(set) var changes: [SceneChange] = []

  /// Compares two scenes view by view, by their ids.
  ///
  /// - Parameter ignoredViews: ids of views of which nothing is told, nor of their subviews.
  public init(
    _ baseline: SceneFacts, _ candidate: SceneFacts, ignoring ignoredViews: [String] = []
  ) {
    var ignored = Set(ignoredViews)
    for view in baseline.views + candidate.views {
      if let parent = view.parent, ignored.contains(parent) { ignored.insert(view.id) }
    }
    compareViews(
      baseline.views.filter { !ignored.contains($0.id) },
      candidate.views.filter { !ignored.contains($0.id) })
    compare(baseline.canvas, candidate.canvas) { .scene($0) }
    compareConstraints(baseline.constraints, candidate.constraints)
  }

  /// For people: a sentence each.
  public var sentences: [String] { SceneChange.sentences(changes) }

  /// How many sentences are told; more say no more.
  private static let sentenceLimit = 20

  /// The first of the sentences, and how many are left out.
  public var briefSentences: [String] {
    let all = sentences
    guard all.count > Self.sentenceLimit else { return all }
    return all.prefix(Self.sentenceLimit) + ["and \(all.count - Self.sentenceLimit) more"]
  }

  private mutating func add(_ subject: SceneChange.Subject, _ clauses: [SceneChange.Clause]) {
    if !clauses.isEmpty { changes.append(SceneChange(subject: subject, clauses: clauses)) }
  }
}

// MARK: - Views

extension SceneDifference {
  private mutating func compareViews(_ old: [SceneFacts.View], _ new: [SceneFacts.View]) {
    let pairs = ViewPairs(old, new)
    let kept = pairs.renamed(old)
    let known = Dictionary(kept.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    tell(Set(new.map(\.id)).subtracting(known.keys), of: new, .added, "is new")
    let paired = Set(pairs.baseline.values.map(\.id))
    tell(Set(old.map(\.id)).subtracting(paired), of: old, .removed, "is gone")
    compareOrder(kept, new.filter { known[$0.id] != nil })
    for view in new {
      guard let other = known[view.id] else { continue }
      if other.parent != view.parent {
        let (was, now) = (Self.place(other.parent), Self.place(view.parent))
        add(
          .view(view.id),
          [
            .init(
              aspect: .superview, was: other.parent?.jsonQuoted, now: view.parent?.jsonQuoted,
              text: "lies \(now) (was \(was))")
          ])
      }
      compare(other.properties, view.properties) { .property(view: view.id, $0) }
    }
  }

  private static func place(_ parent: String?) -> String {
    parent.map { "in `\($0)`" } ?? "on the canvas"
  }

  /// Of views that come or go together with the view that they lie in, that one is told.
  private mutating func tell(
    _ ids: Set<String>, of views: [SceneFacts.View], _ aspect: SceneChange.Aspect, _ verb: String
  ) {
    var roots: [String: String] = [:]
    var counts: [String: Int] = [:]
    for view in views where ids.contains(view.id) {
      let root = view.parent.flatMap { roots[$0] } ?? view.id
      roots[view.id] = root
      counts[root, default: 0] += 1
    }
    for view in views where roots[view.id] == view.id {
      let inside = (counts[view.id] ?? 1) - 1
      let more =
        inside == 0 ? "" : inside == 1 ? ", with a view in it" : ", with \(inside) views in it"
      let clause = SceneChange.Clause(
        aspect: aspect, was: aspect == .removed ? view.id.jsonQuoted : nil,
        now: aspect == .added ? view.id.jsonQuoted : nil, text: verb + more)
      add(.view(view.id), [clause])
      roots[view.id] = nil
    }
  }

  /// The first view that is drawn at another place among those that both have in one superview.
  private mutating func compareOrder(_ old: [SceneFacts.View], _ new: [SceneFacts.View]) {
    let parents = Dictionary(
      old.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    let kept = new.filter { parents[$0.id] == .some($0.parent) }
    let ids = Set(kept.map(\.id))
    let before = Dictionary(grouping: old.filter { ids.contains($0.id) }, by: \.parent)
    let after = Dictionary(grouping: kept, by: \.parent)
    var seen: Set<String?> = []
    for view in kept where seen.insert(view.parent).inserted {
      guard let was = Self.drawingOrder(before[view.parent] ?? []),
        let now = Self.drawingOrder(after[view.parent] ?? []),
        let pair = zip(was, now).first(where: { $0 != $1 })
      else { continue }
      add(
        .view(pair.1),
        [
          .init(
            aspect: .order, was: nil, now: nil, text: "is drawn before `\(pair.0)` (was after it)")
        ])
      return
    }
  }

  /// The ids of siblings, bottom first, as `ViewOrder` has them; nil where that changes.
  private static func drawingOrder(_ siblings: [SceneFacts.View]) -> [String]? {
    var places: [(id: String, z: Double)] = []
    for view in siblings {
      switch view.properties.first(where: { $0.name == Channel.zPosition.sceneName })?.course {
      case nil: places.append((view.id, 0))
      case .still(.number(let z))?: places.append((view.id, z))
      case .still?, .moving?, .switching?: return nil
      }
    }
    return places.enumerated().sorted { a, b in
      a.element.z == b.element.z ? a.offset < b.offset : a.element.z < b.element.z
    }.map(\.element.id)
  }

  private mutating func compare(
    _ old: [SceneFacts.Property], _ new: [SceneFacts.Property],
    subject: (String) -> SceneChange.Subject
  ) {
    let known = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.map(\.name))
    for property in new {
      let was = known[property.name]?.course ?? Self.plain(property.name)
      add(subject(property.name), CourseDifference.clauses(was, property.course))
    }
    for property in old where !names.contains(property.name) {
      add(
        subject(property.name),
        CourseDifference.clauses(property.course, Self.plain(property.name)))
    }
  }

  private static func plain(_ property: String) -> SceneFacts.Course? {
    SceneFacts.plainValue(of: property).map { .still($0) }
  }
}

// MARK: - Constraints

extension SceneDifference {
  private mutating func compareConstraints(
    _ old: [SceneFacts.Constraint], _ new: [SceneFacts.Constraint]
  ) {
    // What comes from a file may hold equations that are none; nothing is said of those.
    let before = KeyedConstraints(old)
    let after = KeyedConstraints(new)
    for key in before.order where after.entries[key] == nil {
      guard let entry = before.entries[key] else { continue }
      let clause = SceneChange.Clause(
        aspect: .removed, was: entry.facts.equation.jsonQuoted, now: nil, text: "is gone")
      add(.constraint(entry.name), [clause])
    }
    for key in after.order {
      guard let now = after.entries[key] else { continue }
      guard let was = before.entries[key] else {
        let clause = SceneChange.Clause(
          aspect: .added, was: nil, now: now.facts.equation.jsonQuoted, text: "is new")
        add(.constraint(now.name), [clause])
        continue
      }
      add(.constraint(now.name), Self.clauses(was.constraint, now.constraint))
      let name = now.name
      compare(was.facts.properties, now.facts.properties) { .constraint(name, property: $0) }
    }
  }

  private static func clauses(_ was: LayoutConstraint, _ now: LayoutConstraint)
    -> [SceneChange.Clause]
  {
    var clauses: [SceneChange.Clause] = []
    func note(_ aspect: SceneChange.Aspect, _ was: Double, _ now: Double) {
      guard was != now else { return }
      clauses.append(
        .init(
          aspect: aspect, was: jsonText(was), now: jsonText(now),
          text: "has \(aspect.rawValue) \(now.shortestText) (was \(was.shortestText))"))
    }
    guard now.skeleton == was.skeleton else {
      return [
        .init(
          aspect: .value, was: was.description.jsonQuoted, now: now.description.jsonQuoted,
          text: "says `\(now)` (was `\(was)`)")
      ]
    }
    note(.constant, was.constant, now.constant)
    note(.multiplier, was.multiplier, now.multiplier)
    note(.priority, was.priority, now.priority)
    return clauses
  }
}

/// Constraints by their ids, or by what they relate where they have none.
private struct KeyedConstraints {
  struct Key: Hashable {
    var text: String
    /// Counts constraints that relate the same.
    var number: Int
  }

  struct Entry {
    var facts: SceneFacts.Constraint
    var constraint: LayoutConstraint
    var name: String { facts.id ?? facts.equation }
  }

  private(set) var order: [Key] = []
  private(set) var entries: [Key: Entry] = [:]

  init(_ constraints: [SceneFacts.Constraint]) {
    var counts: [String: Int] = [:]
    for facts in constraints {
      guard let constraint = try? LayoutConstraint(parsing: facts.equation) else { continue }
      let text = facts.id.map { "#\($0)" } ?? constraint.skeleton.description
      let key = Key(text: text, number: counts[text, default: 0])
      counts[text, default: 0] += 1
      order.append(key)
      entries[key] = Entry(facts: facts, constraint: constraint)
    }
  }
}

extension LayoutConstraint {
  /// The same without its numbers.
  fileprivate var skeleton: LayoutConstraint {
    var result = self
    result.constant = 0
    result.multiplier = 1
    result.priority = Self.required
    return result
  }
}
