/// Where lines may break. Source: UAX #14, the Unicode Line Breaking Algorithm.
struct LineBreaker {
  /// For each code point whether a line may begin with it.
  let canBreakBefore: [Bool]

  init(_ scalars: [UInt32]) {
    canBreakBefore = scalars.indices.map {
      $0 > 0 && scalars[$0 - 1] == 0x20 && scalars[$0] != 0x20
    }
  }
}
