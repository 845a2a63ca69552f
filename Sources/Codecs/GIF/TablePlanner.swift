import Primitives

/// How much of each colour a frame changes.
struct ColorUsage: Sendable {
  /// Numbers of the colours of changed pixels, in the order in which they come.
  var numbers: [Int] = []
  /// Pixels, beside `numbers`.
  var counts: [Int] = []
  /// Whether unchanged pixels lie in the frame's rectangle.
  var hasUnchanged = false
  /// Whether it draws transparent pixels.
  var hasTransparent = false

  init(of frame: DeltaFrame, groupCount: Int) {
    var places = Array(repeating: Int32(-1), count: groupCount)
    for run in frame.runs {
      guard run.isChanged else {
        hasUnchanged = true
        continue
      }
      let number = Int(run.color)
      if places[number] < 0 {
        places[number] = Int32(truncatingIfNeeded: numbers.count)
        numbers.append(number)
        counts.append(0)
      }
      counts[Int(places[number])] += run.length
    }
  }
}

/// The table that a frame was given.
struct TableChoice: Sendable {
  var mapping: ColorMapping
  /// Whether the table is the file's global one.
  var isGlobal: Bool
}

/// Chooses colour tables for a group of frames.
struct TablePlanner: Sendable {
  let colors: GroupColors
  let options: GIFOptions
}

// MARK: - The global table

extension TablePlanner {
  /// The table of the file: all colours of its first group where they are few, else the best for them.
  func globalTable(for usages: [ColorUsage]) -> [PremultipliedColor] {
    var weights = Array(repeating: 0.0, count: colors.rgba.count)
    for usage in usages {
      for (number, count) in zip(usage.numbers, usage.counts) { weights[number] += Double(count) }
    }
    let used = weights.indices.filter { weights[$0] > 0 && colors.rgba[$0] != 0 }
    let table = choose(of: used, weights: used.map { weights[$0] }, room: options.maxColors - 1)
    return table.isEmpty ? [.clear] : table
  }

  /// At most `room` colours for these, the scene's flat ones among them.
  private func choose(of numbers: [Int], weights: [Double], room: Int) -> [PremultipliedColor] {
    if numbers.count <= room {
      return numbers.map { PremultipliedColor(rgba: colors.rgba[$0]) }
    }
    var flat: [PremultipliedColor] = []
    for color in options.flatColors where color.isOpaque && !flat.contains(color) {
      if flat.count < room / 2, numbers.contains(where: { colors.rgba[$0] == color.rgba }) {
        flat.append(color)
      }
    }
    let weighted = zip(numbers, weights).compactMap { number, weight in
      flat.contains(PremultipliedColor(rgba: colors.rgba[number]))
        ? nil
        : WeightedColor(rgba: colors.rgba[number], lab: colors.labs[number], weight: weight)
    }
    let chosen = Quantizer.choose(max(room - flat.count, 1), of: weighted)
    return flat + chosen.map { PremultipliedColor(rgba: $0.rgba) }
  }
}

// MARK: - The frames' tables

extension TablePlanner {
  func mappings(
    for frames: [DeltaFrame], _ usages: [ColorUsage], global: [PremultipliedColor], jobs: Int
  ) -> [TableChoice] {
    let count = colors.rgba.count
    guard let table = ColorTable(global) else { preconditionFailure("a global table has colours") }
    let shared = ColorMapping(
      table: table, transparentIndex: UInt8(truncatingIfNeeded: global.count),
      numbers: 0..<count, groupCount: count, palette: colors)
    return Parallel.map(count: frames.count, workers: jobs) { number in
      choice(for: usages[number], shared: shared)
    }
  }

  private func choice(for usage: ColorUsage, shared: ColorMapping) -> TableChoice {
    let error = error(of: usage, shared)
    let global = TableChoice(mapping: shared, isGlobal: true)
    let opaque = usage.numbers.indices.filter { colors.rgba[usage.numbers[$0]] != 0 }
    guard error > 0, !opaque.isEmpty else { return global }
    let chosen = choose(
      of: opaque.map { usage.numbers[$0] }, weights: opaque.map { Double(usage.counts[$0]) },
      room: options.maxColors - 1)
    guard let table = ColorTable(chosen) else { return global }
    let mapping = ColorMapping(
      table: table, transparentIndex: UInt8(truncatingIfNeeded: chosen.count),
      numbers: usage.numbers, groupCount: colors.rgba.count, palette: colors)
    let gain = error - self.error(of: usage, mapping)
    guard gain * 0.12 > Double(table.byteCount) else { return global }
    return TableChoice(mapping: mapping, isGlobal: false)
  }

  /// The sum of all changed pixels' errors.
  private func error(of usage: ColorUsage, _ mapping: ColorMapping) -> Double {
    var sum = 0.0
    for (number, count) in zip(usage.numbers, usage.counts) {
      let distance = mapping.squaredDistances[number]
      if distance > 0 { sum += OKLab.error(squaredDistance: distance) * Double(count) }
    }
    return sum
  }

  func summary(
    of frame: DeltaFrame, _ usage: ColorUsage, _ mapping: ColorMapping, byteCount: Int
  ) -> GIFSummary.Frame {
    var largest: Int32 = 0
    var isExact = true
    for number in usage.numbers {
      largest = max(largest, mapping.squaredDistances[number])
      let index = mapping.indices[number]
      let shown = index == mapping.transparentIndex ? 0 : mapping.table.colors[Int(index)].rgba
      isExact = isExact && shown == colors.rgba[number]
    }
    let pixels = usage.counts.reduce(0, +)
    return GIFSummary.Frame(
      number: frame.number, duration: frame.duration, byteCount: byteCount, isExact: isExact,
      largestError: OKLab.error(squaredDistance: largest),
      meanError: pixels == 0 ? 0 : error(of: usage, mapping) / Double(pixels))
  }
}
