/// The calls that a program has scheduled, in order of time and then of scheduling.
struct Agenda {
  struct Entry {
    /// Seconds.
    var time: Double
    var order: Int
    /// The kind of the callback, for messages.
    var kind: String
    /// Whether it is scheduled again and again, so that it alone does not keep a movie running for ever.
    var repeats: Bool
    var body: @MainActor () -> Void
  }

  /// The last one is next.
  private var entries: [Entry] = []
  private var count = 0

  var next: Entry? { entries.last }

  /// Schedules a call, and returns its number.
  @discardableResult
  mutating func add(
    at time: Double, kind: String, repeats: Bool = false, _ body: @escaping @MainActor () -> Void
  ) -> Int {
    let entry = Entry(time: time, order: count, kind: kind, repeats: repeats, body: body)
    count += 1
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].time > time { low = middle + 1 } else { high = middle }
    }
    entries.insert(entry, at: low)
    return entry.order
  }

  mutating func removeNext() -> Entry? { entries.popLast() }

  /// Removes a call that has not been made.
  mutating func remove(_ order: Int) {
    entries.removeAll { $0.order == order }
  }
}
