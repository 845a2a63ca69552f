import AnimDocuments
import AnimLayout
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes

/// The differences between two scenes.
package struct SceneDifference: Sendable {
  /// Views, then their properties, the scene's settings, and constraints.
  package private(set) var changes: [SceneChange] = []
  let baseline: MotionSummary
  let candidate: MotionSummary

  /// Compares two scenes view by view, by their ids.
  ///
  /// - Parameter ignoredViews: ids of views to ignore with their subviews.
  package init(
    _ baseline: MotionSummary, _ candidate: MotionSummary, ignoring ignoredViews: [String] = []
  ) {
    self.baseline = baseline
    self.candidate = candidate
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

  /// One sentence for each change.
  package var sentences: [String] { SceneChange.sentences(changes) }

  private mutating func add(
    _ subject: SceneChange.Subject, _ clauses: [SceneChange.Clause],
    _ cause: MotionSummary.Cause? = nil
  ) {
    guard !clauses.isEmpty else { return }
    changes.append(SceneChange(subject: subject, clauses: clauses, cause: cause))
  }
}

// MARK: - Views

extension SceneDifference {
  private mutating func compareViews(_ old: [MotionSummary.View], _ new: [MotionSummary.View]) {
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ids = Set(new.map(\.id))
    report(ids.subtracting(known.keys), of: new, .added, "is new")
    report(Set(known.keys).subtracting(ids), of: old, .removed, "is gone")
    compareOrder(old.filter { ids.contains($0.id) }, new.filter { known[$0.id] != nil })
    for view in new {
      guard let other = known[view.id] else { continue }
      if other.parent != view.parent {
        let (was, now) = (Self.place(other.parent), Self.place(view.parent))
        add(
          .view(view.id),
          [
            .init(
              aspect: .superview, was: other.parent.map { .init(JSONText($0)) },
              now: view.parent.map { .init(JSONText($0)) },
              text: "lies \(now) (was \(was))")
          ])
      }
      compare(other.properties, view.properties) { .property(view: view.id, $0) }
    }
  }

  private static func place(_ parent: String?) -> String {
    parent.map { "in `\($0)`" } ?? "on the canvas"
  }

  /// Reports added and removed views. A view that is added or removed with its superview is only counted there.
  private mutating func report(
    _ ids: Set<String>, of views: [MotionSummary.View], _ aspect: SceneChange.Aspect, _ verb: String
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
        aspect: aspect, was: aspect == .removed ? .init(JSONText(view.id)) : nil,
        now: aspect == .added ? .init(JSONText(view.id)) : nil, text: verb + more)
      add(.view(view.id), [clause])
      roots[view.id] = nil
    }
  }

  /// Finds the first view whose position in the drawing order has changed, among the views of one superview in both
  /// scenes.
  private mutating func compareOrder(_ old: [MotionSummary.View], _ new: [MotionSummary.View]) {
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

  /// The ids of siblings, bottom first; nil if the order changes during the scene.
  private static func drawingOrder(_ views: [MotionSummary.View]) -> [String]? {
    var siblings: [(id: String, z: Double)] = []
    for view in views {
      switch view.properties.first(where: { $0.name == Channel.zPosition.name })?.course {
      case nil: siblings.append((view.id, 0))
      case .still(.number(let z))?: siblings.append((view.id, z))
      case .still?, .moving?, .switching?: return nil
      }
    }
    return ViewOrder.places(zPositions: siblings.map(\.z)).map { siblings[$0].id }
  }

  private mutating func compare(
    _ old: [MotionSummary.Property], _ new: [MotionSummary.Property],
    subject: (String) -> SceneChange.Subject
  ) {
    let known = Dictionary(old.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.map(\.name))
    for property in new {
      let other = known[property.name]
      let was = other?.course ?? Self.plain(property.name)
      add(
        subject(property.name), CourseDifference.clauses(was, property.course),
        property.cause ?? other?.cause)
    }
    for property in old where !names.contains(property.name) {
      add(
        subject(property.name),
        CourseDifference.clauses(property.course, Self.plain(property.name)), property.cause)
    }
  }

  private static func plain(_ property: String) -> MotionSummary.Course? {
    MotionSummary.plainValue(of: property).map { .still($0) }
  }
}

// MARK: - Constraints

extension SceneDifference {
  private mutating func compareConstraints(
    _ old: [MotionSummary.Constraint], _ new: [MotionSummary.Constraint]
  ) {
    let before = KeyedConstraints(old)
    let after = KeyedConstraints(new)
    for key in before.order where after.entries[key] == nil {
      guard let was = before.entries[key] else { continue }
      let clause = SceneChange.Clause(
        aspect: .removed, was: .init(JSONText(was.equation)), now: nil, text: "is gone")
      add(.constraint(was.name), [clause])
    }
    for key in after.order {
      guard let now = after.entries[key] else { continue }
      guard let was = before.entries[key] else {
        let clause = SceneChange.Clause(
          aspect: .added, was: nil, now: .init(JSONText(now.equation)), text: "is new")
        add(.constraint(now.name), [clause])
        continue
      }
      if was.equation != now.equation {
        let clause = SceneChange.Clause(
          aspect: .value, was: .init(JSONText(was.equation)), now: .init(JSONText(now.equation)),
          text: "is `\(now.equation)` (was `\(was.equation)`)")
        add(.constraint(now.name), [clause])
      }
      compare(was.properties, now.properties) { .constraint(now.name, property: $0) }
    }
  }
}

extension MotionSummary.Constraint {
  fileprivate var name: String { id ?? equation }
}

/// Constraints by id, or by equation without its numbers.
private struct KeyedConstraints {
  struct Key: Hashable {
    var text: String
    /// Distinguishes constraints with the same text.
    var number: Int
  }

  private(set) var order: [Key] = []
  private(set) var entries: [Key: MotionSummary.Constraint] = [:]

  init(_ constraints: [MotionSummary.Constraint]) {
    var counts: [String: Int] = [:]
    for constraint in constraints {
      // Equations from a damaged file may be invalid and are skipped.
      guard let parsed = try? LayoutConstraint(parsing: constraint.equation) else { continue }
      let text = constraint.id.map { "#\($0)" } ?? parsed.skeleton.description
      let key = Key(text: text, number: counts[text, default: 0])
      counts[text, default: 0] += 1
      order.append(key)
      entries[key] = constraint
    }
  }
}

extension LayoutConstraint {
  /// The constraint with its numbers removed.
  fileprivate var skeleton: LayoutConstraint {
    var result = self
    result.constant = 0
    result.multiplier = 1
    result.priority = Self.required
    return result
  }
}
