// Error diffusion in OKLab with Frankie Sierra's "Filter Lite" (1990): the next pixel receives half of the error, two
// pixels below a quarter each. In a still picture it is finer than the ordered pattern; in a moving one it crawls and
// makes large differences, so it is used only on request.

import AnimPrimitives

struct DiffusionDither {
  let colors: OKLabColors
  let mapping: ColorMapping

  /// The indices of a frame's pixels; unchanged pixels are transparent.
  ///
  /// A flat shape that moves changes narrow strips, which are not wide enough to be mixed by themselves. So its unchanged
  /// pixels pass on the errors that they receive, unless the table has their colour. In a picture they do not, because
  /// its changed pixels are next to each other.
  func indices(of frame: FrameDelta) -> [IndexRun] {
    let palette = mapping.palette
    let width = frame.rect.width
    var result = IndexRuns()
    // Errors in quarters, with an additional place at both ends of a row.
    var here = Array(repeating: SIMD4<Int32>(), count: width + 2)
    var below = here
    var x = 0
    var guess = 0
    for run in frame.runs {
      let number = Int(run.color)
      let lab = Self.components(colors.labs[number])
      let isClear = colors.rgba[number] == 0
      let kept = run.isChanged && !isClear ? nil : palette.transparentIndex
      let passesOn = !frame.hasContinuousTone && !isClear && mapping.error(of: number) > 0
      for _ in 0..<run.length {
        // Bounded, because errors would accumulate with a poor table.
        var error = here[x + 1] / 4
        if let kept {
          result.append(kept, 1)
        } else {
          error &+= lab
          let wanted = OKLab(lightness: error[0], a: error[1], b: error[2])
          guess = palette.nearest.match(wanted, guess: guess).index
          result.append(UInt8(guess), 1)
          error &-= Self.components(palette.labs[guess])
        }
        if kept == nil || passesOn {
          error.clamp(lowerBound: SIMD4(repeating: -1024), upperBound: SIMD4(repeating: 1024))
          here[x + 2] &+= error &* 2
          below[x] &+= error
          below[x + 1] &+= error
        }
        x += 1
        if x == width {
          x = 0
          here = below
          for place in below.indices { below[place] = SIMD4() }
        }
      }
    }
    return result.finish()
  }

  private static func components(_ lab: OKLab) -> SIMD4<Int32> {
    SIMD4(lab.lightness, lab.a, lab.b, 0)
  }
}
