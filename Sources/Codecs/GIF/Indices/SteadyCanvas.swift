// Indices of frames with more colours than a table: photographs, gradients and recordings.
//
// Noise moves most colours a little from frame to frame. If each pixel took the closest colour of the table, its index
// would flip between neighbours: the picture would flicker, and each flip costs bytes. So a pixel keeps the colour that
// is shown if another one would hardly be closer. Kept pixels are transparent, and no pixel is farther from its
// colour than the closest colour of the table plus the tolerance.

import Primitives

/// The colours that a player shows, and the table of the last frame that was drawn on them.
struct SteadyCanvas: Sendable {
  /// The components of a colour in OKLab, and 1; all 0 where the shown colour is not known.
  typealias Shown = SIMD4<Int16>

  let width: Int
  var shown: [Shown]
  /// The table of the last steady frame; nil before the first.
  private(set) var palette: Palette?
  /// The mean error of the table when it was chosen or renewal did not pay, 100 × OKLab distance.
  private(set) var tableError = 0.0

  /// A canvas without a known pixel.
  init(width: Int, height: Int) {
    self.width = width
    shown = Array(repeating: Shown(), count: width * height)
  }

  mutating func setPalette(_ palette: Palette, error: Double) {
    self.palette = palette
    tableError = error
  }
}

/// The closest colours of a table to a frame's colours.
struct ClosestColors: Sendable {
  let palette: Palette
  private(set) var indices: [UInt8] = []
  private(set) var squaredDistances: [Int32] = []
  /// The mean over the frame's changed pixels, 100 × OKLab distance.
  private(set) var meanError = 0.0

  init(_ colors: OKLabColors, counts: [Int], in palette: Palette) {
    self.palette = palette
    indices.reserveCapacity(counts.count)
    squaredDistances.reserveCapacity(counts.count)
    var sum = 0.0
    var pixels = 0
    // Consecutive colours are often close to the same colour of the table.
    var guess = 0
    for (number, lab) in colors.labs.enumerated() {
      let match = palette.nearest.match(lab, guess: guess)
      guess = match.index
      indices.append(UInt8(truncatingIfNeeded: match.index))
      squaredDistances.append(match.squaredDistance)
      guard counts[number] > 0, colors.rgba[number] != 0 else { continue }
      sum += OKLab.error(squaredDistance: match.squaredDistance) * Double(counts[number])
      pixels += counts[number]
    }
    meanError = sum / Double(max(pixels, 1))
  }
}

/// The indices of a steady frame, and how far the shown colours are from the wanted ones.
struct SteadyIndices: Sendable {
  var runs: [IndexRun]
  /// In 100 × OKLab distance.
  var largestError: Double
  var meanError: Double
}

