import AnimPrimitives

/// The positions of pictures and texts on a contact sheet, in pixels: a title above a grid of equally sized pictures
/// with captions.
package struct SheetLayout: Sendable {
  /// The maximum number of pictures.
  package static let countLimit = 1000
  /// The maximum side length in pixels.
  package static let sideLimit = 16_384

  package let width: Int
  package let height: Int
  let count: Int
  let title: Rect?
  /// Pixels per point of text.
  let unit: Double
  private let picture: (width: Int, height: Int)
  private let columns: Int
  private let margin: Int
  private let top: Int
  private let cell: (width: Int, height: Int)
  private let gap: Int
  private let captionHeight: Int

  /// - Parameters:
  ///   - count: the number of pictures, at least 1.
  ///   - width: the width of a picture in pixels, at least 1; the same holds for the height.
  ///   - columns: the number of pictures per row, at least 1. nil chooses it so that the sheet is somewhat wider than
  ///     high.
  ///   - scale: pixels per point of the scene. Texts have at least one pixel per point.
  package init(
    count: Int, width: Int, height: Int, columns: Int?, scale: Double, hasTitle: Bool
  ) {
    let unit = max(scale, 1)
    func pixels(_ points: Double) -> Int { Int((points * unit).rounded()) }
    self.count = count
    self.unit = unit
    picture = (width, height)
    margin = pixels(16)
    gap = pixels(12)
    captionHeight = pixels(18)
    cell = (max(width, pixels(64)), height + captionHeight)
    top = margin + (hasTitle ? pixels(30) : 0)
    let size = { [margin, gap, cell, top] (columns: Int) in
      let rows = (count + columns - 1) / columns
      return (
        width: 2 * margin + columns * (cell.width + gap) - gap,
        height: top + margin + rows * (cell.height + gap) - gap
      )
    }
    self.columns = min(columns ?? Self.columns(for: count, size), count)
    (self.width, self.height) = size(self.columns)
    title =
      hasTitle
      ? Rect(
        x: Double(margin), y: Double(pixels(14)), width: Double(self.width - 2 * margin),
        height: Double(pixels(22))) : nil
  }

  /// The number of columns with the proportions closest to 3 : 2, without empty columns.
  private static func columns(for count: Int, _ size: (Int) -> (width: Int, height: Int)) -> Int {
    func stretch(_ columns: Int) -> Double {
      let (width, height) = size(columns)
      let ratio = Double(width) / Double(height) / 1.5
      return max(ratio, 1 / ratio)
    }
    let balanced = (1...count).filter { columns in
      let rows = (count + columns - 1) / columns
      return (count + rows - 1) / rows == columns
    }
    return balanced.min { stretch($0) < stretch($1) } ?? count
  }

  package var fits: Bool { max(width, height) <= Self.sideLimit }

  /// The position of a picture; nil if the sheet does not fit.
  func place(of index: Int) -> IntRect? {
    let (row, column) = (index / columns, index % columns)
    return IntRect(
      x: margin + column * (cell.width + gap), y: top + row * (cell.height + gap),
      width: picture.width, height: picture.height)
  }

  /// The position of a picture's caption.
  func captionPlace(of index: Int) -> Rect? {
    place(of: index).map {
      Rect(
        x: Double($0.x), y: Double($0.maxY), width: Double(cell.width),
        height: Double(captionHeight))
    }
  }
}
