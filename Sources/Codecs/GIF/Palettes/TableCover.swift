/// The colours of a global table for frames that have to be exact: such a frame does without a table of its own if all
/// its colours are in the global one, and else gains nothing from it.
///
/// This is the problem of covering sets, solved greedily: what saves most bytes for each colour that is still missing
/// comes first. Of all the tables on the way the one is taken with which all tables together are smallest.
struct TableCover {
  /// A frame that draws something.
  struct Frame {
    /// Numbers of its colours, none of them twice.
    var colors: [Int]
    /// By minimum code size: what it takes with a table of its own, but not with a global one of this size; bytes.
    var savings: [Int]
  }

  /// Frames that have the same colours.
  private struct Need {
    var colors: [Int]
    /// How many of them were not chosen yet.
    var missing: Int
    /// What the frames save together.
    var savings: [Int]
  }

  private var needs: [Need] = []
  /// By number of the colour: the needs that it is part of.
  private var users: [[Int]]
  /// By number of the colour: how many of these are not covered yet.
  private var lacking: [Int]
  private var chosen: [Int] = []
  private var isChosen: [Bool]
  /// Entries that the table has beside the chosen ones.
  private let reserved: Int

  /// - Parameters:
  ///   - colorCount: the colours' numbers are below this.
  ///   - reserved: entries that the table has beside those that are chosen.
  init(_ frames: [Frame], colorCount: Int, reserved: Int) {
    users = Array(repeating: [], count: colorCount)
    isChosen = Array(repeating: false, count: colorCount)
    lacking = []
    self.reserved = reserved
    var places: [[Int]: Int] = [:]
    for frame in frames {
      let colors = frame.colors.sorted()
      if let place = places[colors] {
        for size in frame.savings.indices { needs[place].savings[size] += frame.savings[size] }
        continue
      }
      places[colors] = needs.count
      for color in colors { users[color].append(needs.count) }
      needs.append(Need(colors: colors, missing: colors.count, savings: frame.savings))
    }
    lacking = users.map(\.count)
  }

  /// What a colour counts that is still missing.
  private enum Price: CaseIterable {
    /// As much as any other.
    case same
    /// What the frames that lack it share among them: frames of almost the same colours are covered together, where
    /// one that has few colours, which nobody else has, would leave them no room.
    case shared
  }

  /// The numbers of the colours to take, at most `room`. Those of frames that save much are in front, so that these
  /// have small indices.
  func choose(room: Int) -> [Int] {
    var best = (colors: [Int](), gain: Int.min)
    for price in Price.allCases {
      var cover = self
      let found = cover.choose(room: room, price)
      if found.gain > best.gain { best = found }
    }
    return best.colors
  }

  private mutating func choose(room: Int, _ price: Price) -> (colors: [Int], gain: Int) {
    var saved = 0
    var best = (count: 0, gain: Int.min)
    while let next = next(room: room - chosen.count, price) {
      saved += take(needs[next].colors)
      let gain = saved - (3 << bits(adding: 0))
      if gain > best.gain { best = (chosen.count, gain) }
    }
    return (Array(chosen.prefix(best.count)), best.gain)
  }

  /// Of the frames that are not covered but could be, those that save most for what they lack.
  private func next(room: Int, _ price: Price) -> Int? {
    var best: (need: Int, saving: Int, cost: Int)?
    for (number, need) in needs.enumerated() where need.missing > 0 && need.missing <= room {
      let saving = need.savings[bits(adding: need.missing)]
      let cost = cost(of: need, price)
      // Compared as products; of equals the first is kept.
      if let best, saving * best.cost <= best.saving * cost { continue }
      best = (number, saving, cost)
    }
    return best.flatMap { $0.saving > 0 ? $0.need : nil }
  }

  private func cost(of need: Need, _ price: Price) -> Int {
    guard price == .shared else { return need.missing }
    return need.colors.reduce(0) { $0 + (isChosen[$1] ? 0 : Self.colorPrice / lacking[$1]) }
  }

  /// Of a colour that one frame lacks.
  private static let colorPrice = 1 << 16

  /// - Returns: what the frames save that have all their colours now.
  private mutating func take(_ colors: [Int]) -> Int {
    let new = colors.filter { !isChosen[$0] }
    let size = bits(adding: new.count)
    var saved = 0
    for color in new {
      isChosen[color] = true
      chosen.append(color)
      for user in users[color] {
        needs[user].missing -= 1
        guard needs[user].missing == 0 else { continue }
        saved += needs[user].savings[size]
        for color in needs[user].colors { lacking[color] -= 1 }
      }
    }
    return saved
  }

  /// Of the table's largest index, with some more colours.
  private func bits(adding count: Int) -> Int {
    max(2, ColorTable.bits(forCount: chosen.count + count + reserved))
  }
}
