/// The faces of one family name.
struct FontFamily: Sendable {
  let name: String
  private(set) var sources: [FontSource] = []

  /// Adds a face. It replaces an earlier face of the same weight and slant.
  mutating func add(_ source: FontSource) {
    sources.removeAll { $0.weights == source.weights && $0.isItalic == source.isItalic }
    sources.append(source)
  }

  /// The face that CSS selects: the requested slant first, then the nearest weight.
  ///
  /// Source: CSS Fonts 4 §5.2, font style matching.
  func face(weight: Double, isItalic: Bool, axes: [String: Double] = [:]) -> FontFace? {
    source(weight: weight, isItalic: isItalic)?
      .face(weight: weight, isItalic: isItalic, axes: axes)
  }

  /// The source of the face that CSS selects.
  func source(weight: Double, isItalic: Bool) -> FontSource? {
    let slanted = sources.filter { $0.isItalic == isItalic }
    return (slanted.isEmpty ? sources : slanted).min {
      Self.rank($0, weight) < Self.rank($1, weight)
    }
  }

  /// The distance of a face from a weight; the smallest is nearest.
  private struct Rank: Comparable {
    /// 0 for a face that has the weight, otherwise the position in CSS's search order.
    var side: Int
    var distance: Double

    static func < (a: Rank, b: Rank) -> Bool {
      (a.side, a.distance) < (b.side, b.distance)
    }
  }

  /// Below 400, CSS tries lighter weights first; above 500, bolder ones; from 400 to 500, bolder ones up to 500, then
  /// lighter, then bolder ones.
  private static func rank(_ source: FontSource, _ weight: Double) -> Rank {
    if source.weights.contains(weight) { return Rank(side: 0, distance: 0) }
    guard source.weights.lowerBound > weight else {
      let distance = weight - source.weights.upperBound
      return Rank(side: weight > 500 ? 3 : 2, distance: distance)
    }
    let distance = source.weights.lowerBound - weight
    if weight < 400 { return Rank(side: 3, distance: distance) }
    if weight > 500 { return Rank(side: 2, distance: distance) }
    return Rank(side: source.weights.lowerBound <= 500 ? 1 : 3, distance: distance)
  }
}
