/// Chooses the colours of a global table for exact frames. A frame needs no local table if all its colours are in the
/// global one; otherwise it does not use the global table.
///
/// This is the set cover problem, solved greedily: the frames that save the most bytes for each missing colour come
/// first. Of all intermediate tables the one with the largest total gain is returned.
struct TableCover {
  /// An exact frame.
  struct Frame {
    /// The numbers of its colours, without duplicates.
    var colors: [Int]
    /// By minimum code size: the bytes that the frame saves without a local table.
    var savings: [Int]
  }

  /// Frames with the same colours.
  private struct Need {
    var colors: [Int]
    /// The number of colours that are not chosen yet.
    var missing: Int
    /// The bytes that the frames save together, by minimum code size.
    var savings: [Int]
  }

  private var needs: [Need] = []
  /// By number of the colour: the needs that contain it.
  private var users: [[Int]]
  /// By number of the colour: how many of these needs are not covered yet.
  private var lacking: [Int]
  private var chosen: [Int] = []
  private var isChosen: [Bool]
  /// Entries that the table has beside the chosen ones.
  private let reserved: Int

  /// - Parameters:
  ///   - colorCount: the colours' numbers are below this.
  ///   - reserved: the number of table entries for other purposes.
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

  /// The price of a missing colour.
  private enum Price: CaseIterable {
    /// The same for all colours.
    case same
    /// Divided by the number of frames that lack it. Frames with similar colours are covered together, before a frame
    /// with a few colours of its own takes their room.
    case shared
  }

  /// The numbers of the chosen colours, at most `room`. Colours of frames that save the most come first and get small
  /// indices.
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

  /// Of the frames that are not covered but fit, those that save the most for the colours that they lack.
  private func next(room: Int, _ price: Price) -> Int? {
    var best: (need: Int, saving: Int, cost: Int)?
    for (number, need) in needs.enumerated() where need.missing > 0 && need.missing <= room {
      let saving = need.savings[bits(adding: need.missing)]
      let cost = cost(of: need, price)
      // The quotients are compared as products; of equal ones the first is kept.
      if let best, saving * best.cost <= best.saving * cost { continue }
      best = (number, saving, cost)
    }
    return best.flatMap { $0.saving > 0 ? $0.need : nil }
  }

  private func cost(of need: Need, _ price: Price) -> Int {
    guard price == .shared else { return need.missing }
    return need.colors.reduce(0) { $0 + (isChosen[$1] ? 0 : Self.colorPrice / lacking[$1]) }
  }

  /// The price of a colour that a single frame lacks.
  private static let colorPrice = 1 << 16

  /// - Returns: the bytes that newly covered frames save.
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

  /// The bits of the table's largest index after `count` more colours.
  private func bits(adding count: Int) -> Int {
    max(2, ColorTable.bits(forCount: chosen.count + count + reserved))
  }
}
