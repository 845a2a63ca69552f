// The bidirectional algorithm gives each code point an embedding level: even from left to right, odd from
// right to left. Its steps stand in files of their own: explicit levels (X1–X8) here, isolating run
// sequences with the weak and neutral types (W1–W7, N0–N2, I1–I2) in IsolatingRun. Reordering (L2) belongs
// to lines: ComposedLine; mirroring (L4) to shaping: HarfBuzz.

/// A paragraph's embedding levels. Source: UAX #9, the Unicode Bidirectional Algorithm.
struct BidirectionalText {
  enum Direction: Sendable {
    case leftToRight
    case rightToLeft
  }

  private(set) var levels: [UInt8]
  private let baseLevel: UInt8

  var isRightToLeft: Bool { baseLevel == 1 }

  /// - Parameter direction: the paragraph's; nil for that of its first letter.
  init(_ scalars: [UInt32], direction: Direction? = nil) {
    // Nothing below the Hebrew letters goes from right to left: most texts are done here.
    if direction != .rightToLeft, scalars.allSatisfy({ $0 < 0x590 }) {
      baseLevel = 0
      levels = Array(repeating: 0, count: scalars.count)
      return
    }
    let classes = scalars.map(BidiClass.init(of:))
    let matches = IsolateMatches(classes)
    let base: UInt8 =
      switch direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      case nil: Self.firstStrongLevel(classes[...], matches: matches) ?? 0
      }
    baseLevel = base
    levels = []
    resolve(scalars, classes: classes, matches: matches)
  }

  /// P2 and P3: the level of the first strong character outside of isolates; nil where there is none.
  private static func firstStrongLevel(
    _ classes: ArraySlice<BidiClass>, matches: IsolateMatches
  ) -> UInt8? {
    var index = classes.startIndex
    while index < classes.endIndex {
      let type = classes[index]
      if type == .l { return 0 }
      if type.isStrongRightToLeft { return 1 }
      if type.isIsolateInitiator {
        guard let end = matches.end[index], end < classes.endIndex else { return nil }
        index = end
      }
      index += 1
    }
    return nil
  }

  private mutating func resolve(
    _ scalars: [UInt32], classes: [BidiClass], matches: IsolateMatches
  ) {
    var types = classes
    levels = Self.explicitLevels(&types, base: baseLevel, matches: matches)
    let sequences = IsolatingRun.sequences(
      classes: classes, levels: levels, base: baseLevel, matches: matches)
    for var sequence in sequences {
      sequence.resolve(types: types, scalars: scalars, classes: classes, levels: &levels)
    }
    // What X9 removes is where its neighbour is, so that it splits no run.
    for index in levels.indices where classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : baseLevel
    }
    resetSpaces(classes)
  }

  /// L1: separators, and white space before them and at the end, are at the paragraph's level.
  private mutating func resetSpaces(_ classes: [BidiClass]) {
    var isTrailing = true
    for index in classes.indices.reversed() {
      switch classes[index] {
      case .b, .s:
        levels[index] = baseLevel
        isTrailing = true
      case .ws, .lri, .rli, .fsi, .pdi, .lre, .lro, .rle, .rlo, .pdf, .bn:
        if isTrailing { levels[index] = baseLevel }
      default: isTrailing = false
      }
    }
  }
}

// MARK: - Explicit levels

extension BidirectionalText {
  private struct Status {
    var level: UInt8
    /// What an override makes of every character; nil without one.
    var override: BidiClass?
    var isIsolate: Bool
  }

  /// The deepest level. Source: UAX #9 BD2.
  private static let maximumDepth: UInt8 = 125

  /// X1–X8: levels from embeddings, overrides and isolates; overrides change the types.
  private static func explicitLevels(
    _ types: inout [BidiClass], base: UInt8, matches: IsolateMatches
  ) -> [UInt8] {
    var levels = Array(repeating: base, count: types.count)
    var stack = [Status(level: base, override: nil, isIsolate: false)]
    var overflowIsolates = 0
    var overflowEmbeddings = 0
    var validIsolates = 0
    var last: Status { stack[stack.count - 1] }

    func push(isRightToLeft: Bool, override: BidiClass?, isIsolate: Bool) -> Bool {
      let level = isRightToLeft ? (last.level + 1) | 1 : (last.level + 2) & ~1
      guard level <= maximumDepth, overflowIsolates == 0, overflowEmbeddings == 0 else {
        return false
      }
      stack.append(Status(level: level, override: override, isIsolate: isIsolate))
      return true
    }

    for index in types.indices {
      let type = types[index]
      switch type {
      case .rle, .lre, .rlo, .lro:
        let isRightToLeft = type == .rle || type == .rlo
        let override: BidiClass? = type == .rlo ? .r : type == .lro ? .l : nil
        if !push(isRightToLeft: isRightToLeft, override: override, isIsolate: false),
          overflowIsolates == 0
        {
          overflowEmbeddings += 1
        }
      case .rli, .lri, .fsi:
        levels[index] = last.level
        if let override = last.override { types[index] = override }
        let content = matches.content(after: index)
        let isRightToLeft =
          type == .rli
          || (type == .fsi && contentIsRightToLeft(types, range: content, matches: matches))
        if push(isRightToLeft: isRightToLeft, override: nil, isIsolate: true) {
          validIsolates += 1
        } else {
          overflowIsolates += 1
        }
      case .pdi:
        if overflowIsolates > 0 {
          overflowIsolates -= 1
        } else if validIsolates > 0 {
          overflowEmbeddings = 0
          while !last.isIsolate { stack.removeLast() }
          stack.removeLast()
          validIsolates -= 1
        }
        levels[index] = last.level
        if let override = last.override { types[index] = override }
      case .pdf:
        if overflowIsolates == 0 {
          if overflowEmbeddings > 0 {
            overflowEmbeddings -= 1
          } else if !last.isIsolate, stack.count > 1 {
            stack.removeLast()
          }
        }
      case .b: levels[index] = base
      case .bn: break
      default:
        levels[index] = last.level
        if let override = last.override { types[index] = override }
      }
    }
    return levels
  }

  private static func contentIsRightToLeft(
    _ types: [BidiClass], range: Range<Int>, matches: IsolateMatches
  ) -> Bool {
    firstStrongLevel(types[range], matches: matches) == 1
  }
}
