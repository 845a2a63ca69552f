/// A bracket of a pair, identified by its opening code point.
///
/// The angle brackets U+2329 and U+232A equal U+3008 and U+3009. Source: UAX #9 BD14–BD16.
enum PairedBracket: Hashable, Sendable {
  case opening(UInt32)
  case closing(UInt32)

  private static let all: [UInt32: PairedBracket] = {
    var all: [UInt32: PairedBracket] = [:]
    for index in stride(from: 0, to: pairedBracketTable.count - 1, by: 2) {
      let opening = pairedBracketTable[index]
      let identity = opening == 0x2329 ? 0x3008 : opening
      all[opening] = .opening(identity)
      all[pairedBracketTable[index + 1]] = .closing(identity)
    }
    return all
  }()

  /// nil for other characters.
  init?(_ scalar: UInt32) {
    guard let bracket = Self.all[scalar] else { return nil }
    self = bracket
  }
}
