/// Future ends or calls in order of time: a binary heap.
package struct EndQueue<Subject> {
  package struct Entry {
    /// Seconds.
    package var time: Double
    /// Entries at the same time are sorted by ascending order.
    var order: Int
    package var subject: Subject

    fileprivate func precedes(_ other: Entry) -> Bool {
      (time, order) < (other.time, other.order)
    }
  }

  /// No entry precedes the one at (its index − 1) / 2.
  private var entries: [Entry] = []

  package init() {}

  package var first: Entry? { entries.first }

  package mutating func insert(_ subject: Subject, at time: Double, order: Int) {
    entries.append(Entry(time: time, order: order, subject: subject))
    var index = entries.count - 1
    while index > 0, entries[index].precedes(entries[(index - 1) / 2]) {
      entries.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  /// Removes the next end, if there is one.
  package mutating func removeFirst() {
    guard let last = entries.popLast(), !entries.isEmpty else { return }
    entries[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < entries.count else { return }
      if child + 1 < entries.count, entries[child + 1].precedes(entries[child]) { child += 1 }
      guard entries[child].precedes(entries[index]) else { return }
      entries.swapAt(index, child)
      index = child
    }
  }
}

extension EndQueue: Sendable where Subject: Sendable {}
extension EndQueue.Entry: Sendable where Subject: Sendable {}
