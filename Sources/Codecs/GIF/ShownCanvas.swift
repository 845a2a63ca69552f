import Primitives

/// What players show of a group of frames, as far as the group has drawn it.
struct ShownCanvas {
  private let width: Int
  private var pixels: [UInt32]

  /// No pixel has this value: the premultiplied components of what is transparent are 0.
  private static let unknown: UInt32 = 1

  /// Nothing is known.
  init(width: Int, height: Int) {
    self.width = width
    pixels = Array(repeating: Self.unknown, count: width * height)
  }

  /// Draws an image, and does with it what is done before the next.
  ///
  /// - Parameters:
  ///   - indices: of the frame's pixels.
  ///   - palette: where the indices lead.
  mutating func draw(_ frame: DeltaFrame, _ indices: [IndexRun], _ palette: Palette) {
    let colors = palette.table.colors.map(\.rgba)
    draw(
      indices.lazy.map { run in
        let isSeen = run.index != palette.transparentIndex
        return (Int(run.length), isSeen ? colors[Int(run.index)] : nil)
      }, frame)
  }

  /// Draws a frame as it was given.
  mutating func draw(_ frame: DeltaFrame) {
    draw(frame.runs.lazy.map { ($0.length, frame.colors[Int($0.color)]) }, frame)
  }

  private mutating func draw(
    _ runs: some Sequence<(length: Int, color: UInt32?)>, _ frame: DeltaFrame
  ) {
    var pen = RectPen(frame.rect, width: width)
    for (length, color) in runs {
      pen.forEachLine(of: length) { range in
        guard let color else { return }
        for place in range { pixels[place] = color }
      }
    }
    guard frame.disposal == .background else { return }
    var eraser = RectPen(frame.rect, width: width)
    eraser.forEachLine(of: frame.rect.area) { range in
      for place in range { pixels[place] = 0 }
    }
  }

  /// A frame that draws all its pixels without those that are shown already.
  func sparing(_ frame: DeltaFrame) -> DeltaFrame {
    var result = frame
    result.runs.removeAll(keepingCapacity: true)
    result.counts = Array(repeating: 0, count: frame.counts.count)
    var pen = RectPen(frame.rect, width: width)
    var open: (color: Int, length: Int, isChanged: Bool)?
    func close() {
      guard let run = open else { return }
      result.runs.append(
        ColorRun(color: run.color, length: run.length, isChanged: run.isChanged))
      if run.isChanged { result.counts[run.color] += run.length }
    }
    for run in frame.runs {
      let number = Int(run.color)
      let color = frame.colors[number]
      pen.forEachLine(of: run.length) { range in
        for place in range {
          let isChanged = pixels[place] != color
          if open?.color == number, open?.isChanged == isChanged {
            open?.length += 1
          } else {
            close()
            open = (number, 1, isChanged)
          }
        }
      }
    }
    close()
    return result
  }
}
