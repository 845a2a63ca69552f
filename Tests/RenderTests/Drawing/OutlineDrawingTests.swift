import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// The coverage of a view's outline is applied once to background, content and border together.
@Suite struct OutlineDrawingTests {
  private func renderer(_ views: String, steps: String = "") throws -> Renderer {
    try Renderer(#"{ "size": [60, 40], "views": [\#(views)], "timeline": [\#(steps)] }"#)
  }

  /// The largest difference of red and green: 0 if all pixels are grey.
  private func redness(_ pixmap: Pixmap) -> Int {
    pixmap.pixels.map { Int($0 & 255) - Int($0 >> 8 & 255) }.reduce(0, max)
  }

  /// A view that casts the shadow of another one.
  private static func contentShadow(of content: String) -> String {
    """
    { "frame": [0, 0, 50, 30], "shadow": { "color": "red", "radius": 4, "offset": [3, 2] }, "subviews": [\(content)] }
    """
  }

  private static let black = #""backgroundColor": "black""#

  /// A red rounded view that is covered by black or white, at positions where its edges lie within pixels.
  private static let places = [
    #""frame": [5, 5, 50, 30]"#,
    #""frame": [5.3, 5.6, 50, 30]"#,
    #""frame": [5, 5, 50, 30], "cornerRadius": 0, "transform": { "rotate": 11 }"#,
    #""frame": [5, 5, 50, 30], "transform": { "rotate": 23 }"#,
    #""frame": [5, 5, 50, 30], "transform": { "scale": [0.83, 0.91] }"#,
    #""frame": [5, 5, 50, 30], "transform": { "rotateY": 30, "perspective": 200 }"#,
    #""frame": [5, 5, 50, 30], "maskedCorners": ["topLeft", "bottomRight"]"#,
    #""frame": [5, 5, 50, 30], "cornerCurve": "continuous", "cornerRadius": 8"#,
    #""frame": [5, 5, 50, 30], "alpha": 0.5"#,
  ]

  private static let covers = [
    #""clipsToBounds": true, "subviews": [{ "frame": [0, 0, 50, 30], \#(black) }]"#,
    #""clipsToBounds": true, "subviews": [{ "frame": [-5, 0, 60, 45], \#(black) }]"#,
    ##""clipsToBounds": true, "gradient": { "colors": ["red", "#ff000080"] }, "subviews": [{ "frame": [0, 0, 50, 30], \##(black) }]"##,
    #""gradient": { "colors": ["black", "white"] }"#,
    #""clipsToBounds": true, "borderWidth": 3, "borderColor": "white", "subviews": [{ "frame": [0, 0, 50, 30], \#(black) }]"#,
    #""borderWidth": 40, "borderColor": "black""#,
  ]

  @Test(arguments: places, covers)
  func `no rim of a background shows around its cover`(place: String, cover: String) throws {
    let radius = place.contains("cornerRadius") ? "" : #""cornerRadius": 12,"#
    let view = "{ \(radius) \(place), \"backgroundColor\": \"red\", \(cover) }"
    #expect(try redness(renderer(view).pixmap(at: 0)) <= 1)
  }

  /// Pictures and turned colours that cover a white card of 40 × 40, which clips, or their own background.
  private static let cards: [String] = {
    let picture = #""type": "image", "source": "\#(AssetSource.red)""#
    let turned = { (angle: Int) in #""transform": { "rotate": \#(angle) }"# }
    func card(_ subview: String) -> String {
      #""cornerRadius": 8, "clipsToBounds": true, "subviews": [{ \#(subview) }]"#
    }
    let whole = #""frame": [0, 0, 40, 40]"#
    var cards = [
      card("\(picture), \(whole)"),
      card("\(picture), \(whole), \"contentMode\": \"scaleAspectFill\""),
      card("\(picture), \"frame\": [-10, 0, 60, 40]"),
      card("\(whole), \"subviews\": [{ \(picture), \(whole) }]"),
      card("\(picture), \(whole), \"transform\": { \"scale\": -1 }"),
      "\(picture)", "\(picture), \"contentMode\": \"scaleAspectFill\"",
    ]
    for angle in [90, 180, 270] {
      cards += [
        card("\(picture), \(whole), \(turned(angle))"),
        card("\(whole), \"backgroundColor\": \"red\", \(turned(angle))"),
      ]
    }
    return cards
  }()

  @Test(arguments: cards, [(8.4, 9.3), (8.5, 9), (8, 9)])
  func `nothing shows beside a picture that covers its card`(
    card: String, place: (Double, Double)
  ) throws {
    let renderer = try Renderer(
      """
      { "size": [60, 60], "background": "black", "views": [
        { "frame": [\(place.0), \(place.1), 40, 40], "backgroundColor": "white", \(card) }] }
      """)
    let pixels = renderer.pixmap(at: 0).pixels
    let isRed = pixels.allSatisfy { $0 & 0x00FF_FF00 == 0 }
    #expect(isRed && pixels.contains(0xFF00_00FF))
  }

  @Test(arguments: [0.5, 1, 1.4, 3])
  func `a border and a background cover each pixel of their outline once`(width: Double) throws {
    for place in Self.places where !place.contains("alpha") {
      func picture(_ ground: String, width: Double) throws -> Pixmap {
        let radius = place.contains("cornerRadius") ? "" : #""cornerRadius": 12,"#
        return try renderer(
          """
          { \(radius) \(place), "backgroundColor": "\(ground)", "borderWidth": \(width),
            "borderColor": "black" }
          """
        ).pixmap(at: 0)
      }
      let (both, fill) = try (picture("black", width: width), picture("black", width: 0))
      let red = try picture("red", width: width)
      for y in 0..<40 {
        for x in 0..<60 {
          let difference = abs(Int(both[x, y].red) - Int(fill[x, y].red))
          #expect(difference <= 2, "\(place) at \(x), \(y)")
        }
        guard width >= 3, let x = (0..<60).first(where: { red[$0, y].green < 255 }) else {
          continue
        }
        #expect(red[x, y].red <= red[x, y].green, "\(place) at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [
    #"{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "black" }"#,
    #"{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "red", "clipsToBounds": true, "subviews": [{ "frame": [0, 0, 50, 30], "backgroundColor": "black" }] }"#,
    #"{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "black", "borderWidth": 2, "borderColor": "white" }"#,
    #"{ "frame": [0, 0, 50, 30], "alpha": 0.999, "subviews": [{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "black" }] }"#,
    contentShadow(of: #"{ "frame": [0, 0, 50, 30], "backgroundColor": "black" }"#),
    contentShadow(
      of: #"{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "black" }"#),
    contentShadow(
      of: """
        { "frame": [0, 0, 50, 30], "cornerRadius": 12, "borderWidth": 30, "borderColor": "black" }
        """),
    contentShadow(
      of: contentShadow(
        of: """
          { "frame": [0, 0, 50, 30], "cornerRadius": 12, "clipsToBounds": true, "subviews": [
            { "frame": [0, 0, 50, 30], "backgroundColor": "black" }] }
          """)),
  ])
  func `a view that fills its rounded superview shares its outline`(child: String) throws {
    for place in Self.places where !place.contains("cornerRadius") && !place.contains("masked") {
      let view = """
        { \(place), "cornerRadius": 12, "backgroundColor": "red", "clipsToBounds": true, "subviews": [\(child)] }
        """
      #expect(try redness(renderer(view).pixmap(at: 0)) <= 1, "\(place)")
    }
  }

  @Test(arguments: [
    (#""backgroundColor": "red""#, Self.black),
    (#""backgroundColor": "red""#, #"\#(Self.black), "borderWidth": 2, "borderColor": "white""#),
    (#""backgroundColor": "red", "borderWidth": 2, "borderColor": "black""#, Self.black),
    (
      #""backgroundColor": "red", "borderWidth": 2, "borderColor": "white""#,
      #"\#(Self.black), "borderWidth": 2, "borderColor": "red""#
    ),
  ])
  func `a rounded view below another one with its outline does not show`(
    lower: String, upper: String
  ) throws {
    let view = """
      { "frame": [5.5, 5, 50, 30], "cornerRadius": 12, \(lower), "subviews": [
        { "id": "upper", "frame": [0, 0, 50, 30], "cornerRadius": 12, \(upper) }] }
      """
    let own = try renderer(view)
    #expect(redness(own.pixmap(at: 0)) <= 1)
    // Next to views that never change, the upper view would be drawn separately from the lower one.
    let others = (0..<9).map { _ in #"{ "frame": [0, 0, 1, 1], "backgroundColor": "white" }"# }
    let fading = try renderer(
      (others + [view]).joined(separator: ", "),
      steps: #"{ "animate": { "upper": { "alpha": 0 } }, "duration": 1 }"#)
    #expect(redness(fading.pixmap(at: 0)) <= 1)
  }

  @Test func `a covered shadow in a clip changes no pixel of its edges`() throws {
    for place in Self.places where !place.contains("cornerRadius") && !place.contains("masked") {
      func picture(_ content: String) throws -> Pixmap {
        try renderer(
          """
          { \(place), "cornerRadius": 12, "backgroundColor": "red", "clipsToBounds": true, "subviews": [\(content)] }
          """
        ).pixmap(at: 0)
      }
      let child =
        #"{ "frame": [0, 0, 50, 30], "cornerRadius": 12, "backgroundColor": "black" }"#
      let (plain, shadowed) = try (picture(child), picture(Self.contentShadow(of: child)))
      for y in 0..<40 {
        for x in 0..<60 {
          let difference = abs(Int(plain[x, y].red) - Int(shadowed[x, y].red))
          #expect(difference <= 1, "\(place) at \(x), \(y)")
        }
      }
    }
  }

  @Test func `a corner radius that animates shows no rim at any time`() throws {
    let view = #"""
      { "id": "v", "frame": [5.5, 5, 50, 30], "backgroundColor": "red", "clipsToBounds": true, "borderWidth": 2,
        "borderColor": "white", "subviews": [{ "frame": [0, 0, 50, 30], "backgroundColor": "black" }] }
      """#
    let renderer = try renderer(
      view, steps: #"{ "animate": { "v": { "cornerRadius": 15 } }, "duration": 1 }"#)
    for step in 0...8 { #expect(redness(renderer.pixmap(at: Double(step) / 8)) <= 1) }
  }
}