extension SteadyCanvas {
  /// Draws a frame; pixels whose shown colour is good enough are transparent.
  ///
  /// - Parameters:
  ///   - closest: the closest colours to the frame's colours.
  ///   - tolerance: by how much the shown colour may be farther than the closest one, 100 × OKLab distance.
  ///   - mustBeExact: whether a colour that the table has is drawn exactly.
  mutating func draw(
    _ frame: FrameDelta, _ colors: OKLabColors, _ closest: ClosestColors, tolerance: Double,
    mustBeExact: (UInt32) -> Bool
  ) -> SteadyIndices {
    let palette = closest.palette
    let transparent = palette.transparentIndex
    let table = palette.labs.map(Self.known)
    let wanted = colors.labs.map(Self.known)
    let limits = zip(closest.squaredDistances, colors.rgba).map { least, color in
      least == 0 && mustBeExact(color) ? 0 : Self.limit(least, tolerance: tolerance)
    }
    var result = IndexRuns(capacity: frame.runs.count)
    var largest: Int32 = 0
    var sum = 0.0
    var pixels = 0
    var pen = RectRowIterator(frame.rect, width: width)
    var span = shown.mutableSpan
    for run in frame.runs {
      let number = Int(run.color)
      let isClear = colors.rgba[number] == 0
      let (index, lab, limit) = (closest.indices[number], wanted[number], limits[number])
      let least = closest.squaredDistances[number]
      let error = Double(least).squareRoot()
      pen.forEachLine(of: run.length) { places in
        var place = places.lowerBound
        while place < places.upperBound {
          // Pixels that show the same colour are treated alike.
          let before = span[place]
          let first = place
          repeat { place &+= 1 } while place < places.upperBound && span[place] == before
          let count = place &- first
          if let transparent {
            if isClear {
              if run.isChanged { for place in first..<place { span[place] = Shown() } }
              result.append(transparent, count)
              continue
            }
            let isKnown = before[3] != 0
            let distance = isKnown ? Self.squaredDistance(lab, before) : 0
            if isKnown ? distance <= limit : !run.isChanged {
              result.append(transparent, count)
              largest = max(largest, distance)
              sum += Double(distance).squareRoot() * Double(count)
              pixels &+= count
              continue
            }
          }
          result.append(index, count)
          for place in first..<place { span[place] = table[Int(index)] }
          largest = max(largest, least)
          sum += error * Double(count)
          pixels &+= count
        }
      }
    }
    dispose(of: frame)
    return SteadyIndices(
      runs: result.finish(), largestError: OKLab.error(squaredDistance: largest),
      meanError: sum * (100 / OKLab.one) / Double(max(pixels, 1)))
  }

  /// The largest squared distance at which a shown colour is kept.
  private static func limit(_ least: Int32, tolerance: Double) -> Int32 {
    let distance = Double(least).squareRoot() + tolerance * (OKLab.one / 100)
    return Int32(min(distance * distance, Double(Int32.max)))
  }

  static func known(_ lab: OKLab) -> SIMD4<Int16> {
    SIMD4(
      Int16(truncatingIfNeeded: lab.lightness), Int16(truncatingIfNeeded: lab.a),
      Int16(truncatingIfNeeded: lab.b), 1)
  }

  @inline(__always)
  static func squaredDistance(_ one: SIMD4<Int16>, _ other: SIMD4<Int16>) -> Int32 {
    let steps = SIMD4<Int32>(truncatingIfNeeded: one &- other)
    return (steps &* steps).wrappedSum()
  }
}

// MARK: - Other frames

extension SteadyCanvas {
  /// Draws a frame that was compressed in another way.
  mutating func draw(_ frame: FrameDelta, _ drawn: FrameCompressor.Drawn) {
    let labs = drawn.palette.labs.map(Self.known)
    draw(drawn.indices, of: frame) { run in
      (run.length, run.index == drawn.palette.transparentIndex ? nil : labs[Int(run.index)])
    }
  }

  /// Draws a frame exactly.
  mutating func draw(_ frame: FrameDelta, _ converter: OKLabConverter) {
    let labs = frame.colors.map { $0 == 0 ? Shown() : Self.known(converter.convert($0)) }
    draw(frame.runs, of: frame) { ($0.length, $0.isChanged ? labs[Int($0.color)] : nil) }
  }

  private mutating func draw<Run>(
    _ runs: [Run], of frame: FrameDelta, _ read: (Run) -> (length: Int, color: Shown?)
  ) {
    var pen = RectRowIterator(frame.rect, width: width)
    for run in runs {
      let (length, color) = read(run)
      pen.forEachLine(of: length) { places in
        if let color { fill(places, with: color) }
      }
    }
    dispose(of: frame)
  }

  mutating func dispose(of frame: FrameDelta) {
    guard frame.disposal == .background else { return }
    var pen = RectRowIterator(frame.rect, width: width)
    pen.forEachLine(of: frame.rect.area) { fill($0, with: Shown()) }
  }

  private mutating func fill(_ places: Range<Int>, with color: Shown) {
    var span = shown.mutableSpan
    for place in places { span[place] = color }
  }
}
