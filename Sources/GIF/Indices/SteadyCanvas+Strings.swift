// Steady frames whose errors are cheap.
//
// Any colour within the tolerance is as good as kept ones, so indices are chosen together with the strings that compress
// them: see `ChosenStrings`.

internal import CAnimKernels
import AnimPrimitives

extension SteadyCanvas {
  /// Draws a frame with indices that make long strings.
  ///
  /// - Parameters:
  ///   - closest: the closest colours to the frame's colours.
  ///   - tolerance: by how much a shown colour may be farther than the closest one, 100 × OKLab distance.
  ///   - price: the number of bits that the square of an additional error of 1 is worth.
  ///   - mustBeExact: whether a colour that the table has is drawn exactly.
  mutating func drawStrings(
    _ frame: FrameDelta, _ colors: OKLabColors, _ closest: ClosestColors, tolerance: Double,
    price: Double, mustBeExact: (UInt32) -> Bool
  ) -> (indices: SteadyIndices, strings: ChosenStrings) {
    let palette = closest.palette
    let wanted = colors.labs.indices.map { number in
      let least = closest.squaredDistances[number]
      let isExact = least == 0 && mustBeExact(colors.rgba[number])
      return gif_pixel(
        wanted: colors.labs[number].packed,
        limit: isExact ? 0 : Self.limit(least, tolerance: tolerance), shown: gif_color(),
        is_known: 0, closest: closest.indices[number])
    }
    let pixels = pixels(of: frame, colors, wanted, closest, tolerance: tolerance)
    let strings = ChosenStrings(for: pixels, in: palette, tolerance: tolerance, price: price)
    let indices = draw(strings.indices, of: frame, pixels, palette)
    return (indices, strings)
  }

  /// The frame's pixels row by row. Clear pixels, and unchanged ones that are not known, remain transparent.
  private mutating func pixels(
    of frame: FrameDelta, _ colors: OKLabColors, _ wanted: [gif_pixel], _ closest: ClosestColors,
    tolerance: Double
  ) -> [gif_pixel] {
    let transparent = closest.palette.transparentIndex
    var pixels: [gif_pixel] = []
    pixels.reserveCapacity(frame.rect.area)
    var pen = RectRowIterator(frame.rect, width: width)
    let shownColors = shownColors
    let known = shownColors.colors.span
    var span = shown.mutableSpan
    for run in frame.runs {
      let number = Int(run.color)
      let isClear = colors.rgba[number] == 0
      let lab = ShownColors.known(colors.labs[number])
      let least = closest.squaredDistances[number]
      var pixel = wanted[number]
      pen.forEachLine(of: run.length) { places in
        for place in places {
          let before = known[Int(span[place])]
          let isKnown = before[3] != 0
          if let transparent, isClear || !run.isChanged && !isKnown {
            if isClear, run.isChanged { span[place] = ShownColors.unknown }
            pixels.append(.transparent(transparent))
            continue
          }
          pixel.shown = gif_color(lightness: before[0], a: before[1], b: before[2])
          pixel.is_known = isKnown ? 1 : 0
          pixel.limit = wanted[number].limit
          let distance = isKnown ? Self.squaredDistance(lab, before) : least
          // The table may lack a colour that is shown already.
          if distance < least { pixel.limit = Self.limit(distance, tolerance: tolerance) }
          pixels.append(pixel)
        }
      }
    }
    return pixels
  }

  /// Shows chosen indices, and measures their errors.
  private mutating func draw(
    _ indices: [UInt8], of frame: FrameDelta, _ pixels: [gif_pixel], _ palette: Palette
  ) -> SteadyIndices {
    let table = numbers(of: palette.labs.map(ShownColors.known))
    let transparent = palette.transparentIndex
    var result = IndexRuns()
    var largest: Int32 = 0
    var sum = 0.0
    var number = 0
    var pen = RectRowIterator(frame.rect, width: width)
    let shownColors = shownColors
    let known = shownColors.colors.span
    var span = shown.mutableSpan
    let (chosen, wanted) = (indices.span, pixels.span)
    pen.forEachLine(of: frame.rect.area) { places in
      for place in places {
        let index = chosen[number]
        let pixel = wanted[number]
        number &+= 1
        result.append(index, 1)
        if index != transparent { span[place] = table[Int(index)] }
        guard pixel.closest != transparent else { continue }
        let color = SIMD4(pixel.wanted.lightness, pixel.wanted.a, pixel.wanted.b, 1)
        let distance = Self.squaredDistance(color, known[Int(span[place])])
        largest = max(largest, distance)
        sum += Double(distance).squareRoot()
      }
    }
    dispose(of: frame)
    return SteadyIndices(
      runs: result.finish(), largestError: OKLab.error(squaredDistance: largest),
      meanError: sum * (100 / OKLab.one) / Double(max(number, 1)))
  }

  /// The largest distance of a shown colour if the closest one has a squared distance.
  private static func limit(_ least: Int32, tolerance: Double) -> UInt16 {
    UInt16(min(Double(least).squareRoot() + tolerance * (OKLab.one / 100), OKLab.one))
  }
}

extension gif_pixel {
  /// A pixel that must be transparent: its colour is far from all others.
  static func transparent(_ index: UInt8) -> gif_pixel {
    let none = gif_color(lightness: -16_384, a: -16_384, b: 0)
    return gif_pixel(wanted: none, limit: 0, shown: none, is_known: 1, closest: index)
  }
}
