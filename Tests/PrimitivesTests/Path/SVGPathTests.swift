import AnimPrimitives
import AnimTestSupport
import Testing

struct SVGPathTests {
  /// A path as text: the letter of each verb and its absolute points.
  private func describe(_ path: Path) -> String {
    var points = path.points[...]
    func take(_ count: Int) -> String {
      let text = points.prefix(count).map { "\($0.x),\($0.y)" }.joined(separator: " ")
      points = points.dropFirst(count)
      return text
    }
    return path.verbs.map { verb in
      switch verb {
      case .move: "M " + take(1)
      case .line: "L " + take(1)
      case .quad: "Q " + take(2)
      case .cubic: "C " + take(3)
      case .close: "Z"
      }
    }.joined(separator: " ")
  }

  @Test(arguments: [
    "", "M0 0", "M1 1l1 0zl5 5", "M1.5.5-2-.25", "M0.1 1e-7 Q 1e9 -1e9 0.30000000000000004 3Z",
    "M10 10C1 2 3 4 5 6S7 8 9 10T3 4H5V6A5 3 30 0 1 20 20ZM0 0Z",
  ])
  func `path data that is written is read as the same path`(text: String) throws {
    let path = try Path(svg: text)
    let copy = try Path(svg: path.svgPathData)
    #expect(copy.verbs == path.verbs)
    #expect(copy.points == path.points)
  }

  @Test func `path data is written in absolute commands and the shortest digits`() throws {
    let path = try Path(svg: "m 1,2.50 h 3 q 1 1 2 0 c 1 1 2 1 3 0 z")
    #expect(path.svgPathData == "M1 2.5 L4 2.5 Q5 3.5 6 2.5 C7 3.5 8 3.5 9 2.5 Z")
  }

