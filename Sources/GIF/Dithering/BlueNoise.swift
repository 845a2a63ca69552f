// Thresholds for ordered dithering that look like fine grain, without rows or clumps. They are made by the
// void-and-cluster method (Robert Ulichney, "The void-and-cluster method for dither array generation",
// 1993) on a small torus, in integers, when first needed.

/// A square of thresholds that tiles the screen.
struct BlueNoise: Sendable {
  /// The length of a side in pixels, a power of 2.
  static let side = 32
  static let shared = BlueNoise()

  /// The ranks row by row; each of 0 ..< side² occurs once.
  let ranks: [UInt16]

  /// The threshold at a pixel of the screen, 0 ..< side².
  @inline(__always)
  func rank(x: Int, y: Int) -> Int {
    Int(ranks[(y & (Self.side &- 1)) &* Self.side &+ (x & (Self.side &- 1))])
  }

  private init() {
    var field = Field()
    // Starts from a tenth of the points, spread evenly; then each cluster moves to the largest void.
    var points = 0
    while points < Field.count / 10 {
      // An odd stride visits every place once, because the count is a power of 2.
      field.set(points &* 389 & (Field.count - 1), true)
      points += 1
    }
    while true {
      let cluster = field.tightestCluster
      field.set(cluster, false)
      let void = field.largestVoid
      field.set(void, true)
      if void == cluster { break }
    }
    var ranks = Array(repeating: UInt16(0), count: Field.count)
    var fading = field
    for rank in stride(from: points - 1, through: 0, by: -1) {
      let place = fading.tightestCluster
      fading.set(place, false)
      ranks[place] = UInt16(rank)
    }
    for rank in points..<Field.count {
      let place = field.largestVoid
      field.set(place, true)
      ranks[place] = UInt16(rank)
    }
    self.ranks = ranks
  }
}

/// Points on a torus, and the density around each place.
private struct Field {
  static let count = BlueNoise.side * BlueNoise.side

  private var isSet = Array(repeating: false, count: count)
  private var crowd = Array(repeating: 0, count: count)
  /// The density that a point adds to places by their distance: a bell curve in integers.
  private let bell: [Int]

  init() {
    let side = BlueNoise.side
    bell = (0..<Self.count).map { place in
      let x = min(place % side, side - place % side)
      let y = min(place / side, side - place / side)
      let square = x * x + y * y
      // 1 / (1 + d²/4)³, which is close to a Gaussian with σ = 1.5 and never 0.
      let root = 4 + square
      return 64 * 1_000_000 / (root * root * root)
    }
  }

  mutating func set(_ place: Int, _ value: Bool) {
    isSet[place] = value
    let side = BlueNoise.side
    for y in 0..<side {
      for x in 0..<side {
        let bellX = (x &- place % side) & (side &- 1)
        let bellY = (y &- place / side) & (side &- 1)
        let amount = bell[bellY &* side &+ bellX]
        crowd[y &* side &+ x] &+= value ? amount : -amount
      }
    }
  }

  var tightestCluster: Int { extreme(of: true) { $0 > $1 } }
  var largestVoid: Int { extreme(of: false) { $0 < $1 } }

  /// The first place with an extreme density, among those that are set or not set.
  private func extreme(of value: Bool, _ isBefore: (Int, Int) -> Bool) -> Int {
    var best: Int?
    for place in 0..<Self.count where isSet[place] == value {
      if let known = best, !isBefore(crowd[place], crowd[known]) { continue }
      best = place
    }
    return best ?? 0
  }
}
