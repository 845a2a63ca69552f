/// Collects colours for a `Quantizer`. If there are very many, only one is kept for each cell of 8 × 8 × 8 levels: the
/// heaviest colour, with the weight of the whole cell.
struct ColorHistogramReducer {
  /// In the order in which their cells first appeared.
  private(set) var colors: [WeightedColor] = []
  /// By cell (the upper five bits of each component): the number of its colour, or −1; empty if all colours are kept.
  private var places: [Int32] = []
  /// By number of the colour: its own weight.
  private var heaviest: [Double] = []

  /// The maximum number of colours that are all kept.
  private static let limit = 1 << 15

  /// - Parameter count: the number of colours that will be added.
  init(of count: Int) {
    if count > Self.limit { places = Array(repeating: -1, count: 1 << 15) }
  }

  init(_ colors: [WeightedColor]) {
    self.init(of: colors.count)
    guard !places.isEmpty else {
      self.colors = colors
      return
    }
    for color in colors { add(color) }
  }

  mutating func add(_ color: WeightedColor) {
    guard !places.isEmpty else {
      colors.append(color)
      return
    }
    let cell = Self.cell(of: color.rgba)
    let place = Int(places[cell])
    if place < 0 {
      places[cell] = Int32(colors.count)
      colors.append(color)
      heaviest.append(color.weight)
      return
    }
    let sum = colors[place].weight + color.weight
    if color.weight > heaviest[place] {
      heaviest[place] = color.weight
      colors[place] = color
    }
    colors[place].weight = sum
  }

  /// Makes crowded colours count less: each weight is divided by the fourth root of the weight in its cell.
  ///
  /// Plain weights put most colours of a table where the most noise is, and noise flips between close colours. A more
  /// even table costs fewer bytes at the same error (Chou, Lookabaugh and Gray, "Entropy-constrained vector
  /// quantization", 1989).
  mutating func spread() {
    var sums = Array(repeating: 0.0, count: 1 << 15)
    for color in colors { sums[Self.cell(of: color.rgba)] += color.weight }
    for number in colors.indices {
      let sum = sums[Self.cell(of: colors[number].rgba)]
      colors[number].weight /= sum.squareRoot().squareRoot()
    }
  }

  /// The upper five bits of each component.
  private static func cell(of rgba: UInt32) -> Int {
    let red = rgba >> 3 & 0x1F
    let green = rgba >> 6 & 0x3E0
    let blue = rgba >> 9 & 0x7C00
    return Int(red | green | blue)
  }
}