  @Test(arguments: [
    ("", ""),
    (" \n\t", ""),
    ("M10 20", "M 10.0,20.0"),
    ("m10,20", "M 10.0,20.0"),
    ("M 1 2 3 4 5 6", "M 1.0,2.0 L 3.0,4.0 L 5.0,6.0"),
    ("m1 2 3 4 5 6", "M 1.0,2.0 L 4.0,6.0 L 9.0,12.0"),
    ("M1 2m3 4", "M 1.0,2.0 M 4.0,6.0"),
    ("M0 0H5h5V5v-2", "M 0.0,0.0 L 5.0,0.0 L 10.0,0.0 L 10.0,5.0 L 10.0,3.0"),
    ("M0 0H1 2 3", "M 0.0,0.0 L 1.0,0.0 L 2.0,0.0 L 3.0,0.0"),
    ("M1 1l1 0 0 1z", "M 1.0,1.0 L 2.0,1.0 L 2.0,2.0 Z"),
    ("M1 1l1 0zl5 5", "M 1.0,1.0 L 2.0,1.0 Z M 1.0,1.0 L 6.0,6.0"),
    ("M1 1l1 0zm1 1h1", "M 1.0,1.0 L 2.0,1.0 Z M 2.0,2.0 L 3.0,2.0"),
    ("M1.5.5-2-.25", "M 1.5,0.5 L -2.0,-0.25"),
    ("M1.e1+.5E-1", "M 10.0,0.05"),
    ("M-0,+0", "M 0.0,0.0"),
    ("M 1,2 , 3 ,4", "M 1.0,2.0 L 3.0,4.0"),
    ("M0 0C1 2 3 4 5 6", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0"),
    ("M1 1c1 2 3 4 5 6", "M 1.0,1.0 C 2.0,3.0 4.0,5.0 6.0,7.0"),
    ("M0 0C0 1 2 3 4 4S9 9 9 0", "M 0.0,0.0 C 0.0,1.0 2.0,3.0 4.0,4.0 C 6.0,5.0 9.0,9.0 9.0,0.0"),
    ("M1 2S3 4 5 6", "M 1.0,2.0 C 1.0,2.0 3.0,4.0 5.0,6.0"),
    ("M1 2Q9 9 4 4S3 4 5 6", "M 1.0,2.0 Q 9.0,9.0 4.0,4.0 C 4.0,4.0 3.0,4.0 5.0,6.0"),
    ("M0 0s1 1 2 0 1 1 2 0", "M 0.0,0.0 C 0.0,0.0 1.0,1.0 2.0,0.0 C 3.0,-1.0 3.0,1.0 4.0,0.0"),
    ("M0 0Q1 1 2 0T4 0t2 0", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 Q 3.0,-1.0 4.0,0.0 Q 5.0,1.0 6.0,0.0"),
    ("M0 0T4 0 8 0", "M 0.0,0.0 Q 0.0,0.0 4.0,0.0 Q 8.0,0.0 8.0,0.0"),
    ("M1 1A0 5 0 0 1 3 3", "M 1.0,1.0 L 3.0,3.0"),
    ("M1 1A5 5 0 0 1 1 1", "M 1.0,1.0"),
  ])
  func `path data reads as its commands`(text: String, expected: String) throws {
    #expect(try describe(Path(svg: text)) == expected)
  }

  @Test(arguments: [
    ("L1 1", 0, "expected a path that begins with M or m, found \"L\""),
    ("M", 1, "expected a number, found the end"),
    ("M1", 2, "expected a number, found the end"),
    ("M1 x", 3, "expected a number, found \"x\""),
    ("M1 2 3", 6, "expected a number, found the end"),
    ("M1,,2", 3, "expected a number, found \",\""),
    ("M,1 2", 1, "expected a number, found \",\""),
    ("M1 2,", 5, "expected a number, found the end"),
    ("M1 2,L3 4", 5, "expected a number, found \"L\""),
    ("M1 2z3", 5, "expected a path command, found \"3\""),
    ("M1 2b", 4, "expected a path command, found \"b\""),
    ("M1 2é", 4, "expected a path command, found \"é\""),
    ("M1 2 3e", 6, "expected a number, found \"e\""),
    ("M1 -", 3, "expected a number, found \"-\""),
    ("M1 .", 3, "expected a number, found \".\""),
    ("M0 0A1 1 0 2 0 1 1", 11, "expected an arc flag, 0 or 1, found \"2\""),
    ("M0 0A1 1 0 1.0 0 1 1", 12, "expected an arc flag, 0 or 1, found \".\""),
    ("M1e10 0", 1, "the number 1e10 is outside -1000000000...1000000000"),
    ("M1e999 0", 1, "the number 1e999 is outside -1000000000...1000000000"),
    ("M9e8 0h9e8", 7, "the coordinate 1800000000.0 is outside -1000000000...1000000000"),
    ("M0 0A1e-320 1e-320 0 0 0 1e9 9", 5, "the arc's radii are too far apart"),
  ])
  func `a mistake is reported with its place`(text: String, offset: Int, message: String) {
    #expect(throws: PathSyntaxError(offset: offset, message: message)) { try Path(svg: text) }
  }

  @Test func `arc flags need no separators`() throws {
    let spaced = try Path(svg: "M10 10 A 5 5 0 1 0 12 14")
    #expect(try Path(svg: "M10 10a5 5 0 102 4") == spaced)
    #expect(try Path(svg: "M10,10A5,5,0,1,0,12,14") == spaced)
    #expect(try Path(svg: "M10 10A-5-5 0 10 12 14") == spaced)
  }

  /// The four arcs of radius 5 between (0, 0) and (6, 0): their centres are (3, ±4).
  @Test(arguments: [
    ("0 0", Point(3, -4), false), ("0 1", Point(3, 4), false), ("1 0", Point(3, 4), true),
    ("1 1", Point(3, -4), true),
  ])
  func `flags choose among the four arcs`(flags: String, center: Point, isLarge: Bool) throws {
    let path = try Path(svg: "M0 0A5 5 0 \(flags) 6 0")
    #expect(path.points.last == Point(6, 0))
    var middle: [Point] = []
    for index in stride(from: 1, to: path.points.count, by: 3) {
      let p = path.points[(index - 1)...(index + 2)].map { $0 }
      for t in stride(from: 0.0, through: 1, by: 0.125) {
        let s = 1 - t
        let sum = p[0] * (s * s * s) + p[1] * (3 * s * s * t)
        middle.append(sum + p[2] * (3 * s * t * t) + p[3] * (t * t * t))
      }
    }
    #expect(middle.allSatisfy { abs(($0 - center).length - 5) < 5 * 4.3e-6 })
    #expect(middle.contains { abs($0.y) > 5 } == isLarge)
  }

  @Test func `an arc between ends too far apart grows until it is half an ellipse`() throws {
    let path = try Path(svg: "M0 0A1 2 90 0 1 40 0")
    let bounds = try #require(path.controlBounds)
    #expect(abs(bounds.minY + 10) < 1e-9)
    #expect(abs(bounds.maxY) < 1e-9)
  }

  @Test func `a path keeps its arcs when it is appended, unless they are transformed`() throws {
    let arcs = try Path(svg: "M0 0A5 5 0 0 1 5 5A0 1 0 0 1 9 9A3 3 0 0 0 9 9L1 1Z")
    #expect(arcs.commands.map(\.svgLetter) == ["M", "A", "A", "A", "L", "Z"])
    var copy = try Path(svg: "M7 7A1 1 0 0 1 8 8")
    copy.addPath(arcs)
    #expect(copy.commands.map(\.svgLetter) == ["M", "A", "M", "A", "A", "A", "L", "Z"])
    #expect(copy.commands.suffix(6) == arcs.commands[...])
    let moved = arcs.transformed(by: AffineTransform(translationX: 1, y: 0))
    #expect(moved.verbs == arcs.verbs)
    #expect(!moved.hasArcs)
  }

  @Test func `random text never crashes`() {
    var random = SeededGenerator(seed: 0x5EED)
    func next(_ bound: Int) -> Int { random.below(bound) }
    let pieces = [
      "M", "m", "L", "l", "A", "a", "C", "s", "q", "T", "z", "h", "V", "1", "-2", ".5", "1e3", "0",
      " ", ",", "1e-9", "1e9", "-", "e", "é", "100",
    ]
    var valid = 0
    for _ in 0..<20_000 {
      let text = "M0 0" + (0..<next(14)).map { _ in pieces[next(pieces.count)] }.joined()
      guard let path = try? Path(svg: text) else { continue }
      valid += 1
      #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    }
    #expect(valid > 1000)
  }
}
