import Primitives

/// Answers whether all the canvas has few colours, looking at as little of it as it can.
///
/// A list of all colours that the canvas can have answers for scenes of few colours. Where it has become
/// too long, the canvas is counted tile by tile, and a tile again only after it changed.
struct CanvasCensus {
  private let limit: Int
  private let jobs: Int
  private let grid: TileGrid
  /// All colours that the canvas can have, and perhaps some that it has no more; nil where they are too
  /// many.
  private var known: ColorIndex? = ColorIndex()
  /// Row by row.
  private var tiles: [Tile]
  /// How many of the counted tiles have a colour.
  private var uses: [UInt32: Int] = [:]

  /// A tile's colours; where they are too many, not all. Most have just one, for which no memory is asked.
  private struct Tile {
    /// Nil until it is counted.
    var first: UInt32?
    var others: [UInt32] = []

    init() {}

    init(_ colors: [UInt32]) {
      first = colors.first
      others = Array(colors.dropFirst())
    }

    func forEachColor(_ body: (UInt32) -> Void) {
      if let first { body(first) }
      for color in others { body(color) }
    }
  }

  /// Tiles that are counted before it is looked whether they have too many colours already.
  private static let batch = 128

  /// - Parameters:
  ///   - limit: how many colours are few.
  ///   - jobs: the most threads to use.
  init(width: Int, height: Int, limit: Int, jobs: Int) {
    self.jobs = jobs
    self.limit = limit
    grid = TileGrid(width: width, height: height, side: TileGrid.countedSide)
    tiles = Array(repeating: Tile(), count: grid.count)
  }

  /// - Parameters:
  ///   - colors: of the pixels that have just changed.
  ///   - rect: holds them.
  ///   - canvas: after the change.
  mutating func isFew(
    adding colors: some Collection<UInt32>, in rect: IntRect, canvas: () -> [UInt32]
  ) -> Bool {
    forget(rect)
    guard colors.count <= limit else {
      known = nil
      return false
    }
    if var index = known {
      for color in colors { _ = index.number(of: color) }
      known = index.colors.count <= limit ? index : nil
    }
    if known == nil, !areMany(with: colors) { known = count(canvas) }
    return known != nil
  }

  /// Whether the tiles that were not forgotten, and what has just changed, have too many colours already.
  private func areMany(with colors: some Collection<UInt32>) -> Bool {
    var room = limit - uses.count
    return room < 0
      || colors.contains { color in
        room -= uses[color] == nil ? 1 : 0
        return room < 0
      }
  }

  private mutating func forget(_ rect: IntRect) {
    grid.forEachTile(in: rect) { number in
      tiles[number].forEachColor { color in
        guard let count = uses[color] else { return }
        uses[color] = count > 1 ? count - 1 : nil
      }
      tiles[number] = Tile()
    }
  }

  /// The colours of the canvas, nil as soon as they are too many.
  private mutating func count(_ canvas: () -> [UInt32]) -> ColorIndex? {
    let pixels = canvas()
    var uncounted = tiles.indices.filter { tiles[$0].first == nil }[...]
    while !uncounted.isEmpty {
      let numbers = Array(uncounted.prefix(Self.batch))
      uncounted = uncounted.dropFirst(numbers.count)
      let (grid, limit) = (grid, limit)
      let counted = Parallel.mapPieces(of: numbers.count, length: 64, workers: jobs) { piece in
        // One for all tiles: threads that ask for memory wait for each other.
        var index = ColorIndex(bits: 8)
        let rows = grid.newRows(ofTiles: numbers[piece], pixels.span)
        return zip(numbers[piece], rows).map { number, rows in
          index.removeAll()
          grid.addColors(ofTile: number, rows, pixels.span, limit: limit, to: &index)
          return Tile(index.colors)
        }
      }
      for (number, tile) in zip(numbers, counted.joined()) {
        tiles[number] = tile
        tile.forEachColor { uses[$0, default: 0] += 1 }
      }
      if uses.count > limit { return nil }
    }
    return ColorIndex(uses.keys)
  }
}

extension TileGrid {
  /// The side of a tile that is counted, in pixels: its rows are bits.
  fileprivate static let countedSide = 32

  /// Of each tile the rows that are not the one above them, the first one always among them; in the lowest bit.
  ///
  /// Tiles beside each other are looked at together, since most rows of a page are those above them.
  ///
  /// - Parameter numbers: in ascending order.
  fileprivate func newRows(
    ofTiles numbers: ArraySlice<Int>, _ canvas: Span<UInt32>
  ) -> [UInt32] {
    var result = Array(repeating: UInt32(1), count: numbers.count)
    var first = numbers.startIndex
    while first < numbers.endIndex {
      var end = first + 1
      while end < numbers.endIndex, numbers[end] == numbers[end - 1] + 1,
        numbers[end] % columns > 0
      {
        end += 1
      }
      guard let left = rect(ofTile: numbers[first]), let right = rect(ofTile: numbers[end - 1])
      else { break }
      for row in 1..<max(left.height, 1) {
        let start = (left.y + row) * width
        var x = left.x
        while x < right.maxX {
          x +=
            RowPair(
              canvas, from: start + x, over: canvas, from: start + x - width, count: right.maxX - x
            ).firstChange
          guard x < right.maxX else { break }
          let tile = (x - left.x) / side
          result[first - numbers.startIndex + tile] |= 1 << row
          x = left.x + (tile + 1) * side
        }
      }
      first = end
    }
    return result
  }

  /// Adds a tile's colours, until there are more than the limit.
  ///
  /// - Parameter rows: that are not the one above them.
  fileprivate func addColors(
    ofTile number: Int, _ rows: UInt32, _ canvas: Span<UInt32>, limit: Int,
    to index: inout ColorIndex
  ) {
    guard let tile = rect(ofTile: number) else { return }
    var rest = rows
    while rest != 0 {
      let start = (tile.y + rest.trailingZeroBitCount) * width + tile.x
      rest &= rest - 1
      var last: UInt32?
      for place in start..<(start + tile.width) {
        guard canvas[place] != last else { continue }
        last = canvas[place]
        _ = index.number(of: canvas[place])
        if index.colors.count > limit { return }
      }
    }
  }
}
