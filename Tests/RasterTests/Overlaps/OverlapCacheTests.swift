import AnimPrimitives
import Testing

@testable import AnimRaster

/// Whether the contours of a path overlap, which decides how it is filled.
@Suite struct OverlapCacheTests {
  /// A row of squares beside each other, in turn with holes.
  static let squares = (0..<20).map { index in
    let x = 10 * index
    let hole = index % 2 == 0 ? "" : "M\(x + 2) 2V6H\(x + 6)V2Z"
    return "M\(x) 0H\(x + 8)V8H\(x)Z\(hole)"
  }.joined()

  @Test(arguments: [
    ("M0 0H8V8H0Z", false),
    (squares, false),
    ("\(squares)M14 -2H18V3H14Z", true),
    ("M0 0H8V8H0ZM10 0V8H18V0Z", true),
    // Boxes overlap, but not contours.
    ("M0 0H8V2H2V8H0ZM4 4H6V6H4Z", false),
    ("M0 0H8V8H0ZM0 8.01H8V10H0Z", false),
    ("M0 0H8V8H0ZM0 7.9H8V10H0Z", true),
    // A loop.
    ("M0 0H8V8H4V-4H6V6H0Z", true),
    // Columns, rows and columns again.
    ("\(squares)M0 20H90V28H0ZM100 20H190V28H100ZM140 24H160V26H140Z", true),
    ("\(squares)M0 20H90V28H0ZM100 20H190V28H100Z", false),
    ("M0 0H20000V8H0ZM10 -2H20V10H10Z", true),
    ("", false),
  ])
  func `contours overlap at any place`(_ path: String, _ overlaps: Bool) throws {
    let path = try Path(svg: path)
    var cache = OverlapCache()
    for (x, y) in [(0.0, 0.0), (0.3, 0.7), (-40.37, 1000.01)] {
      let moved = path.transformed(by: AffineTransform(translationX: x, y: y))
      let answer = cache.overlaps(moved, transform: ProjectiveTransform(.identity))
      #expect(answer == overlaps, "moved by \(x), \(y)")
    }
  }

  @Test func `a group is the same at any place`() throws {
    let glyph = try Path(svg: "M0 0C3 0 8 4 8 8Q4 9 0 8ZM2 3V6H4V3Z")
    var (groups, group) = (ContourGroups(), ContourGroup())
    var found: Set<ContourGroup> = []
    for index in 0..<50 {
      let place = AffineTransform(
        a: 0.37, b: 0, c: 0, d: 0.37, tx: 3.19 * Double(index), ty: 0.61 * Double(index))
      let path = glyph.transformed(by: place)
      let isDivided = groups.divide(path, scale: 1)
      try #require(isDivided)
      #expect(groups.ranges == [0..<2])
      groups.copy(0, of: path, scale: 1, to: &group)
      found.insert(group)
    }
    #expect(found.count == 1)
  }

  @Test func `a coordinate that is not finite is not divided`() {
    var path = Path()
    path.addRect(Rect(x: 0, y: 0, width: .nan, height: 4))
    var groups = ContourGroups()
    let isDivided = groups.divide(path, scale: 1)
    #expect(!isDivided)
  }
}
