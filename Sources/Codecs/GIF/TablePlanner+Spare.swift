// Entries of the global table that no image draws.
//
// It is chosen before it is known what frames make of it, and where they do with its lower half, half of it is free
// in the end. There is room then for colours that exact frames lack, which have tables of their own for them.

import Primitives

extension TablePlanner {
  /// A global table with other colours in entries that no image draws; nil where that saves nothing.
  ///
  /// - Parameters:
  ///   - used: the entries that images draw.
  ///   - frames: exact ones that lack colours of the table.
  func filled(
    _ global: Palette, sparing used: TableOrder.ColorSet, for frames: [DeltaFrame]
  ) -> Palette? {
    let reserved = global.transparentIndex == nil ? 0 : 1
    var colors = global.table.colors.dropFirst(reserved).map(\.rgba)
    // The scene's flat colours stay, drawn or not.
    let (kept, free) = colors.indices.reduce(into: (ColorIndex(), [Int]())) { parts, place in
      if used.contains(place + reserved) || flatColors.number(ofKnown: colors[place]) != nil {
        _ = parts.0.number(of: colors[place])
      } else {
        parts.1.append(place)
      }
    }
    let size = min(1 << global.table.bits, options.maxColors)
    let room = size - reserved - colors.count + free.count
    var lacking = ColorIndex()
    let needs = frames.compactMap { frame -> TableCover.Frame? in
      let missing = frame.drawnColors.filter { kept.number(ofKnown: $0) == nil }
      guard !missing.isEmpty, missing.count <= room else { return nil }
      return TableCover.Frame(
        colors: missing.map { lacking.number(of: $0) },
        savings: savings(ofSharing: frame))
    }
    let chosen = TableCover(needs, colorCount: lacking.colors.count, reserved: size - room)
      .choose(room: room)
    guard !chosen.isEmpty else { return nil }
    for (number, place) in zip(chosen, free) { colors[place] = lacking.colors[number] }
    colors += chosen.dropFirst(free.count).map { lacking.colors[$0] }
    return Palette(colors, hasTransparent: reserved > 0, converter: converter)
  }

  /// By the largest index's bits: what an exact frame saves that has all its colours in the global table, in bytes.
  func savings(ofSharing frame: DeltaFrame) -> [Int] {
    let byteCount = leastTable(of: frame)
    return (0...8).map { max(0, byteCount - codeGain(of: frame, codeSize: $0)) }
  }
}
