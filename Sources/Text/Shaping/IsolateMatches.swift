/// Which isolate initiator is closed by which PDI. Source: UAX #9 BD9.
struct IsolateMatches {
  /// By the initiator's index; nil for what is none or is not closed.
  private(set) var end: [Int?]
  /// By the PDI's index; nil for what is none or closes nothing.
  private(set) var start: [Int?]

  init(_ classes: [BidiClass]) {
    end = Array(repeating: nil, count: classes.count)
    start = end
    var open: [Int] = []
    for (index, type) in classes.enumerated() {
      if type.isIsolateInitiator {
        open.append(index)
      } else if type == .pdi, let initiator = open.popLast() {
        end[initiator] = index
        start[index] = initiator
      } else if type == .b {
        open = []
      }
    }
  }

  /// What an initiator isolates: up to its PDI or the end of the text.
  func content(after index: Int) -> Range<Int> {
    (index + 1)..<(end[index] ?? end.count)
  }
}
