extension IsolatingRun {
  /// The maximum nesting of brackets. Source: UAX #9 BD16.
  private static let maximumBrackets = 63

  /// N0: a pair of brackets takes the direction of the text inside it, or otherwise of the text before it.
  mutating func resolveBrackets(scalars: [UInt32], classes: [BidiClass]) {
    for (open, close) in bracketPairs(scalars: scalars) {
      guard let direction = direction(inside: open, close) else { continue }
      types[open] = direction
      types[close] = direction
      // Marks on a bracket take its direction.
      for bracket in [open, close] {
        var position = bracket + 1
        while position < types.count, classes[indices[position]] == .nsm {
          types[position] = direction
          position += 1
        }
      }
    }
  }

  /// The positions of matching brackets, sorted by the opening one.
  private func bracketPairs(scalars: [UInt32]) -> [(open: Int, close: Int)] {
    var pairs: [(open: Int, close: Int)] = []
    var stack: [(identity: UInt32, position: Int)] = []
    for position in types.indices where types[position] == .on {
      switch PairedBracket(scalars[indices[position]]) {
      case nil: break
      case .opening(let identity)?:
        guard stack.count < Self.maximumBrackets else { return [] }
        stack.append((identity, position))
      case .closing(let identity)?:
        guard let match = stack.lastIndex(where: { $0.identity == identity }) else { continue }
        pairs.append((stack[match].position, position))
        stack.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.open < $1.open }
  }

  /// The direction of a pair of brackets; nil if there is no strong character inside.
  private func direction(inside open: Int, _ close: Int) -> BidiClass? {
    var enclosesOpposite = false
    for position in (open + 1)..<close {
      guard let strong = strongType(at: position) else { continue }
      if strong == embedding { return embedding }
      enclosesOpposite = true
    }
    guard enclosesOpposite else { return nil }
    return (0..<open).reversed().lazy.compactMap(strongType).first ?? start
  }

  /// N1 and N2: neutrals between two characters of the same direction take it; others take the direction of the level.
  mutating func resolveNeutrals() {
    var position = 0
    while position < types.count {
      guard types[position].isNeutralOrIsolate else {
        position += 1
        continue
      }
      let begin = position
      while position < types.count, types[position].isNeutralOrIsolate { position += 1 }
      let before = begin > 0 ? strongType(at: begin - 1) : start
      let after = position < types.count ? strongType(at: position) : end
      let direction = before == after ? before ?? embedding : embedding
      for place in begin..<position { types[place] = direction }
    }
  }

  /// L or R, where numbers count as R; nil for neutrals.
  private func strongType(at position: Int) -> BidiClass? {
    switch types[position] {
    case .l: .l
    case .r, .en, .an: .r
    default: nil
    }
  }
}
