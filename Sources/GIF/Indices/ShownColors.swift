internal import CAnimKernels

/// The colours on a `SteadyCanvas` by number, so that the canvas has 2 bytes for each pixel.
struct ShownColors: Sendable {
  /// The components of a colour in OKLab, and 1; all 0 for the colour of pixels that are not known.
  typealias Shown = gif_shown

  /// The number of the colour that is not known.
  static let unknown: UInt16 = 0
  /// The number of colours that have numbers.
  private static let limit = 1 << 16

  private(set) var colors: [Shown] = [Shown()]
  private var numbers: [UInt64: UInt16] = [0: unknown]

  /// Whether more colours can have numbers.
  func hasRoom(for count: Int) -> Bool { colors.count + count <= Self.limit }

  /// A colour's number, possibly a new one. Without room for a new one, the colour counts as not known.
  mutating func number(of color: Shown) -> UInt16 {
    let key = Self.key(color)
    if let known = numbers[key] { return known }
    guard hasRoom(for: 1) else { return Self.unknown }
    let number = UInt16(truncatingIfNeeded: colors.count)
    numbers[key] = number
    colors.append(color)
    return number
  }

  /// Renumbers the colours of a canvas and forgets all others. If nearly all numbers are in use, the canvas is not known
  /// afterwards.
  mutating func removeUnused(in shown: inout [UInt16]) {
    var used = Array(repeating: false, count: Self.limit)
    for number in shown { used[Int(number)] = true }
    let old = colors
    self = ShownColors()
    var renumbered = Array(repeating: Self.unknown, count: Self.limit)
    if used.count(where: { $0 }) <= Self.limit / 2 {
      for number in old.indices where used[number] {
        renumbered[number] = self.number(of: old[number])
      }
    }
    for place in shown.indices { shown[place] = renumbered[Int(shown[place])] }
  }

  /// A known colour.
  static func known(_ lab: OKLab) -> Shown {
    Shown(
      Int16(truncatingIfNeeded: lab.lightness), Int16(truncatingIfNeeded: lab.a),
      Int16(truncatingIfNeeded: lab.b), 1)
  }

  private static func key(_ color: Shown) -> UInt64 {
    (0..<4).reduce(0) { $0 << 16 | UInt64(UInt16(bitPattern: color[$1])) }
  }

  /// Passes a table to a C kernel.
  ///
  /// - Parameters:
  ///   - numbers: the numbers of the table's colours by index.
  ///   - transparent: the transparent index, or `GIF_NO_INDEX`.
  func withUnsafeTable(
    of numbers: [UInt16], transparent: UInt32, _ body: (gif_steady_table) -> Void
  ) {
    // The pointers are valid during the call.
    unsafe colors.withUnsafeBufferPointer { colors in
      unsafe numbers.withUnsafeBufferPointer { numbers in
        unsafe body(
          gif_steady_table(
            shown: colors.baseAddress, numbers: numbers.baseAddress, transparent: transparent))
      }
    }
  }
}
