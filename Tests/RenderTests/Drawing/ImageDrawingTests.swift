import AnimCodecs
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import FoundationEssentials
import Testing

@Suite struct ImageDrawingTests {
  /// A black PNG of 40 × 40 pixels.
  private static let black = """
    data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAACgAAAAoCAIAAAADnC86AAAAHElEQVR42u3BAQ0AAADCoPdPbQ43\
    oAAAAADg3wAS6AABYkkn9QAAAABJRU5ErkJggg==
    """

  /// The picture of one image view with the given keys.
  private func picture(_ view: String) throws -> Pixmap {
    try Renderer(#"{ "size": [100, 100], "views": [{ \#(view) }] }"#)
      .pixmap(at: 0)
  }

  private func image(_ source: String, _ rest: String) -> String {
    #""type": "image", "source": "\#(source)", \#(rest)"#
  }

  /// The smallest rectangle around red pixels, and their number.
  private func redness(_ pixmap: Pixmap) -> (box: [Int], count: Int) {
    var places: [(x: Int, y: Int)] = []
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let color = pixmap[x, y]
        if color.red == 255, color.green == 0 { places.append((x, y)) }
      }
    }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    return ([xs.min(), ys.min(), xs.max(), ys.max()].compactMap(\.self), places.count)
  }

  static let modes: [(mode: String, box: [Int])] = [
    ("scaleAspectFit", [10, 30, 89, 69]), ("center", [40, 45, 59, 54]), ("top", [40, 10, 59, 19]),
    ("bottom", [40, 80, 59, 89]), ("left", [10, 45, 29, 54]), ("right", [70, 45, 89, 54]),
  ]

  @Test(
    arguments: modes,
    [
      #""clipsToBounds": true"#, #""cornerRadius": 4"#,
      #""cornerRadius": 4, "clipsToBounds": true"#,
      #""clipsToBounds": true, "subviews": [{}]"#,
    ])
  func `a picture ends where it ends in a view that cuts it`(
    mode: (mode: String, box: [Int]), cut: String
  ) throws {
    let view = #""frame": [10, 10, 80, 80], "backgroundColor": "silver", \#(cut)"#
    let pixmap = try picture(
      image(AssetSource.red, #""contentMode": "\#(mode.mode)", \#(view)"#))
    let (box, count) = redness(pixmap)
    #expect(box == mode.box)
    #expect(count == (mode.box[2] - mode.box[0] + 1) * (mode.box[3] - mode.box[1] + 1))
  }

  @Test(
    arguments: [
      #""frame": [10, 10, 40, 40], "cornerRadius": 12"#,
      #""frame": [10.5, 10.25, 40, 40]"#,
      #""frame": [10.5, 10.25, 40, 40], "cornerRadius": 12, "transform": { "rotate": 20 }"#,
    ],
    [
      #""clipsToBounds": true"#, #""clipsToBounds": true, "subviews": [{}]"#,
      #""contentMode": "scaleAspectFill""#,
      #""contentMode": "scaleAspectFit", "clipsToBounds": true"#,
    ])
  func `a black picture that fills its view is a black view`(
    geometry: String, cut: String
  ) throws {
    let view = try picture(#"\#(geometry), "backgroundColor": "black""#)
    #expect(try picture(image(Self.black, "\(geometry), \(cut)")) == view)
  }

  @Test func `a picture larger than its view is cut at round corners once`() throws {
    let rest = #""frame": [10, 10, 30, 20], "cornerRadius": 8, "contentMode": "center""#
    let view = try picture(
      #""frame": [10, 10, 30, 20], "cornerRadius": 8, "backgroundColor": "black""#)
    #expect(try picture(image(Self.black, rest)) == view)
    #expect(try picture(image(Self.black, #"\#(rest), "clipsToBounds": true"#)) == view)
  }

  /// Steps that change between corners of radius 8 and 0, and the times at which the corners are sharp.
  static let sharpened: [(radius: Double, step: String, times: [Double])] = [
    (8, #"{ "animate": { "it": { "cornerRadius": 0 } }, "curve": "linear" }"#, [0.25, 1]),
    (8, #"{ "animate": { "it": { "cornerRadius": 0 } }, "curve": "easeOutBack" }"#, [0.2, 0.25]),
    (8, #"{ "set": { "it": { "cornerRadius": 0 } } }"#, [0]),
    (0, #"{ "animate": { "it": { "cornerRadius": 4 } }, "delay": 0.5 }"#, [0, 0.5]),
    (
      0, #"{ "animate": { "it": { "cornerRadius": { "by": -4 } } }, "curve": "easeInBack" }"#,
      [0, 1]
    ),
    (0, #"{ "animate": { "it": { "cornerRadius": { "values": [0, 4, 0] } } } }"#, [0, 1]),
  ]

  @Test(arguments: sharpened)
  func `a picture stays in a view whose corners are round at another time`(
    case: (radius: Double, step: String, times: [Double])
  ) throws {
    let view = try picture(#""frame": [10, 10, 30, 20], "backgroundColor": "black""#)
    let text = """
      { "size": [100, 100], "duration": 1,
        "views": [{ "id": "it", "cornerRadius": \(`case`.radius),
          \(image(Self.black, #""frame": [10, 10, 30, 20], "contentMode": "center""#)) }],
        "timeline": [\(`case`.step)] }
      """
    let renderer = try Renderer(text)
    for time in `case`.times { #expect(renderer.pixmap(at: time) == view, "at \(time)") }
  }

  @Test func `a picture reaches out of a view whose corners are always sharp`() throws {
    let text = """
      { "size": [100, 100],
        "views": [{ "id": "it",
          \(image(Self.black, #""frame": [10, 10, 30, 20], "contentMode": "center""#)) }],
        "timeline": [{ "set": { "it": { "cornerRadius": 0 } } }] }
      """
    let renderer = try Renderer(text)
    let whole = try picture(#""frame": [5, 0, 40, 40], "backgroundColor": "black""#)
    #expect(renderer.pixmap(at: 0) == whole)
  }

  @Test(arguments: ["", ##", "tintColor": "#FF000080""##])
  func `a large picture in a small view is exact when it is enlarged`(tint: String) throws {
    let pixels = (0..<300 * 240).map { 0xFF00_0000 | UInt32($0) &* 2_654_435_761 & 0xFFFFFF }
    let picture = Pixmap(width: 300, height: 240, pixels: pixels)
    let data = Data(try PNGEncoder.encode(picture)).base64EncodedString()
    func renderer(_ frame: String) throws -> Renderer {
      try Renderer(
        """
        { "size": [300, 240], "views": [
            { "id": "i", "type": "image", "source": "data:image/png;base64,\(data)",
              "frame": \(frame)\(tint) }],
          "timeline": [
            { "animate": { "i": { "frame": [0, 0, 300, 240] } }, "duration": 1, "curve": "linear" }] }
        """)
    }
    let (small, large) = (try renderer("[0, 0, 15, 12]"), try renderer("[0, 0, 300, 240]"))
    #expect(small.pixmap(at: 1) == large.pixmap(at: 0))
    // Beside a view of unknown size, which keeps the whole picture.
    let all = try Renderer(
      """
      { "size": [300, 240], "views": [
          { "type": "image", "source": "data:image/png;base64,\(data)", "center": [900, 900]\(tint) },
          { "type": "image", "source": "data:image/png;base64,\(data)", "frame": [0, 0, 15, 12]\(tint) }] }
      """)
    #expect(small.pixmap(at: 0) == all.pixmap(at: 0))
    if tint.isEmpty { #expect(small.pixmap(at: 1) == picture) }
  }
}
