/// The order of a global table's colours with which the codes of its images are short.
///
/// The codes of an image begin with one bit more than its largest index has. So each half of the table, and of that
/// half, has the colours that let most images do with it: sets to be covered again, solved greedily.
struct TableOrder {
  /// An image that draws some of the colours.
  struct Image {
    var colors: ColorSet
    /// By minimum code size, 0…8: how long its codes are about, in bits.
    var bitCounts: [Int]
  }

  /// Numbers of a table's colours.
  struct ColorSet: Hashable {
    private var words: [4 of UInt64] = .init(repeating: 0)

    init() {}

    /// - Precondition: 0…255.
    mutating func insert(_ number: Int) { words[number >> 6] |= 1 << UInt64(number & 63) }

    mutating func formUnion(_ other: ColorSet) {
      for word in words.indices { words[word] |= other.words[word] }
    }

    func contains(_ number: Int) -> Bool { words[number >> 6] >> UInt64(number & 63) & 1 == 1 }

    var count: Int { words.indices.reduce(0) { $0 + words[$1].nonzeroBitCount } }

    /// How many of its colours another one has not.
    func countMissing(in other: ColorSet) -> Int {
      words.indices.reduce(0) { $0 + (words[$1] & ~other.words[$1]).nonzeroBitCount }
    }

    static func == (left: ColorSet, right: ColorSet) -> Bool {
      left.words.indices.allSatisfy { left.words[$0] == right.words[$0] }
    }

    func hash(into hasher: inout Hasher) {
      for word in words.indices { hasher.combine(words[word]) }
    }
  }

  /// Of more different images the others are not looked at, which bounds the time.
  private static let imageLimit = 256

  /// Which colour comes first, which second and so on.
  ///
  /// - Parameters:
  ///   - count: of the colours, which are numbered as they stand now; colours that no image speaks for stay in that order.
  ///   - reserved: entries that stand in front of the colours.
  static func order(count: Int, reserved: Int, for images: [Image]) -> [Int] {
    var rest = merged(images)
    // By number: the smallest code size with which the colour can be drawn.
    var sizes = Array(repeating: ColorTable.bits(forCount: count + reserved), count: count)
    for size in (2..<max(2, sizes.first ?? 2)).reversed() {
      rest = rest.filter { $0.colors.count <= (1 << size) - reserved }
      let chosen = cover(rest, room: (1 << size) - reserved, size: size)
      for number in sizes.indices where chosen.contains(number) { sizes[number] = size }
      rest.removeAll { $0.colors.countMissing(in: chosen) > 0 }
    }
    return sizes.indices.sorted { (sizes[$0], $0) < (sizes[$1], $1) }
  }

  /// Images of the same colours as one; those that could gain most.
  private static func merged(_ images: [Image]) -> [Image] {
    var result: [Image] = []
    var places: [ColorSet: Int] = [:]
    for image in images {
      if let place = places[image.colors] {
        for size in image.bitCounts.indices {
          result[place].bitCounts[size] += image.bitCounts[size]
        }
      } else {
        places[image.colors] = result.count
        result.append(image)
      }
    }
    guard result.count > imageLimit else { return result }
    let gains = result.map { $0.bitCounts[8] - $0.bitCounts[2] }
    let best = result.indices.sorted { (gains[$1], $0) < (gains[$0], $1) }.prefix(imageLimit)
    return best.sorted().map { result[$0] }
  }

  /// At most so many colours, with which images do with a code size that saves most.
  private static func cover(_ images: [Image], room: Int, size: Int) -> ColorSet {
    var chosen = ColorSet()
    var left = room
    var rest = images
    while true {
      var best: (place: Int, gain: Int, missing: Int)?
      for (place, image) in rest.enumerated() {
        let missing = image.colors.countMissing(in: chosen)
        guard missing <= left else { continue }
        let gain = image.bitCounts[size + 1] - image.bitCounts[size]
        // What costs nothing comes first; the others are compared as products.
        if let best, gain * best.missing <= best.gain * missing { continue }
        best = (place, gain, missing)
      }
      guard let best else { return chosen }
      left -= best.missing
      chosen.formUnion(rest.remove(at: best.place).colors)
    }
  }
}
