import AnimPrimitives
import Testing

@testable import AnimSVG

@Suite struct SVGReaderTests {
  /// The drawing of elements in a view box of 24 × 24.
  private func drawing(
    _ elements: String, _ attributes: String = #"viewBox="0 0 24 24""#
  ) throws -> SVGDrawing {
    let text = #"<svg xmlns="http://www.w3.org/2000/svg" "# + attributes + ">" + elements + "</svg>"
    return try SVGReader.read(Array(text.utf8))
  }

  private func shapes(_ elements: String) throws -> [SVGShape] {
    try drawing(elements).operations.compactMap { operation in
      if case .draw(let shape) = operation { shape } else { nil }
    }
  }

  /// `fill winding #000000` or `stroke 2 …`, for each shape.
  private func words(_ elements: String) throws -> [String] {
    try shapes(elements).map { shape in
      let kind =
        switch shape.kind {
        case .fill(let rule): "fill \(rule.rawValue)"
        case .stroke(let style): "stroke \(style.lineWidth)"
        }
      guard case .color(let color) = shape.paint else { return "\(kind) gradient" }
      switch color {
      case .current(let alpha): return "\(kind) current \(alpha)"
      case .color(let color):
        let bytes = [color.red, color.green, color.blue, color.alpha].map {
          String(Int(($0 * 255).rounded()), radix: 16)
        }
        return "\(kind) \(bytes.joined(separator: " "))"
      }
    }
  }

  // MARK: - Sizes

