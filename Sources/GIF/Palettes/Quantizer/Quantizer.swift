// Chooses the colours of a table from too many.
//
// The cluster with the largest spread is split first, at the mean of its widest axis; then a few rounds of k-means
// move the borders. A table's colour is a member of its cluster, never a mixture, so flat areas keep their exact
// colour.

import AnimPrimitives

/// A colour and its weight.
struct WeightedColor: Sendable {
  var rgba: UInt32
  var lab: OKLab
  /// A number of pixels, or a measure of them.
  var weight: Double
}

struct Quantizer {
  private var colors: [WeightedColor]
  private var clusters: [Cluster] = []

  private struct Cluster {
    /// The places of its members among the colours.
    var range: Range<Int>
    /// The axis along which it is widest.
    var axis: Int
    var mean: SIMD4<Double>
    /// The sum of weighted squared distances from the mean, times the root of the weight. The cluster with the largest
    /// spread is split first.
    var spread: Double
    /// An estimate of the sum of weighted distances from the mean, 100 × OKLab.
    var error: Double
  }

  private init(_ colors: [WeightedColor]) {
    self.colors = colors
  }

  /// Chooses at most `count` of the colours to represent all, each with the weight of the colours it represents.
  ///
  /// - Parameters:
  ///   - minimumGain: the reduction of the sum of all errors (weight × 100 × OKLab distance) that another colour must
  ///     bring.
  ///   - rounds: the number of k-means rounds.
  ///   - jobs: the maximum number of threads.
  /// - Precondition: there is at least one colour, and `count` is at least 1.
  static func choose(
    _ count: Int, of colors: [WeightedColor], minimumGain: Double, rounds: Int, jobs: Int = 1
  ) -> [WeightedColor] {
    precondition(!colors.isEmpty && count > 0, "a table has at least one colour")
    guard colors.count > count else { return colors }
    var quantizer = Quantizer(ColorHistogramReducer(colors).colors)
    quantizer.split(into: count, minimumGain: minimumGain)
    return quantizer.refine(rounds: rounds, jobs: jobs)
  }
}

// MARK: - Splitting

extension Quantizer {
  private mutating func split(into count: Int, minimumGain: Double) {
    clusters = [measure(colors.indices)]
    // Gains do not fall evenly, so a running mean is compared.
    var gain = Double.infinity
    while clusters.count < count {
      // When the mean gain is too small, single clusters may still be worth a split.
      let pays = gain >= minimumGain
      guard
        let widest = clusters.indices.max(by: { left, right in
          pays
            ? clusters[left].spread < clusters[right].spread
            : clusters[left].error < clusters[right].error
        }),
        clusters[widest].spread > 0, pays || clusters[widest].error > 6 * minimumGain
      else { return }
      let cluster = clusters[widest]
      let middle = partition(cluster)
      clusters[widest] = measure(cluster.range.lowerBound..<middle)
      clusters.append(measure(middle..<cluster.range.upperBound))
      let saved = cluster.error - clusters[widest].error - clusters[clusters.count - 1].error
      gain = gain.isFinite ? gain + (saved - gain) / 16 : saved
    }
  }

  private func measure(_ range: Range<Int>) -> Cluster {
    var weight = 0.0
    var sum = SIMD4<Double>()
    var squares = SIMD4<Double>()
    for index in range {
      let point = Self.point(colors[index].lab)
      let weighted = point * colors[index].weight
      weight += colors[index].weight
      sum += weighted
      squares += weighted * point
    }
    let mean = sum / weight
    let variance = squares - sum * mean
    var axis = 0
    if variance[1] > variance[axis] { axis = 1 }
    if variance[2] > variance[axis] { axis = 2 }
    // Rounding may give a value slightly below zero if all members are equal.
    let total = range.count > 1 ? max(variance[0] + variance[1] + variance[2], 1e-9) : 0
    return Cluster(
      range: range, axis: axis, mean: mean, spread: total * weight.squareRoot(),
      error: (total * weight).squareRoot() * (100 / OKLab.one))
  }

