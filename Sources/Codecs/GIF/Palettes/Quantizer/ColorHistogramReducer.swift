/// Gathers colours for a `Quantizer`. Of the very many of a photograph only one is kept for each 8 × 8 × 8 levels: the
/// heaviest, with the weight of all.
struct ColorHistogramReducer {
  /// In the order in which they, or others in their place, first came.
  private(set) var colors: [WeightedColor] = []
  /// By the upper five bits of each component: which colour stands for them, or −1; empty where all are kept.
  private var places: [Int32] = []
  /// Beside the colours: the largest weight that came.
  private var heaviest: [Double] = []

  /// So many colours are all kept.
  private static let limit = 1 << 15

  /// - Parameter count: how many colours there are to come.
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
    let red = color.rgba >> 3 & 0x1F
    let green = color.rgba >> 6 & 0x3E0
    let blue = color.rgba >> 9 & 0x7C00
    let cell = Int(red | green | blue)
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
}
