import AnimPrimitives
import Testing

@testable import AnimGIF

struct CanvasColorsTests {
  @Test(arguments: [3, 12, 40])
  func `the answer is that of counting all pixels`(colors: Int) {
    let (width, height, limit) = (200, 140, 16)
    var random = SplitMix(seed: UInt64(colors))
    var census = CanvasColors(limit: limit, width: width)
    var canvas = Array(repeating: UInt32(0), count: width * height)
    var answers: Set<Bool> = []
    for _ in 0..<300 {
      let x = random.below(width)
      let y = random.below(height)
      let side = random.below(8) == 0 ? 150 : 1 + random.below(70)
      let right = min(x + side, width)
      let bottom = min(y + side, height)
      // Often a single colour, so that those below it go.
      let kinds = random.below(3) == 0 ? UInt64(colors) : 1
      let first = random.below(UInt64(colors))
      var changed: Set<UInt32> = []
      for row in y..<bottom {
        for column in x..<right {
          let color = UInt32(first + random.below(kinds)) | 0xFF00_0000
          canvas[row * width + column] = color
          changed.insert(color)
        }
      }
      let isFew = census.isFew(adding: Array(changed)) { canvas }
      #expect(isFew == (Set(canvas).count <= limit))
      answers.insert(isFew)
    }
    #expect(colors <= 12 || answers.count == 2, "both answers are asked for")
  }
}