  /// Moves the members below the mean to the front; returns the place of the first other one. Both parts have members.
  private mutating func partition(_ cluster: Cluster) -> Int {
    let mean = cluster.mean[cluster.axis]
    let middle =
      switch cluster.axis {
      case 0: partition(cluster.range) { Double($0.lightness) < mean }
      case 1: partition(cluster.range) { Double($0.a) < mean }
      default: partition(cluster.range) { Double($0.b) < mean }
      }
    // Limits matter only if the mean is rounded to an end of the range.
    return min(max(middle, cluster.range.lowerBound + 1), cluster.range.upperBound - 1)
  }

  @inline(__always)
  private mutating func partition(_ range: Range<Int>, _ isLow: (OKLab) -> Bool) -> Int {
    var colors = colors.mutableSpan
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      // A high colour swaps places with the last unread one. Both are stored in any case, because a branch could not be
      // predicted.
      let (first, last) = (colors[low], colors[high &- 1])
      let stays = isLow(first.lab)
      colors[low] = stays ? first : last
      colors[high &- 1] = stays ? last : first
      low &+= stays ? 1 : 0
      high &-= stays ? 0 : 1
    }
    return low
  }

  private static func point(_ lab: OKLab) -> SIMD4<Double> {
    SIMD4(Double(lab.lightness), Double(lab.a), Double(lab.b), 0)
  }
}

// MARK: - K-means

extension Quantizer {
  private func refine(rounds: Int, jobs: Int) -> [WeightedColor] {
    var centers = clusters.map { Self.lab($0.mean) }
    var members = Array(repeating: 0, count: colors.count)
    for (number, cluster) in clusters.enumerated() {
      for index in cluster.range { members[index] = number }
    }
    for _ in 0..<rounds {
      let search = NeighborSearch(centers, questions: colors.count)
      var sums = Array(repeating: SIMD4<Double>(), count: centers.count)
      let guesses = members
      let pieces = Parallel.mapPieces(of: colors.count, length: 512, workers: jobs) { piece in
        piece.map { search.closest(to: colors[$0].lab, guess: guesses[$0]) }
      }
      members = pieces.flatMap(\.self)
      for (index, color) in colors.enumerated() {
        var point = Self.point(color.lab)
        point[3] = 1
        sums[members[index]] += point * color.weight
      }
      for index in centers.indices where sums[index][3] > 0 {
        centers[index] = Self.lab(sums[index] / sums[index][3])
      }
    }
    return representatives(of: centers, members)
  }

  /// For each centre the member with the least sum of weighted distances from the others. In large clusters only the
  /// member closest to the centre and the heaviest one are compared, to save time.
  private func representatives(of centers: [OKLab], _ members: [Int]) -> [WeightedColor] {
    var ends = Array(repeating: 0, count: centers.count)
    for member in members { ends[member] += 1 }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    // Sorts the colours by cluster, from the end backwards.
    var ordered = colors
    var starts = ends
    for (color, member) in zip(colors, members).reversed() {
      starts[member] -= 1
      ordered[starts[member]] = color
    }
    return centers.indices.compactMap { index in
      let cluster = ordered[starts[index]..<ends[index]]
      var color = Self.representative(of: cluster, around: centers[index])
      color?.weight = cluster.reduce(0) { $0 + $1.weight }
      return color
    }
  }

  /// The maximum size of a cluster in which all members are compared.
  private static let searchedMembers = 8

  private static func representative(
    of cluster: ArraySlice<WeightedColor>, around center: OKLab
  ) -> WeightedColor? {
    let closest = cluster.min {
      $0.lab.squaredDistance(to: center) < $1.lab.squaredDistance(to: center)
    }
    guard let closest, cluster.count > 2 else {
      return cluster.max { $0.weight < $1.weight }
    }
    let heaviest = cluster.max { $0.weight < $1.weight } ?? closest
    let candidates = cluster.count <= searchedMembers ? cluster : [closest, heaviest]
    var best = closest
    var least = Double.infinity
    for candidate in candidates {
      var sum = 0.0
      for other in cluster {
        let distance = Double(other.lab.squaredDistance(to: candidate.lab)).squareRoot()
        sum += other.weight * distance
        if sum >= least { break }
      }
      if sum < least {
        least = sum
        best = candidate
      }
    }
    return best
  }

  private static func lab(_ point: SIMD4<Double>) -> OKLab {
    let rounded = point.rounded(.toNearestOrEven)
    return OKLab(lightness: Int32(rounded[0]), a: Int32(rounded[1]), b: Int32(rounded[2]))
  }
}
