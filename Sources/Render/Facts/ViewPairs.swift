// Views without ids are called after their places (`#2`), and one more makes others of all that come after.
// Those that do the same are the same; of the rest those that are most alike.
import Render

/// Which views of two scenes are the same ones.
struct ViewPairs {
  /// The baseline's views by their candidates' ids.
  private(set) var baseline: [String: SceneFacts.View] = [:]

  private let oldChildren: [String?: [SceneFacts.View]]
  private let newChildren: [String?: [SceneFacts.View]]

  init(_ old: [SceneFacts.View], _ new: [SceneFacts.View]) {
    oldChildren = Dictionary(grouping: old.filter(\.isNameless), by: \.parent)
    newChildren = Dictionary(grouping: new.filter(\.isNameless), by: \.parent)
    let named = Dictionary(
      old.filter { !$0.isNameless }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for view in new where !view.isNameless { baseline[view.id] = named[view.id] }
    pair(inOld: nil, inNew: nil)
    // Superviews come before their subviews, so that nameless ones are paired already.
    for view in new {
      if let other = baseline[view.id] { pair(inOld: other.id, inNew: view.id) }
    }
  }

  /// How many pairs of views are looked at for those that are most alike; where there are more, as broken
  /// records may say, their order decides.
  private static let pairLimit = 100_000

  /// Pairs the nameless subviews of two views that are the same.
  private mutating func pair(inOld oldParent: String?, inNew newParent: String?) {
    var (old, new) = (oldChildren[oldParent] ?? [], newChildren[newParent] ?? [])
    guard !old.isEmpty, !new.isEmpty else { return }
    var paired: Set<String> = []
    var equals = Dictionary(grouping: old.reversed(), by: \.properties)
    new.removeAll { view in
      guard let other = equals[view.properties]?.popLast() else { return false }
      baseline[view.id] = other
      paired.insert(other.id)
      return true
    }
    old.removeAll { paired.contains($0.id) }
    // Those of whom there are fewer choose, so that what is new or gone is like none.
    let canChoose = old.count * new.count <= Self.pairLimit
    if old.count <= new.count {
      for view in old {
        baseline[new.remove(at: canChoose ? view.index(ofMostAlike: new) : 0).id] = view
      }
    } else {
      for view in new {
        baseline[view.id] = old.remove(at: canChoose ? view.index(ofMostAlike: old) : 0)
      }
    }
  }

  /// The baseline's views that the candidate has as well, with the candidate's ids.
  func renamed(_ old: [SceneFacts.View]) -> [SceneFacts.View] {
    // Broken records may have an id twice.
    let ids = Dictionary(
      baseline.map { ($0.value.id, $0.key) }, uniquingKeysWith: min)
    return old.compactMap { view in
      guard let id = ids[view.id] else { return nil }
      var result = view
      result.id = id
      result.parent = view.parent.map { ids[$0] ?? $0 }
      return result
    }
  }
}

extension SceneFacts.View {
  /// Ids of a scene's own do not begin like that.
  fileprivate var isNameless: Bool { id.hasPrefix("#") }

  /// Which view of several has most properties in common with this one; the first of them.
  fileprivate func index(ofMostAlike views: [SceneFacts.View]) -> Int {
    let known = Set(properties)
    let counts = views.map { view in view.properties.count { known.contains($0) } }
    return counts.indices.max { counts[$0] < counts[$1] || counts[$0] == counts[$1] && $0 > $1 }
      ?? 0
  }
}
