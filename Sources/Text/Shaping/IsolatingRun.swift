/// An isolating run sequence: runs of text around isolates whose weak and neutral types are resolved together. Source:
/// UAX #9 BD13, X10, W1–W7, N0–N2, I1–I2.
struct IsolatingRun {
  /// The code points of the sequence in order, without characters that X9 removes.
  let indices: [Int]
  private let level: UInt8
  /// The types before the first and after the last code point: L or R.
  let start: BidiClass
  let end: BidiClass
  /// The type of each element of `indices`.
  var types: [BidiClass] = []

  /// The direction of the level.
  var embedding: BidiClass { level % 2 == 0 ? .l : .r }

  /// X10: joins level runs where one ends with an isolate's initiator and another begins with its PDI.
  static func sequences(
    classes: [BidiClass], levels: [UInt8], base: UInt8, matches: IsolateMatches
  ) -> [IsolatingRun] {
    let kept = classes.indices.filter { !classes[$0].isRemoved }
    let runs = levelRuns(of: kept, levels)
    let runBeginning = Dictionary(
      uniqueKeysWithValues: runs.enumerated().map { ($0.element[0], $0.offset) })
    let place = Dictionary(uniqueKeysWithValues: kept.enumerated().map { ($0.element, $0.offset) })

    return runs.compactMap { run -> IsolatingRun? in
      // A run that begins with an isolate's PDI continues an earlier one.
      if matches.start[run[0]] != nil { return nil }
      var indices = run
      while let last = indices.last, let close = matches.end[last], let next = runBeginning[close] {
        indices += runs[next]
      }
      guard let first = indices.first, let last = indices.last else { return nil }
      let level = levels[first]
      let before = (place[first] ?? 0) - 1
      let after = (place[last] ?? 0) + 1
      let levelBefore = before >= 0 ? levels[kept[before]] : base
      // The text ends inside an isolate that is not closed, so nothing follows.
      let isOpen = classes[last].isIsolateInitiator && matches.end[last] == nil
      let levelAfter = after < kept.count && !isOpen ? levels[kept[after]] : base
      return IsolatingRun(
        indices: indices, level: level,
        start: max(level, levelBefore) % 2 == 0 ? .l : .r,
        end: max(level, levelAfter) % 2 == 0 ? .l : .r)
    }
  }

  /// BD7: adjacent code points of equal level.
  private static func levelRuns(of indices: [Int], _ levels: [UInt8]) -> [[Int]] {
    var runs: [[Int]] = []
    for index in indices {
      if let last = runs.last?.last, levels[last] == levels[index] {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
    }
    return runs
  }

  private init(indices: [Int], level: UInt8, start: BidiClass, end: BidiClass) {
    self.indices = indices
    self.level = level
    self.start = start
    self.end = end
  }

  /// - Parameters:
  ///   - types: of the whole text, with overrides.
  ///   - classes: of the whole text, without overrides.
  ///   - levels: explicit levels on entry, resolved levels on return.
  mutating func resolve(
    types: [BidiClass], scalars: [UInt32], classes: [BidiClass], levels: inout [UInt8]
  ) {
    self.types = indices.map { types[$0] }
    resolveMarks()
    resolveNumbers()
    resolveBrackets(scalars: scalars, classes: classes)
    resolveNeutrals()
    for (position, index) in indices.enumerated() {
      levels[index] = level + implicitRise(of: self.types[position])
    }
  }

  /// I1 and I2: the increase of the level.
  private func implicitRise(of type: BidiClass) -> UInt8 {
    switch type {
    case .r: level % 2 == 0 ? 1 : 0
    case .an, .en: level % 2 == 0 ? 2 : 1
    default: level % 2 == 0 ? 0 : 1
    }
  }
}

// MARK: - Weak types

extension IsolatingRun {
  /// W1: a mark takes the class of its base.
  private mutating func resolveMarks() {
    var previous = start
    for position in types.indices {
      if types[position] == .nsm {
        let isIsolate = previous.isIsolateInitiator || previous == .pdi
        types[position] = isIsolate ? .on : previous
      }
      previous = types[position]
    }
  }

  /// W2–W7: digits, their separators and their terminators.
  private mutating func resolveNumbers() {
    var strong = start
    for position in types.indices {
      switch types[position] {
      case .l, .r, .al: strong = types[position]
      case .en where strong == .al: types[position] = .an
      default: break
      }
    }
    for position in types.indices where types[position] == .al { types[position] = .r }
    resolveSeparators()
    resolveTerminators()
    strong = start
    for position in types.indices {
      switch types[position] {
      case .l, .r: strong = types[position]
      case .en where strong == .l: types[position] = .l
      default: break
      }
    }
  }

  /// W4: one separator between two numbers of the same kind takes their type.
  private mutating func resolveSeparators() {
    guard types.count > 2 else { return }
    for position in 1..<(types.count - 1) {
      let before = types[position - 1]
      guard before == types[position + 1] else { continue }
      switch (types[position], before) {
      case (.es, .en), (.cs, .en): types[position] = .en
      case (.cs, .an): types[position] = .an
      default: break
      }
    }
  }

  /// W5 and W6: terminators next to a European number take its type; all others are neutral.
  private mutating func resolveTerminators() {
    var position = 0
    while position < types.count {
      guard types[position] == .et else {
        position += 1
        continue
      }
      let begin = position
      while position < types.count, types[position] == .et { position += 1 }
      let isBeforeNumber = position < types.count && types[position] == .en
      let isAfterNumber = begin > 0 && types[begin - 1] == .en
      if isBeforeNumber || isAfterNumber {
        for place in begin..<position { types[place] = .en }
      }
    }
    for position in types.indices {
      switch types[position] {
      case .es, .et, .cs: types[position] = .on
      default: break
      }
    }
  }
}

/// The pairs of isolate initiators and PDIs. Source: UAX #9 BD9.
struct IsolateMatches {
  /// The PDI's index, by the initiator's; nil for other characters and for an open isolate.
  private(set) var end: [Int?]
  /// The initiator's index, by the PDI's; nil for other characters and for an unmatched PDI.
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

  /// The text of an isolate, up to its PDI or the end of the text.
  func content(after index: Int) -> Range<Int> {
    (index + 1)..<(end[index] ?? end.count)
  }
}
