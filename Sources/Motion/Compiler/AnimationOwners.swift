/// The owners of animations, and the completions that are due to them.
///
/// An owner is a step, an animator, or a block of a program. It completes once, after all of its animations.
struct AnimationOwners: Sendable {
  private struct Owner {
    /// nil for an owner without an id, and after the completion.
    var id: String?
    /// Whether a live timeline reports its completion.
    var isWatched: Bool
    var running = 0
    var hasFinished = true
    var isBeginning = true
  }

  private var owners: [Owner] = []
  private(set) var completions: [Timeline.Completion] = []
  /// Ends that a live timeline reports, in order.
  private var ends: [LiveEnd] = []

  /// Adds an owner, and returns its number.
  mutating func begin(_ id: String?, isWatched: Bool = false) -> Int {
    owners.append(Owner(id: id, isWatched: isWatched))
    return owners.count - 1
  }

  /// Adds an animation to an owner.
  mutating func add(to owner: Int) {
    owners[owner].running += 1
  }

  /// Removes an animation from an owner, which completes after the last one.
  mutating func leave(_ owner: Int, finished: Bool, at time: Double) {
    owners[owner].running -= 1
    if !finished { owners[owner].hasFinished = false }
    if owners[owner].running == 0, !owners[owner].isBeginning { complete(owner, at: time) }
  }

  /// Ends the list of an owner's animations.
  ///
  /// - Returns: whether none of them is running.
  mutating func endBeginning(of owner: Int) -> Bool {
    owners[owner].isBeginning = false
    return owners[owner].running == 0
  }

  /// Completes an owner without running animations.
  ///
  /// - Parameter finished: false if it was removed.
  mutating func complete(_ owner: Int, at time: Double, finished: Bool = true) {
    let finished = finished && owners[owner].hasFinished
    if owners[owner].isWatched {
      owners[owner].isWatched = false
      ends.append(.block(owner, finished: finished))
    }
    guard let id = owners[owner].id else { return }
    owners[owner].id = nil
    complete(id, at: time, finished: finished)
  }

  /// Adds the completion of a step or an animator.
  mutating func complete(
    _ id: String, at time: Double, _ position: AnimatingPosition = .end, finished: Bool
  ) {
    completions.append(
      Timeline.Completion(time: time, id: id, position: position, finished: finished))
  }

  /// Adds an end that a live timeline reports.
  mutating func report(_ end: LiveEnd) {
    ends.append(end)
  }

  /// The ends since the last call, in order.
  mutating func takeEnds() -> [LiveEnd] {
    defer { ends = [] }
    return ends
  }

  /// Whether the completion of an owner has no effect, or is over.
  func isUnobserved(_ owner: Int) -> Bool {
    !owners[owner].isWatched && owners[owner].id == nil
  }
}
