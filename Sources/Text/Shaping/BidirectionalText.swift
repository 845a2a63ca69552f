// The bidirectional algorithm assigns an embedding level to each code point: even is left to right, odd is right to
// left. Explicit levels (X1–X8) are here and in ExplicitStack; isolating run sequences with weak and neutral types
// (W1–W7, N0–N2, I1–I2) in IsolatingRun; reordering (L2) in ComposedLine. HarfBuzz mirrors glyphs (L4).

/// A paragraph's embedding levels. Source: UAX #9, the Unicode Bidirectional Algorithm.
struct BidirectionalText {
  enum Direction: Sendable {
    case leftToRight
    case rightToLeft
  }

  private(set) var levels: [UInt8]
  private let baseLevel: UInt8

  var isRightToLeft: Bool { baseLevel == 1 }

  /// - Parameter direction: the paragraph's direction; nil means that of its first letter.
  init(_ scalars: [UInt32], direction: Direction? = nil) {
    // No character below the Hebrew letters is right-to-left, so most texts need no further steps.
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

  /// P2 and P3: the level of the first strong character outside isolates, or nil.
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
    // Characters that X9 removes take the level of their neighbour, so that they do not split a run.
    for index in levels.indices where classes[index].isRemoved {
      levels[index] = index > 0 ? levels[index - 1] : baseLevel
    }
    resetSpaces(classes)
  }

  /// L1: separators, and white space before them and at the end, have the paragraph's level.
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
  /// X1–X8: levels from embeddings, overrides and isolates. Overrides change the types.
  private static func explicitLevels(
    _ types: inout [BidiClass], base: UInt8, matches: IsolateMatches
  ) -> [UInt8] {
    var levels = Array(repeating: base, count: types.count)
    var stack = ExplicitStack(base: base)
    for index in types.indices {
      let type = types[index]
      switch type {
      case .rle, .lre, .rlo, .lro: stack.embed(type)
      case .rli, .lri, .fsi:
        // The initiator is outside its isolate.
        stack.apply(to: &levels[index], &types[index])
        let content = matches.content(after: index)
        let isRightToLeft =
          type == .rli
          || (type == .fsi && firstStrongLevel(types[content], matches: matches) == 1)
        stack.isolate(isRightToLeft: isRightToLeft)
      case .pdi:
        stack.endIsolate()
        stack.apply(to: &levels[index], &types[index])
      case .pdf: stack.endEmbedding()
      case .b: levels[index] = base
      case .bn: break
      default: stack.apply(to: &levels[index], &types[index])
      }
    }
    return levels
  }
}