  @Test(arguments: [
    (#"viewBox="0 0 24 12""#, Size(24, 12)), (#"width="48" viewBox="0 0 24 12""#, Size(48, 24)),
    (#"height="48" viewBox="0 0 24 12""#, Size(96, 48)),
    (#"width="1in" height="25.4mm""#, Size(96, 96)),
    (#"width="72pt" height="10px""#, Size(96, 10)), ("", Size(300, 150)),
    (#"width="100%" height="100%" viewBox="0 0 20 10""#, Size(20, 10)),
    (#"width="1em" height="2em""#, Size(16, 32)),
  ])
  func `a size is that of the attributes or the view box`(attributes: String, size: Size) throws {
    let found = try drawing("", attributes).size
    #expect(abs(found.width - size.width) < 1e-9 && abs(found.height - size.height) < 1e-9)
  }

  /// A view box of 10 × 20 in a picture of 40 × 40.
  @Test(arguments: [
    ("xMidYMid", [10.0, 0, 30, 40]), ("xMinYMid meet", [0, 0, 20, 40]),
    ("xMaxYMid", [20, 0, 40, 40]), ("none", [0, 0, 40, 40]),
    ("xMidYMin slice", [0, 0, 40, 80]), ("xMidYMid slice", [0, -20, 40, 60]),
    ("xMidYMax slice", [0, -40, 40, 40]),
  ])
  func `preserveAspectRatio places the view box`(ratio: String, edges: [Double]) throws {
    let drawing = try drawing(
      #"<rect width="10" height="20"/>"#,
      #"width="40" height="40" viewBox="0 0 10 20" preserveAspectRatio="\#(ratio)""#)
    guard case .draw(let shape)? = drawing.operations.first else {
      Issue.record("nothing is drawn")
      return
    }
    let bounds = try #require(shape.path.transformed(by: shape.transform).bounds)
    #expect([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY] == edges)
    #expect(drawing.isClipped == ratio.contains("slice"))
  }

  // MARK: - Styles

  @Test(arguments: [
    ("<path d='M0 0h9v9z'/>", ["fill winding 0 0 0 ff"]),
    ("<path d='M0 0h9v9z' fill='red' fill-rule='evenodd'/>", ["fill evenOdd ff 0 0 ff"]),
    (
      "<g fill='none' stroke='#00f' stroke-width='2'><path d='M0 0h9'/></g>",
      ["stroke 2.0 0 0 ff ff"]
    ),
    ("<path d='M0 0h9' stroke='currentColor' fill='none'/>", ["stroke 1.0 current 1.0"]),
    ("<g color='red'><path d='M0 0h9v9z' fill='currentColor'/></g>", ["fill winding ff 0 0 ff"]),
    ("<path d='M0 0h9v9z' fill='currentColor' fill-opacity='.5'/>", ["fill winding current 0.5"]),
    ("<path d='M0 0h9v9z' style='fill:lime;stroke:none'/>", ["fill winding 0 ff 0 ff"]),
    ("<path d='M0 0h9v9z' fill='red' style='fill: blue'/>", ["fill winding 0 0 ff ff"]),
    (
      "<style>.a{fill:red} #b{fill:lime} path{fill:blue}</style><path class='a' d='M0 0h9v9z'/>",
      ["fill winding ff 0 0 ff"]
    ),
    (
      "<style>.a{fill:red}#b{fill:lime}</style><path class='a' id='b' d='M0 0h9v9z'/>",
      ["fill winding 0 ff 0 ff"]
    ),
    ("<style>path{fill:red}</style><path fill='blue' d='M0 0h9v9z'/>", ["fill winding ff 0 0 ff"]),
    (
      "<style><![CDATA[ .a, .b { fill : red } /* x */ ]]></style><path class='c b' d='M0 0h9v9z'/>",
      ["fill winding ff 0 0 ff"]
    ),
    ("<path d='M0 0h9v9z' display='none'/><path d='M0 0h9v9z' visibility='hidden'/>", []),
    (
      "<g visibility='hidden'><path d='M0 0h9v9z' visibility='visible'/></g>",
      ["fill winding 0 0 0 ff"]
    ),
    ("<path d='M0 0h9v9z' fill='transparent'/>", ["fill winding 0 0 0 0"]),
    ("<path d='M0 0h9v9z' fill='url(#none) red'/>", ["fill winding ff 0 0 ff"]),
    ("<g fill='red'><path d='M0 0h9v9z' fill='inherit'/></g>", ["fill winding ff 0 0 ff"]),
    ("<path d='M0 0h9v9z' fill='hsl(120 100% 50% / 50%)'/>", ["fill winding 0 ff 0 80"]),
  ])
  func `a style comes from attributes, rules and the elements around`(
    elements: String, expected: [String]
  ) throws {
    #expect(try words(elements) == expected)
  }

  @Test func `strokes have caps, joins, dashes and limits`() throws {
    let shape = try #require(
      try shapes(
        """
        <path d='M0 0h9' fill='none' stroke='red' stroke-linecap='round' stroke-linejoin='bevel'
          stroke-dasharray='1, 2 3' stroke-dashoffset='4' stroke-miterlimit='7' stroke-width='0.5in'/>
        """
      ).first)
    #expect(
      shape.kind
        == .stroke(
          StrokeStyle(
            lineWidth: 48, lineCap: .round, lineJoin: .bevel, miterLimit: 7, lineDash: [1, 2, 3],
            lineDashPhase: 4)))
  }

  // MARK: - Shapes and transforms

  @Test(arguments: [
    ("<rect x='1' y='2' width='3' height='4'/>", [1.0, 2, 4, 6]),
    ("<circle cx='5' cy='6' r='2'/>", [3, 4, 7, 8]),
    ("<ellipse cx='5' cy='6' rx='2' ry='1'/>", [3, 5, 7, 7]),
    ("<polygon points='1,2 5 2 5,7'/>", [1, 2, 5, 7]),
    ("<rect width='50%' height='25%'/>", [0, 0, 12, 6]),
    ("<rect width='6' height='6' rx='9' ry='2'/>", [0, 0, 6, 6]),
    ("<rect width='2' height='2' transform='translate(3,4) scale(2)'/>", [3, 4, 7, 8]),
    ("<rect width='2' height='1' transform='rotate(90)'/>", [-1, 0, 0, 2]),
    ("<rect width='2' height='2' transform='rotate(180 2 2)'/>", [2, 2, 4, 4]),
    ("<rect width='2' height='2' transform='matrix(1 0 0 1 5 6)'/>", [5, 6, 7, 8]),
    ("<rect width='2' height='2' transform='skewX(45)'/>", [0, 0, 4, 2]),
    (
      "<g transform='translate(1 1)'><rect width='2' height='2' transform='scale(3)'/></g>",
      [1, 1, 7, 7]
    ),
    ("<defs><rect id='a' width='2' height='2'/></defs><use href='#a' x='3' y='4'/>", [3, 4, 5, 6]),
    (
      "<symbol id='a' viewBox='0 0 2 2'><rect width='2' height='2'/></symbol><use href='#a' width='8' height='8'/>",
      [0, 0, 8, 8]
    ),
    (
      "<svg x='2' y='3' width='4' height='4' viewBox='0 0 1 1'><rect width='1' height='1'/></svg>",
      [2, 3, 6, 7]
    ),
  ])
  func `a shape has its place`(elements: String, edges: [Double]) throws {
    let shape = try #require(try shapes(elements).first)
    let bounds = try #require(shape.path.transformed(by: shape.transform).bounds)
    for (found, expected) in zip([bounds.minX, bounds.minY, bounds.maxX, bounds.maxY], edges) {
      #expect(abs(found - expected) < 1e-5)
    }
  }

  @Test func `uses share their path`() throws {
    let shapes = try shapes(
      "<defs><path id='a' d='M0 0h9v9z'/></defs>"
        + String(repeating: "<use href='#a'/>", count: 100))
    #expect(shapes.count == 100)
    #expect(Set(shapes.map(\.path)).count == 1)
  }

  @Test func `a group with an opacity is composited as one`() throws {
    let drawing = try drawing("<g opacity='.5'><path d='M0 0h9v9z'/><path d='M1 1h9v9z'/></g>")
    #expect(drawing.operations.count == 4)
    guard case .begin(let group)? = drawing.operations.first else {
      Issue.record("there is no group")
      return
    }
    #expect(group.opacity == 0.5 && group.clip == nil)
    #expect(try self.drawing("<g opacity='0'><path d='M0 0h9v9z'/></g>").operations.isEmpty)
  }

  @Test func `a clip path is moved with its element`() throws {
    let drawing = try drawing(
      """
      <clipPath id='c'><rect width='2' height='2'/></clipPath>
      <g transform='translate(3 4)' clip-path='url(#c)'><path d='M0 0h9v9z'/></g>
      """)
    guard case .begin(let group)? = drawing.operations.first else {
      Issue.record("there is no group")
      return
    }
    #expect(group.clip?.path.bounds == Rect(x: 3, y: 4, width: 2, height: 2))
  }

  @Test func `a gradient takes what it lacks from another`() throws {
    let shape = try #require(
      try shapes(
        """
        <linearGradient id='a' x1='1' gradientTransform='scale(2)'><stop offset='50%' stop-color='red'/>
          <stop offset='.2' stop-color='currentColor' stop-opacity='.5'/></linearGradient>
        <linearGradient id='b' href='#a' x2='0.5'/>
        <rect x='4' width='10' height='20' fill='url(#b)'/>
        """
      ).first)
    guard case .gradient(let gradient, let placement, 1) = shape.paint else {
      Issue.record("the paint is no gradient")
      return
    }
    #expect(gradient.kind == .linear(from: Point(1, 0), to: Point(0.5, 0)))
    #expect(gradient.stops.map(\.offset) == [0.5, 0.5])
    #expect(gradient.stops[1].color == .current(alpha: 0.5))
    // Scaled by 2, then stretched to the box.
    #expect(placement.apply(to: Point(0.25, 0.5)) == Point(9, 20))
  }

  // MARK: - Faults and errors

  @Test(arguments: [
    ("<text>a</text>", "line 1: <text> is not drawn"),
    ("\n<image href='data:,'/>", "line 2: <image> is not drawn"),
    ("<path d='M0 0h9v9z' filter='url(#f)'/>", "line 1: `filter` of <path> is not drawn"),
    ("<path d='M0 0h9v9z' mask='url(#m)'/>", "line 1: `mask` of <path> is not drawn"),
    (
      "<path d='M0 0h9v9z' fill='reddish'/>", "line 1: `fill` of <path> is ignored: found `reddish`"
    ),
    (
      "<path d='M0 0 L9'/>",
      "line 1: `d`: expected a number, found the end; the part before it is drawn"
    ),
    ("<use href='#x'/>", "line 1: <use> names `#x`, which does not exist"),
    ("<path d='M0 0h9v9z' fill='url(#x)'/>", "line 1: `#x` does not exist, so nothing is painted"),
    ("<style>g > path{fill:red}</style>", "line 1: the selector `g > path` is ignored"),
    ("<blink/>", "line 1: <blink> is unknown and not drawn"),
  ])
  func `a part that is not drawn is a fault with its line`(elements: String, fault: String) throws {
    #expect(try drawing(elements).faults == [fault])
  }

  @Test(arguments: [
    ("<script>x</script>", "line 1: a script is not run"),
    ("<path onclick='x'/>", "line 1: the script in `onclick` is not run"),
    (
      "<image href='http://a/b.png'/>",
      "line 1: `http://a/b.png`: nothing outside of the file is loaded"
    ),
    ("<use href='b.svg#a'/>", "line 1: `b.svg#a`: nothing outside of the file is loaded"),
    ("<path fill='url(http://a/#b)'/>", "line 1: `fill`: nothing outside of the file is loaded"),
    ("<style>@import 'a.css';</style>", "line 1: `@import`: nothing outside of the file is loaded"),
    ("<g id='a'><use href='#a'/></g>", "line 1: `#a` uses itself"),
    (
      "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'><stop/></linearGradient><path d='M0 0h9v9z' fill='url(#a)'/>",
      "line 1: the gradient `#a` refers to itself"
    ),
    (
      "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath><path d='M0 0h9v9z' clip-path='url(#c)'/>",
      "line 1: the clip path `#c` clips itself"
    ),
    ("<g>", "line 1: column 66: the XML is not well-formed: mismatched tag"),
    (
      "<svg viewBox='0 0 0 9'/>",
      "line 1: `viewBox` must be four numbers with a width and height above 0, found `0 0 0 9`"
    ),
  ])
  func `an error has its line`(elements: String, reason: String) throws {
    #expect {
      try drawing(elements)
    } throws: { error in
      (error as? SVGError)?.reason == reason
    }
  }

  @Test(arguments: [
    (
      "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg xmlns='http://www.w3.org/2000/svg'/>",
      "line 1: a document type is not read"
    ),
    (
      "<?xml-stylesheet href='a.css'?><svg xmlns='http://www.w3.org/2000/svg'/>",
      "line 1: a style sheet outside of the file is not read"
    ),
    ("<html/>", "its root is not <svg>"),
    (
      "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='9'/>",
      "line 1: its sides must be above 0 and up to 16384"
    ),
  ])
  func `a file that is refused says why`(text: String, reason: String) throws {
    #expect {
      try SVGReader.read(Array(text.utf8))
    } throws: { error in
      (error as? SVGError)?.reason == reason
    }
  }

  // MARK: - Budgets

  @Test func `uses of uses have a budget`() throws {
    var text = "<defs><path id='a0' d='M0 0h9v9z'/>"
    for level in 1...6 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      text += "<g id='a\(level)'>\(uses)</g>"
    }
    #expect {
      try drawing(text + "</defs><use href='#a6'/>")
    } throws: { error in
      (error as? SVGError)?.reason
        == "line 1: with each `use`, there are more than 10000 elements"
    }
  }

