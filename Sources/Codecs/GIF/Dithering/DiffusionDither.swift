// Error diffusion in OKLab with Frankie Sierra's "Filter Lite" (1990): the next pixel receives half of the error, two
// pixels below a quarter each. In a still picture it is finer than the ordered pattern; in a moving one it crawls and
// makes large differences, so it is used only on request.

import Primitives

struct DiffusionDither {
  private let palette: Palette
  private let tableLabs: [OKLab]
  private let colors: OKLabColors

  init(_ colors: OKLabColors, _ palette: Palette, _ tableLabs: [OKLab]) {
    self.colors = colors
    self.palette = palette
    self.tableLabs = tableLabs
  }

  /// The indices of a frame's pixels; unchanged pixels are transparent and pass on no error.
  func indices(of frame: FrameDelta) -> [IndexRun] {
    let width = frame.rect.width
    var result = IndexRuns()
    // Errors in quarters, with an additional place at both ends of a row.
    var here = Array(repeating: SIMD4<Int32>(), count: width + 2)
    var below = here
    var x = 0
    var guess = 0
    for run in frame.runs {
      let kept = run.isChanged ? nil : palette.transparentIndex
      for _ in 0..<run.length {
        if let kept {
          result.append(kept, 1)
        } else {
          let lab = colors.labs[Int(run.color)]
          let isClear = colors.rgba[Int(run.color)] == 0
          let carried = here[x + 1] / 4
          let wanted = OKLab(
            lightness: lab.lightness &+ carried[0], a: lab.a &+ carried[1], b: lab.b &+ carried[2])
          guess = palette.nearest.match(wanted, guess: guess).index
          result.append(isClear ? palette.transparentIndex ?? 0 : UInt8(guess), 1)
          if !isClear {
            let got = tableLabs[guess]
            let error = SIMD4(
              wanted.lightness &- got.lightness, wanted.a &- got.a, wanted.b &- got.b, 0)
            // Bounded, because errors would accumulate with a poor table.
            let bounded = error.clamped(
              lowerBound: SIMD4(repeating: -1024), upperBound: SIMD4(repeating: 1024))
            here[x + 2] &+= bounded &* 2
            below[x] &+= bounded
            below[x + 1] &+= bounded
          }
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
}
