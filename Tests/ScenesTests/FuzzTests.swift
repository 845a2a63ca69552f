import AnimDocuments
import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimScenes

/// Mutated valid scenes: each text is read or gives diagnostics, without crashes and endless loops.
@Suite struct FuzzTests {
  private static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "true", "-1", "0", "1e9", "1e999", "\"$x\"",
    "{\"by\": 1}", "[1, 2]", "\"<+\"", "\"linear(0, 1\"", "\"M0 0 C\"", "\"#12\"", "\"rgb(\"",
    "\u{0}", "é", "\\ud800", "{\"spring\": {}}", "\"t +\"", "99999999999999999999", "0.0000001",
  ]

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count)
    switch random.below(6) {
    case 0: bytes[place] = UInt8(random.below(256))
    case 1: bytes.remove(at: place)
    case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
    case 3:
      bytes.insert(contentsOf: Self.tokens[random.below(Self.tokens.count)].utf8, at: place)
    case 4:
      let length = min(random.below(200), bytes.count - place)
      let copy = bytes[place..<(place + length)]
      bytes.insert(contentsOf: copy, at: random.below(bytes.count))
    default: replaceValue(at: place, &bytes, &random)
    }
  }

  /// Replaces a number or a word, so that the text is often still JSON.
  private func replaceValue(at place: Int, _ bytes: inout [UInt8], _ random: inout SeededGenerator)
  {
    let isWord = { (byte: UInt8) in byte.isWordCharacter || byte == 0x2E || byte == 0x2D }
    guard let start = bytes[place...].firstIndex(where: isWord) else { return }
    let end = bytes[start...].firstIndex { !isWord($0) } ?? bytes.count
    let token = Self.tokens[random.below(Self.tokens.count)]
    bytes.replaceSubrange(start..<end, with: token.utf8)
  }

  @Test(arguments: ExampleScenesTests.scenes)
  func `a broken scene is read or reported`(path: String) throws {
    let original = try Repository.bytes(of: path)
    var random = SeededGenerator(seed: UInt64(path.utf8.reduce(0) { $0 &* 31 &+ UInt($1) }))
    for _ in 0..<30 {
      var bytes = original
      for _ in 0...random.below(4) where !bytes.isEmpty { mutate(&bytes, &random) }
      do throws(SceneErrors) {
        _ = try SceneReader.read(bytes, file: path)
      } catch {
        for diagnostic in error.diagnostics {
          #expect(diagnostic.line > 0 && diagnostic.column > 0)
          #expect(!diagnostic.formatted(color: true).isEmpty)
        }
      }
    }
  }

  @Test func `every beginning of a scene is reported`() throws {
    let bytes = try Repository.bytes(of: "scenes/views/clipping.json")
    for count in 0..<(bytes.count - 2) {
      #expect(throws: SceneErrors.self) {
        try SceneReader.read(Array(bytes.prefix(count)), file: "scene.json")
      }
    }
  }

  @Test func `a thousand nested views are one clear error`() {
    let opening = String(repeating: #"{"subviews": ["#, count: 1000)
    let closing = String(repeating: "]}", count: 1000)
    let text = #"{"size": [9, 9], "views": [\#(opening)\#(closing)]}"#
    #expect(
      faults(of: text).map { $0.drop { $0 != " " } }
        == [" lists and objects are nested more than 512 deep"])
  }

  @Test func `names that lead to names end somewhere`() {
    let colors = (0..<50_000).map { #""c\#($0)": "c\#($0 + 1)""# }.joined(separator: ",")
    let curves = (0..<50_000).map { #""c\#($0)": {"reversed": "c\#($0 + 1)"}"# }.joined(
      separator: ",")
    let fault = "names and values are nested more than 512 deep"
    #expect(faults(of: #"{"size": [9, 9], "colors": {\#(colors)}}"#)[0].hasSuffix(fault))
    #expect(faults(of: #"{"size": [9, 9], "curves": {\#(curves)}}"#)[0].hasSuffix(fault))
  }

  @Test func `curves that multiply are reported instead of made`() {
    let names = (0..<30).map { level in
      let piece = #"{"until": 1, "to": 1, "curve": {"sampled": "c\#(level + 1)"}}"#
      let first = (1..<10).map { #"{"until": 0.\#($0), "to": 0, "curve": "c\#(level + 1)"}"# }
      return #""c\#(level)": {"piecewise": [\#((first + [piece]).joined(separator: ","))]}"#
    }
    let curves = (names + [#""c30": "linear""#]).joined(separator: ",")
    #expect(
      faults(of: #"{"size": [9, 9], "curves": {\#(curves)}}"#).contains {
        $0.hasSuffix("curves hold more than 1000000 curves together")
      })
  }

  @Test func `views as deep as the reader goes are read`() throws {
    let opening = String(repeating: #"{"subviews": ["#, count: 254)
    let closing = String(repeating: "]}", count: 254)
    let scene = try readScene(#"{"size": [9, 9], "views": [\#(opening)\#(closing)]}"#)
    #expect(scene.flattenedViews.count == 254)
  }
}
