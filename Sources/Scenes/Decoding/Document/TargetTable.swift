import AnimDocuments
import AnimMotion

/// The `type` of a view.
enum ViewType: String, CaseIterable {
  case view, label, image, shape, stack
}

/// The views and constraints that steps may refer to.
struct TargetTable {
  enum Target {
    /// `extras` are the owners of properties that the view has besides those of its type.
    case view(ViewType, extras: Set<PropertyOwner>)
    case constraint
  }

  /// In text order.
  private(set) var ids: [String] = []
  private var targets: [String: Target] = [:]
  private var places: [String: Place] = [:]

  subscript(id: String) -> Target? { targets[id] }

  /// The ids of the views.
  var viewIDs: [String] {
    ids.filter { if case .view = targets[$0] { true } else { false } }
  }

  /// Adds an id; false if it exists already.
  mutating func insert(_ id: String, _ target: Target, at place: Place) -> Bool {
    guard targets[id] == nil else { return false }
    ids.append(id)
    targets[id] = target
    places[id] = place
    return true
  }

  /// The place that gave the id.
  func place(of id: String) -> Place? { places[id] }
}

extension DecodingContext {
  /// Registers the id of a view or constraint; an error if it exists already.
  func register(_ id: String, _ target: TargetTable.Target, at node: JSONNode) {
    guard !targets.insert(id, target, at: node.place), !isTaken(id, at: node.place) else { return }
    error(
      "the id `\(id)` is already taken", at: node,
      notes: targets.place(of: id).map { [Problem.Note("it is first given here", at: $0)] } ?? [])
  }

  /// Whether the error of a taken id has been reported: for another copy of a repeated view, or for the use of a
  /// component around the view.
  private func isTaken(_ id: String, at place: Place) -> Bool {
    let names = id.split(separator: "/")
    for count in 1..<max(names.count, 1)
    where takenIDs.contains(names.prefix(count).joined(separator: "/")) {
      return true
    }
    takenIDs.insert(id)
    return !takenPlaces.insert(sources.written(place)).inserted
  }
}

/// Unique names in text order.
struct IdentifierList {
  private(set) var names: [String] = []
  /// The lengths of all names in UTF-8 bytes.
  private(set) var lengths: Set<Int> = []
  private var set: Set<String> = []

  /// Adds a name; false if it exists already.
  mutating func insert(_ name: String) -> Bool {
    guard set.insert(name).inserted else { return false }
    names.append(name)
    lengths.insert(name.utf8.count)
    return true
  }

  func contains(_ name: String) -> Bool { set.contains(name) }
}
