/// The animators of a script, with their ids and their ends.
struct AnimatorTable: Sendable {
  /// In the order of their declarations.
  var all: [AnimatorInstance] = []
  private var indices: [String: Int] = [:]
  /// Animators whose declaration failed; calls on them add no further errors.
  private var failed: Set<String> = []
  /// An entry is outdated if a call has changed the end since.
  private var ends = EndQueue<Int>()

  /// The animator with an id; nil if none is declared.
  func index(of id: String) -> Int? { indices[id] }

  func hasFailed(_ id: String) -> Bool { failed.contains(id) }

  /// Adds an animator, and returns its index.
  mutating func append(_ instance: AnimatorInstance) -> Int {
    indices[instance.declaration.id] = all.count
    all.append(instance)
    return all.count - 1
  }

  mutating func addFailed(_ id: String) {
    failed.insert(id)
  }

  /// The next animator to end, with the time.
  mutating func nextEnd() -> (time: Double, index: Int)? {
    while let next = ends.first {
      if all[next.subject].end == next.time { return (next.time, next.subject) }
      // The entry is outdated.
      ends.removeFirst()
    }
    return nil
  }

  /// Notes the end of an animator after a call.
  mutating func noteEnd(of index: Int) {
    guard let time = all[index].end, time.isFinite else { return }
    ends.insert(index, at: time, order: index)
  }
}
