import Testing

@testable import AnimDocuments

@Suite struct SourceMapTests {
  private func map(_ text: String) -> SourceMap {
    SourceMap(SourceFile(name: "main.json", bytes: Array(text.utf8)))
  }

  @Test func `a diagnostic has the place of its text and notes for its uses`() {
    var sources = map("[1, $a]\n")
    let brand = sources.add(SourceFile(name: "brand.json", bytes: Array("{\n  \"$b\": 5\n}".utf8)))
    let inner = sources.expand(Place(10..<11, in: brand), at: Place(4..<6), name: "a")
    let found = sources.diagnostics(for: [Problem("a fault", at: Place(10..<11, in: inner))])
    #expect(
      found.map(\.description) == [
        """
        brand.json:2:9: error: a fault
          2 |   "$b": 5
            |         ^
        main.json:1:5: note: `a` is used here
          1 | [1, $a]
            |     ^~
        """
      ])
  }

  @Test func `diagnostics come file by file, in text order`() {
    var sources = map("abc\ndef\n")
    let other = sources.add(SourceFile(name: "other.json", bytes: Array("xyz".utf8)))
    let places = [
      Place(2..<3, in: other), Place(5..<6), Place(0..<1, in: other), Place(1..<2), Place(5..<6),
    ]
    let problems = places.enumerated().map { Problem("\($0)", at: $1) }
    #expect(
      sources.diagnostics(for: problems).map {
        "\($0.file):\($0.line):\($0.column) \($0.message)"
      } == [
        "main.json:1:2 3", "main.json:2:2 1", "main.json:2:2 4", "other.json:1:1 2",
        "other.json:1:3 0",
      ])
  }

  @Test func `a long chain of uses keeps the innermost and the outermost`() {
    var sources = map(String(repeating: "x", count: 40))
    var place = Place(39..<40)
    for index in 0..<20 {
      place = Place(
        39..<40, in: sources.expand(place, at: place.with(index..<index + 1), name: "\(index)"))
    }
    let notes = sources.diagnostics(for: [Problem("a fault", at: place)])[0].notes
    #expect(notes.map(\.location.column) == [20, 19, 18, 17, 16, 15, 14, 1])
    #expect(sources.written(place) == Place(39..<40))
  }
}
