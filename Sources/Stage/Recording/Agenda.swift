import AnimMotion

/// The calls that a program has scheduled, in order of time and then of scheduling.
struct Agenda {
  struct Entry {
    /// Seconds.
    var time: Double
    fileprivate var number: Int
    /// The kind of the callback, for messages.
    var kind: String
    /// Whether the callback is rescheduled repeatedly. Such callbacks alone do not keep a movie running.
    var repeats: Bool
    var body: () -> Void
  }

  private var queue = EndQueue<Entry>()
  private var count = 0
  /// The numbers of removed entries that are still in the queue.
  private var removed: Set<Int> = []

  var next: Entry? { queue.first?.subject }

  /// A call that is scheduled.
  struct ScheduledCall {
    fileprivate var number: Int
  }

  /// Schedules a call.
  ///
  /// - Parameter order: unique among the calls that wait; nil for the order of scheduling.
  @discardableResult
  mutating func add(
    at time: Double, order: Int? = nil, kind: String, repeats: Bool = false,
    _ body: @escaping () -> Void
  ) -> ScheduledCall {
    let number = count
    count += 1
    queue.insert(
      Entry(time: time, number: number, kind: kind, repeats: repeats, body: body), at: time,
      order: order ?? number)
    return ScheduledCall(number: number)
  }

  mutating func removeNext() -> Entry? {
    defer {
      queue.removeFirst()
      dropRemoved()
    }
    return next
  }

  /// Removes a call that has not been made.
  mutating func remove(_ call: ScheduledCall) {
    removed.insert(call.number)
    dropRemoved()
  }

  /// Keeps the invariant that the next entry is not removed.
  private mutating func dropRemoved() {
    while let next, removed.remove(next.number) != nil { queue.removeFirst() }
  }
}
