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

  /// The place of a call.
  struct Ticket {
    fileprivate var time: Double
    fileprivate var order: Int
  }

  /// Schedules a call, and returns its place.
  @discardableResult
  mutating func add(
    at time: Double, kind: String, repeats: Bool = false, _ body: @escaping @MainActor () -> Void
  ) -> Ticket {
    let ticket = Ticket(time: time, order: count)
    count += 1
    entries.insert(
      Entry(time: time, order: ticket.order, kind: kind, repeats: repeats, body: body),
      at: place(of: ticket))
    return ticket
  }

  mutating func removeNext() -> Entry? { entries.popLast() }

  /// Removes a call that has not been made.
  mutating func remove(_ ticket: Ticket) {
    let place = place(of: ticket)
    guard place < entries.count, entries[place].order == ticket.order else { return }
    entries.remove(at: place)
  }

  /// The place of the first entry that is not after a call.
  private func place(of ticket: Ticket) -> Int {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      let entry = entries[middle]
      if (entry.time, entry.order) > (ticket.time, ticket.order) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }
}
