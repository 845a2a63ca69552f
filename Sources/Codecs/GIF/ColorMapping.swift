import Primitives

/// A colour table and where each of a group's colours goes in it.
struct ColorMapping: Sendable {
  var table: ColorTable
  /// The index that leaves a pixel as it was; nil where the table has no room for it.
  var transparentIndex: UInt8?
  /// By number of the colour: the index in the table. Colours that the mapping was not made for have
  /// some index.
  var indices: [UInt8]
  /// By number of the colour: how far off the table's colour is.
  var squaredDistances: [Int32]

  /// Maps the colours with these numbers, of a group that has `groupCount`, to the table's closest.
  init(
    table: ColorTable, transparentIndex: UInt8?, numbers: some Sequence<Int>, groupCount: Int,
    palette: GroupColors
  ) {
    self.table = table
    self.transparentIndex = transparentIndex
    indices = Array(repeating: 0, count: groupCount)
    squaredDistances = Array(repeating: 0, count: groupCount)
    let nearest = NearestColor(table.colors.map { palette.converter.convert($0.rgba) })
    for number in numbers {
      if palette.rgba[number] == 0 {
        // A transparent pixel.
        indices[number] = transparentIndex ?? 0
        continue
      }
      let match = nearest.match(palette.labs[number])
      indices[number] = UInt8(truncatingIfNeeded: match.index)
      squaredDistances[number] = match.squaredDistance
    }
  }
}

/// The colours of a group of frames, by number.
struct GroupColors: Sendable {
  let converter: OKLabConverter
  let rgba: [UInt32]
  let labs: [OKLab]

  init(_ rgba: [UInt32], converter: OKLabConverter) {
    self.converter = converter
    self.rgba = rgba
    labs = rgba.map { converter.convert($0) }
  }
}
