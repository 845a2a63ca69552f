import CGIFKernels
import Testing

@testable import Codecs

/// What a machine with other instructions than this one would do.
@Suite(.enabled(if: gif_best_form() != GIF_PORTABLE, "this machine has one form"))
struct KernelFormTests {
  private var forms: [gif_form] { [GIF_PORTABLE, gif_best_form()] }

  @Test func `runs begin at the same places in each form`() {
    var random = SplitMix(seed: 3)
    for length in 0..<80 {
      for colors in [2, 30] as [UInt64] {
        func row() -> [UInt32] {
          var color: UInt32 = 0
          return (0..<(length + 1)).map { _ in
            if random.below(colors) == 0 { color = UInt32(random.below(3)) }
            return color
          }
        }
        let (new, old) = (row(), row())
        let starts = forms.map { form in
          var places = Array(repeating: UInt32(0), count: length + 1)
          let count = unsafe gif_run_starts(form, new, old, length, &places)
          let others = Array(places.prefix(count))
          let all = unsafe gif_run_starts(form, new, nil, length, &places)
          return [others, Array(places.prefix(all))]
        }
        #expect(starts[0] == starts[1])
      }
    }
  }

  @Test func `turns are counted alike in each form`() {
    var random = SplitMix(seed: 5)
    for length in 0..<80 {
      let rows = (0..<4).map { _ in (0...length).map { _ in UInt32(random.below(2)) } }
      let counts = forms.map { form in
        let turns = unsafe gif_count_turns(
          form, rows[0], rows[1], rows[2] + rows[3], length + 1, length)
        return [turns.usual, turns.restored, turns.covered]
      }
      #expect(counts[0] == counts[1])
    }
  }

  @Test(arguments: [1, 3, 8, 60, 256])
  func `colours are found alike in each form`(count: Int) {
    var random = SplitMix(seed: UInt64(count))
    func color() -> gif_color {
      // Few values, so that many are as close as others.
      gif_color(
        lightness: Int16(random.below(40)) * 400, a: Int16(random.below(5)) * 300 - 600,
        b: Int16(random.below(5)) * 300 - 600, none: 0)
    }
    let padding = Array(repeating: gif_color(), count: Int(GIF_COLOR_PADDING))
    let table = (0..<count).map { _ in color() }.sorted { $0.lightness < $1.lightness }
    let padded = padding + table + padding
    unsafe padded.withUnsafeBufferPointer { padded in
      guard let first = padded.baseAddress else { return }
      let colors = unsafe first + padding.count
      for _ in 0..<300 {
        let wanted = color()
        let guess = Int(random.below(UInt64(count)))
        let radius = Int32(random.below(3000))
        let results = forms.map { form in
          var matches = Array(repeating: gif_match(), count: Int(GIF_MATCH_LIMIT))
          let found = unsafe gif_find_colors(form, colors, count, wanted, radius, &matches)
          let closest = unsafe gif_closest_color(form, colors, count, wanted, guess)
          return (matches.prefix(found) + [closest]).map { [$0.place, $0.squared_distance] }
        }
        #expect(results[0] == results[1])
      }
    }
  }
}
