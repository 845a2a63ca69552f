import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Blend modes, masks, clip paths, filters and backdrops of views.
@Suite struct CompositingTests {
  private func pixmap(_ views: String, background: String = "white") throws -> Pixmap {
    try Renderer(
      #"{ "size": [40, 40], "background": "\#(background)", "views": [\#(views)] }"#
    ).pixmap(at: 0)
  }

  private static let all = #""frame": [0, 0, 40, 40]"#

  private static let halfMask =
    #""mask": { \#(all), "backgroundColor": "rgb(0 0 0 / 50%)" }"#

  @Test func `a blended view is mixed with everything below it`() throws {
    let picture = try pixmap(
      """
      { \(Self.all), "backgroundColor": "#808080" },
      { \(Self.all), "backgroundColor": "#FF8000", "blendMode": "multiply" }
      """)
    #expect(picture[20, 20].red == 0x80 && picture[20, 20].green == 0x40)
    #expect(picture[20, 20].blue == 0)
  }

  @Test(
    arguments: [
      (#""isolated": true"#, true), (#""alpha": 0.999"#, true), (#""blendMode": "screen""#, true),
      (#""clipPath": "M0 0 H40 V40 H0 Z""#, true),
      (#""mask": { "frame": [0, 0, 40, 40], "backgroundColor": "black" }"#, true),
      (#""clipsToBounds": true"#, false), (#""clipsToBounds": true, "cornerRadius": 8"#, false),
      (#""zPosition": 1"#, false),
    ])
  func `a group ends what a blended subview sees, and a clip does not`(
    key: String, isolates: Bool
  ) throws {
    let picture = try pixmap(
      """
      { \(Self.all), \(key), "subviews": [
        { \(Self.all), "backgroundColor": "#00FFFF", "blendMode": "multiply" }] }
      """, background: "#FFFF00")
    // Cyan times yellow is green. Alone it stays cyan, which a screen over yellow turns into white.
    let isScreen = key.contains("screen")
    #expect(picture[20, 20].red == (isScreen ? 255 : 0))
    #expect(picture[20, 20].blue == (isolates ? 255 : 0))
  }

  @Test func `a mask lies in the coordinates of its view and may be masked itself`() throws {
    let picture = try pixmap(
      """
      { "frame": [10, 10, 20, 20], "backgroundColor": "black", "mask": {
        "frame": [5, 0, 40, 20], "backgroundColor": "red", "mask": {
          "frame": [0, 5, 40, 40], "backgroundColor": "blue" } } }
      """)
    for y in 0..<40 {
      for x in 0..<40 {
        #expect((picture[x, y].red == 0) == ((15..<30).contains(x) && (15..<30).contains(y)))
      }
    }
  }

  @Test(arguments: ["alpha", "luminance"])
  func `a hidden mask hides the view, and nothing if it is inverted`(mode: String) throws {
    for (suffix, shows) in [("", false), ("Inverted", true)] {
      let picture = try pixmap(
        """
        { \(Self.all), "backgroundColor": "black", "maskMode": "\(mode)\(suffix)",
          "mask": { \(Self.all), "hidden": true, "backgroundColor": "white" } }
        """)
      #expect((picture[20, 20].red == 0) == shows)
    }
  }

  @Test func `the shadow of a cut view is that of the part that is left`() throws {
    for cut in [
      #""clipPath": "M0 0 H20 V10 H0 Z""#,
      #""mask": { "frame": [0, 0, 20, 10], "backgroundColor": "black" }"#,
    ] {
      let picture = try pixmap(
        """
        { "frame": [10, 10, 20, 20], "backgroundColor": "white", \(cut),
          "shadow": { "radius": 0, "opacity": 1, "offset": [0, 5] } }
        """)
      #expect(picture[20, 12].red == 255 && picture[20, 22].red == 0)
      #expect(picture[20, 28].red == 255)
    }
  }

  @Test func `an empty clip path hides its view`() throws {
    let picture = try pixmap(
      #"{ \#(Self.all), "backgroundColor": "black", "clipPath": "" }"#)
    #expect(picture[20, 20].red == 255)
  }

  @Test func `the parts of a filter are applied in the order of CSS`() throws {
    // 0.2 is 0.4 after the brightness and 0.6 after the negative.
    let picture = try pixmap(
      """
      { \(Self.all), "backgroundColor": "#333333",
        "filter": { "invert": 1, "brightness": 2, "saturation": 0 } }
      """)
    #expect(picture[20, 20].red == 153)
  }

  @Test func `a filter changes subviews too, and ends what their blend modes see`() throws {
    let picture = try pixmap(
      """
      { \(Self.all), "filter": { "hueRotate": 0, "contrast": 1.0001 }, "subviews": [
        { \(Self.all), "backgroundColor": "#00FFFF", "blendMode": "multiply" }] }
      """, background: "#FFFF00")
    #expect(picture[20, 20].red == 0 && picture[20, 20].blue == 255)
  }

  @Test func `a blurred view extends beyond its outline, and casts the shadow of that`() throws {
    let picture = try pixmap(
      """
      { "frame": [10, 10, 20, 20], "backgroundColor": "black", "filter": { "blur": 3 } }
      """)
    #expect(picture[8, 20].red < 240 && picture[20, 20].red < 20)
    #expect(picture[8, 20] == picture[31, 20] && picture[8, 20] == picture[20, 8])
  }

  @Test func `glass reads only the pixels below its own bounds`() throws {
    func picture(_ beside: String) throws -> Pixmap {
      try pixmap(
        """
        { "frame": [0, 0, 10, 40], "backgroundColor": "\(beside)" },
        { "frame": [10, 0, 15, 40], "backgroundColor": "red" },
        { "frame": [10, 10, 30, 20], "backdrop": { "blur": 4 } }
        """)
    }
    let (one, other) = (try picture("black"), try picture("lime"))
    for y in 0..<40 {
      for x in 10..<40 { #expect(one[x, y] == other[x, y]) }
    }
    // Mirrored at its left side, it has the colour that continues there.
    #expect(one[10, 20].red == 255 && one[10, 20].green == 0)
    #expect(one[24, 20].green > 60 && one[24, 20].green < 190)
  }

  @Test(
    arguments: [
      (#""alpha": 0.999"#, true), (#""isolated": true"#, true),
      (#""filter": { "invert": 0.001 }"#, true),
      (#""backdrop": { "tint": "rgb(0 0 0 / 1%)" }"#, true),
      (#""clipsToBounds": true, "cornerRadius": 6"#, false), (#""zPosition": 2"#, false),
    ])
  func `a superview that is composited as a whole is the end of glass`(
    key: String, ends: Bool
  ) throws {
    let picture = try pixmap(
      """
      { "frame": [0, 0, 40, 40], "backgroundColor": "#FF0000" },
      { "frame": [0, 0, 40, 40], \(key), "subviews": [
        { "frame": [10, 10, 20, 20], "backdrop": { "saturation": 0 } }] }
      """)
    #expect((picture[20, 20].green < 5) == ends, "a grey of 54 where glass sees the red")
  }

  /// Pixels of glass with half of its area covered by grey, by the formulas of Compositing 1 in doubles.
  @Test(
    arguments: ["normal", "multiply", "screen", "difference", "plus-lighter"],
    [(#""alpha": 1"#, 1), (#""alpha": 0.5"#, 0.5), (Self.halfMask, 0.5)])
  func `the contents of glass are drawn onto the glass and what lies below`(
    mode: String, fading: (key: String, alpha: Double)
  ) throws {
    let alpha = fading.alpha
    let picture = try pixmap(
      """
      { \(Self.all), "backgroundColor": "#C04020" },
      { \(Self.all), "backdrop": { "saturation": 0 }, "blendMode": "\(mode)", \(fading.key),
        "subviews": [{ "frame": [0, 0, 20, 40], "backgroundColor": "#808080" }] }
      """)
    let below = [192, 64, 32].map { $0 / 255.0 }
    let grey = 0.213 * below[0] + 0.715 * below[1] + 0.072 * below[2]
    for (channel, value) in below.enumerated() {
      let glass = alpha * grey + (1 - alpha) * value
      let source = 128 / 255.0
      func over(_ mix: Double) -> Double { alpha * mix + (1 - alpha) * glass }
      let mixed =
        switch mode {
        case "normal": over(source)
        case "multiply": over(glass * source)
        case "screen": over(glass + source - glass * source)
        case "difference": over(abs(glass - source))
        default: min(1, glass + alpha * source)
        }
      func shown(_ x: Int) -> Double {
        let pixel = picture[x, 20]
        return Double([pixel.red, pixel.green, pixel.blue][channel])
      }
      #expect(abs(shown(30) - 255 * glass) <= 1)
      #expect(abs(shown(10) - 255 * mixed) <= 1.5)
    }
  }

  @Test func `glass fades with its view and casts its shadow only outside`() throws {
    let picture = try pixmap(
      """
      { "frame": [10, 10, 20, 20], "alpha": 0.5, "backdrop": { "tint": "black" } },
      { "frame": [12, 0, 16, 8], "backdrop": { "tint": "#FFFFFF01" },
        "shadow": { "opacity": 1, "radius": 0, "offset": [8, 0] } }
      """)
    #expect(picture[20, 20].red == 128 || picture[20, 20].red == 127)
    #expect(picture[26, 4].red >= 254, "no shadow inside")
    #expect(picture[32, 4].red == 0, "the shadow beside it")
  }

  /// Scenes in which each part moves.
  private static let moving = [
    #""mask": { "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "black" }"#,
    #""maskMode": "alphaInverted", "mask": { "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "black" }"#,
    #""clipPath": "M0 0 H20 V30 Z", "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "red" }]"#,
    #""clipsToBounds": true, "cornerRadius": 9, "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "red", "blendMode": "difference" }]"#,
    #""filter": { "blur": 2, "saturation": 0.5 }, "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "red" }]"#,
    #""clipsToBounds": true, "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backdrop": { "blur": 3, "saturation": 1.8 } }]"#,
    #""id": "moving", "cornerRadius": 5, "backdrop": { "blur": 3 }, "shadow": { "radius": 2 }, "alpha": 0.9"#,
    #""backdrop": { "material": "systemThinMaterial" }, "filter": { "blur": 1 }, "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backdrop": { "brightness": 0.5 } }]"#,
    #""id": "moving", "blendMode": "multiply", "backdrop": { "blur": 2 }, "shadow": { "radius": 2 }, "clipPath": "M0 0 H20 V30 Z""#,
    #""blendMode": "multiply", "alpha": 0.7, "shadow": { "radius": 2 }, "subviews": [{ "id": "moving", "frame": [0, 0, 20, 30], "backgroundColor": "red" }]"#,
  ]

  @Test(arguments: moving)
  func `frames that are painted one after the other are those that are painted alone`(
    keys: String
  ) throws {
    let renderer = try Renderer(
      """
      { "size": [60, 60], "fps": 10, "background": "systemYellow", "views": [
        { "frame": [5, 5, 30, 50], "gradient": { "colors": ["systemTeal", "systemPink"] } },
        { "id": "below", "frame": [0, 20, 20, 9], "backgroundColor": "systemGreen" },
        { "frame": [10.5, 10, 40, 40], "backgroundColor": "systemIndigo", \(keys) }],
        "timeline": [{ "animate": { "moving": { "center": [40, 30.5] } }, "duration": 0.5 },
          { "animate": { "below": { "center": [50, 40] } }, "duration": 0.3 },
          { "set": { "moving": { "hidden": true } } }] }
      """)
    var worker = FrameWorker(renderer)
    for frame in 0...10 {
      worker.move(to: Double(frame) / 10)
      let isSame = worker.canvas == renderer.pixmap(at: Double(frame) / 10)
      #expect(isSame, "frame \(frame)")
    }
  }
}
