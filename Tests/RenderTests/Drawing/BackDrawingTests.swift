import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import Testing

@Suite struct BackDrawingTests {
  /// The pixel at the middle of a red card over white.
  private func middle(_ views: String) throws -> PremultipliedColor {
    let text = """
      { "size": [40, 40], "background": "white", "views": [\(views)] }
      """
    let pixmap = try Renderer(text).pixmap(at: 0)
    return pixmap[20, 20]
  }

  private func card(_ transform: String, _ rest: String = #""doubleSided": false"#) -> String {
    """
    { "frame": [0, 0, 40, 40], "backgroundColor": "#FF0000", "transform": { \(transform) }, \(rest) }
    """
  }

  private let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)
  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)

  @Test(
    arguments: [
      (#""rotateY": 80"#, true), (#""rotateY": 100"#, false), (#""rotateY": 180"#, false),
      (#""rotateY": -100"#, false), (#""rotateY": 280"#, true), (#""rotateY": 460"#, false),
      (#""rotateX": 179"#, false), (#""rotateX": 180, "rotateY": 180"#, true),
      (#""rotateY": 130, "perspective": 100"#, false), (#""rotate": 180"#, true),
      (#""scale": [-1, 1]"#, true), (#""scale": [-1, 1], "rotateY": 180"#, false),
    ])
  func `a view with one side is seen from the front alone`(transform: String, isSeen: Bool) throws {
    #expect(try middle(card(transform)) == (isSeen ? red : white))
    #expect(try middle(card(transform, #""doubleSided": true"#)) == red)
    #expect(try middle(card(transform, #""alpha": 1"#)) == red)
  }

  @Test(arguments: [0, 60, 120, 180, 240, 300, 360])
  func `a card in a view that turns shows its front or its back`(angle: Int) throws {
    let side = #""frame": [0, 0, 40, 40], "doubleSided": false"#
    let turning = """
      { "frame": [0, 0, 40, 40], "transform": { "rotateY": \(angle) }, "subviews": [
        { \(side), "backgroundColor": "#0000FF", "transform": { "rotateY": 180 } },
        { \(side), "backgroundColor": "#FF0000" }
      ] }
      """
    #expect(try middle(turning) == ((91...269).contains(angle) ? blue : red))
  }

  @Test func `subviews and shadows go with the side that is not seen`() throws {
    let rest = """
      "doubleSided": false, "shadow": { "offset": [0, 0] },
      "subviews": [{ "frame": [0, 0, 40, 40], "backgroundColor": "black" }]
      """
    #expect(try middle(card(#""rotateX": 180"#, rest)) == white)
  }

  /// The first frame of a card around another card around a view, which moves or stays.
  private func nested(_ outer: String, _ inner: String, moves: Bool) throws -> Pixmap {
    let step = #"{ "animate": { "c": { "center.x": 20 } }, "duration": 1 }"#
    let text = """
      { "size": [40, 40], "background": "white", "views": [
        { "frame": [2, 2, 36, 36], "backgroundColor": "#FF0000", "borderWidth": 1, \(outer),
          "subviews": [
            { "frame": [3, 3, 30, 30], "backgroundColor": "#00FF00", "borderWidth": 2, \(inner),
              "subviews": [
                { "id": "c", "frame": [10, 10, 10, 10], "backgroundColor": "#0000FF" }] }] }],
        "timeline": [\(moves ? step : "")] }
      """
    return try Renderer(text).pixmap(at: 0)
  }

  @Test(
    arguments: [
      #""transform": { "rotateY": 180 }"#, #""transform": { "rotateX": 180 }"#, #""alpha": 1"#,
      #""transform": { "rotateX": 180, "rotateY": 180 }"#,
    ])
  func `content that moves within a view does not show its back`(turn: String) throws {
    for inner in [#""alpha": 1"#, #""transform": { "rotateY": 180 }"#] {
      for sides in [(true, true), (true, false), (false, true), (false, false)] {
        let outer = #""doubleSided": \#(sides.0), "# + turn
        let inner = #""doubleSided": \#(sides.1), "# + inner
        let still = try nested(outer, inner, moves: false)
        let moving = try nested(outer, inner, moves: true)
        #expect(moving == still, "\(outer) around \(inner)")
      }
    }
  }
}
