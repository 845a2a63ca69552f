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
  }

  /// The numbers of the colours to take, at most `room`. Those of frames that save much are in front, so that these
  /// have small indices.
  consuming func choose(room: Int) -> [Int] {
    var saved = 0
    var best = (count: 0, gain: Int.min)
    while let next = next(room: room - chosen.count) {
      saved += take(needs[next].colors)
      let gain = saved - (3 << bits(adding: 0))
      if gain > best.gain { best = (chosen.count, gain) }
    }
    return Array(chosen.prefix(best.count))
  }

  /// Of the frames that are not covered but could be, those that save most for each colour they lack.
  private func next(room: Int) -> Int? {
    var best: (need: Int, saving: Int, missing: Int)?
    for (number, need) in needs.enumerated() where need.missing > 0 && need.missing <= room {
      let saving = need.savings[bits(adding: need.missing)]
      // Compared as products; of equals the first is kept.
      if let best, saving * best.missing <= best.saving * need.missing { continue }
      best = (number, saving, need.missing)
    }
    return best.flatMap { $0.saving > 0 ? $0.need : nil }
  }

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
        if needs[user].missing == 0 { saved += needs[user].savings[size] }
      }
    }
    return saved
  }

  /// Of the table's largest index, with some more colours.
  private func bits(adding count: Int) -> Int {
    max(2, ColorTable.bits(forCount: chosen.count + count + reserved))
  }
}