  @Test func `uses of a long element have a budget`() throws {
    let path = "<defs><path id='a' d='M0 0\(String(repeating: "h9v9", count: 10_000))'/></defs>"
    let uses = String(repeating: "<use href='#a'/>", count: 300)
    #expect(try shapes(path + String(uses.prefix(16 * 200))).count == 200)
    #expect {
      try drawing(path + uses)
    } throws: { error in
      (error as? SVGError)?.reason
        == "line 1: with each `use`, its elements have more than 10000000 bytes"
    }
  }

  @Test func `rules for many elements have a budget`() throws {
    let rule = "<style>path{fill:red;d:\(String(repeating: "x", count: 20_000))}</style>"
    let paths = String(repeating: "<path d='M0 0h9v9z'/>", count: 600)
    #expect {
      try drawing(rule + paths)
    } throws: { error in
      (error as? SVGError)?.reason
        == "line 1: with each `use`, its elements have more than 10000000 bytes"
    }
    let rules = (0...1000).map { ".a\($0){fill:red}" }.joined()
    #expect {
      try drawing("<style>\(rules)</style>")
    } throws: { error in
      (error as? SVGError)?.reason == "line 1: <style> has more than 1000 selectors"
    }
  }

  @Test func `children of clip paths and stops of gradients count as elements`() throws {
    let clip =
      "<clipPath id='c'>\(String(repeating: "<rect width='9' height='9'/>", count: 200))</clipPath>"
    let path = "<path d='M0 0h9v9z' clip-path='url(#c)'/>"
    #expect(try shapes(clip + String(repeating: path, count: 40)).count == 40)
    #expect(throws: SVGError.self) { try drawing(clip + String(repeating: path, count: 60)) }
    // A gradient is read once for all its outlines.
    let stops = String(repeating: "<stop offset='.5'/>", count: 500)
    let gradient = "<linearGradient id='g'>\(stops)</linearGradient>"
    let filled = String(repeating: "<path d='M0 0h9v9z' fill='url(#g)'/>", count: 1000)
    #expect(try shapes(gradient + filled).count == 1000)
  }

  @Test func `gradients that refer to each other have a limit`() throws {
    let chain = (0..<40).map { "<linearGradient id='g\($0)' href='#g\($0 + 1)'/>" }.joined()
    #expect {
      try drawing(chain + "<path d='M0 0h9v9z' fill='url(#g0)'/>")
    } throws: { error in
      (error as? SVGError)?.reason == "line 1: more than 32 gradients refer to each other"
    }
  }

  @Test func `lengths of a gradient in the user space are those of the viewport`() throws {
    let shape = try #require(
      try shapes(
        """
        <linearGradient id='a' gradientUnits='userSpaceOnUse' x1='25%' x2='18' y1='2'>
          <stop stop-color='red'/></linearGradient><rect width='9' height='9' fill='url(#a)'/>
        """
      ).first)
    guard case .gradient(let gradient, .identity, 1) = shape.paint else {
      Issue.record("the paint is no gradient")
      return
    }
    #expect(gradient.kind == .linear(from: Point(6, 2), to: Point(18, 0)))
  }

  @Test func `depth and size have limits`() throws {
    let deep = String(repeating: "<g>", count: 40) + String(repeating: "</g>", count: 40)
    #expect(throws: SVGError.self) { try drawing(deep) }
    #expect(throws: SVGError.self) { try drawing(String(repeating: "<g/>", count: 10_000)) }
    #expect(throws: SVGError.self) { try drawing(String(repeating: " ", count: 1_000_000)) }
    let flat = String(repeating: "<g/>", count: 9_000)
    #expect(try drawing(flat).operations.isEmpty)
  }
}
