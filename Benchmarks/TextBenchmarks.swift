// animrender-bench text
//
// Microseconds per layout of a still label, a counting label and a paragraph, and per formatted number. Prints the best,
// the median and the worst of several rounds.

import AnimPrimitives
import AnimText

enum TextBenchmarks {
  private static let rounds = 7

  static func run() throws {
    let typesetter = Typesetter(library: FontLibrary())
    let title = TextRequest("Release notes", font: FontDescription(size: 20, weight: 600))
    try report("static label", count: 100_000) { _ in try typesetter.layout(title).lines.count }

    let format = try NumberFormat("%'d")
    let digits = FontDescription(size: 44, weight: 700, usesMonospacedDigits: true)
    var base = 0
    try report("counting label", count: 10_000) { index in
      base += 1
      return try typesetter.layout(
        TextRequest(
          StyledText(format.string(from: Double(base))), font: digits)
      )
      .lines.count
    }

    let words = "The quick brown fox jumps over the lazy dog. "
    let text = String(repeating: words, count: 10)
    try report("paragraph of 450 letters", count: 500) { index in
      base += 1
      return try typesetter.layout(
        TextRequest("\(base) \(text)", numberOfLines: 0, bounds: Size(300, 1000))
      ).lines.count
    }
    try report("number format", count: 100_000) { index in
      format.string(from: Double(index) * 1234.5678).utf8.count
    }
  }

  private static func report(
    _ name: String, count: Int, _ body: (Int) throws -> Int
  ) throws {
    var sum = 0
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<rounds {
      let elapsed = try clock.measure {
        for index in 0..<count { sum += try body(index) }
      }
      times.append(elapsed / .microseconds(1) / Double(count))
    }
    times.sort()
    let figures = [times[0], times[rounds / 2], times[rounds - 1]].map {
      String(($0 * 1000).rounded() / 1000)
    }
    print("text/\(name): \(figures.joined(separator: " ")) µs (checksum \(sum))")
  }
}
