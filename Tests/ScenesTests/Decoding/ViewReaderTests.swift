import AnimMotion
import AnimPrimitives
import Testing
import AnimText

@testable import AnimScenes

@Suite struct ViewReaderTests {
  private func view(_ keys: String) throws -> View {
    try #require(try readScene(sceneWithView(keys)).views.first)
  }

  private func expect(
    _ view: View, _ values: [Channel: AnimatableValue], place: SourceLocation = #_sourceLocation
  ) {
    for (channel, value) in values {
      #expect(view.initialValues[channel] == value, "\(channel)", sourceLocation: place)
    }
  }

  @Test func `a view without keys is what UIView() is`() throws {
    let view = try #require(try readScene(#"{"size": [9, 9], "views": [{}]}"#).views.first)
    #expect(view.id == "#0")
    #expect(!view.hasSize)
    #expect(view.maskedCorners == .all)
    #expect(view.cornerCurve == .circular)
    #expect(!view.clipsToBounds)
    #expect(view.gradient == nil)
    let values: [Channel: AnimatableValue] = [
      .centerX: .number(0), .centerY: .number(0), .boundsWidth: .number(0),
      .boundsHeight: .number(0), .anchorPointX: .number(0.5), .anchorPointY: .number(0.5),
      .alpha: .number(1), .isHidden: .flag(false), .backgroundColor: .color(nil),
      .cornerRadius: .number(0), .borderWidth: .number(0), .borderColor: .color(.black),
      .shadowColor: .color(.black), .shadowOpacity: .number(0), .shadowRadius: .number(3),
      .shadowOffsetX: .number(0), .shadowOffsetY: .number(-3), .translateX: .number(0),
      .translateY: .number(0), .scaleX: .number(1), .scaleY: .number(1), .skewX: .number(0),
      .skewY: .number(0), .rotate: .number(0), .rotateX: .number(0), .rotateY: .number(0),
      .perspective: .number(0), .matrix: .matrix(.identity), .zPosition: .number(0),
    ]
    #expect(view.initialValues == ChannelValues(defaults: values))
  }

  @Test func `the first shadow of a list is the view's own`() throws {
    let view = try view(
      #""shadow": [{"radius": 8}, {"color": "red", "opacity": 0.5, "offset": [1, 2]}, {}]"#)
    #expect(view.shadowOpacity == 1)
    #expect(view.shadowRadius == 8)
    #expect(
      view.furtherShadows == [
        FixedShadow(color: Color(rgb: 0xFF0000), opacity: 0.5, offset: Point(1, 2)), FixedShadow(),
      ])
    #expect(try self.view(#""shadow": {"radius": 8}"#).furtherShadows.isEmpty)
  }

  @Test(
    arguments: [
      ("[]", []), (#"["top"]"#, .top), (#"["bottom", "left", "bottom"]"#, [.left, .bottom]),
    ] as [(String, EdgeMask)])
  func `borderEdges names the sides of a border`(json: String, edges: EdgeMask) throws {
    #expect(try view(#""borderEdges": \#(json)"#).borderEdges == edges)
    #expect(try view(#""alpha": 1"#).borderEdges == .all)
  }

  @Test(
    arguments: [
      (#""frame": [37, 80, 120, 80]"#, 97, 120, 120, 80),
      (#""center": [10, 20], "bounds": [30, 40]"#, 10, 20, 30, 40),
      (#""frame": [10, 10, 100, 50], "anchorPoint": [0, 1]"#, 10, 60, 100, 50),
      (#""anchorPoint": [0, 0], "center": [10, 20], "bounds": [30, 40]"#, 10, 20, 30, 40),
    ] as [(String, Double, Double, Double, Double)])
  func `frame, or centre and bounds, say where a view lies`(
    keys: String, x: Double, y: Double, width: Double, height: Double
  ) throws {
    let view = try view(keys)
    #expect(view.hasSize)
    expect(
      view,
      [
        .centerX: .number(x), .centerY: .number(y), .boundsWidth: .number(width),
        .boundsHeight: .number(height),
      ])
  }

  @Test func `a transform has parts or is a matrix`() throws {
    let parts = try view(
      #""transform": {"translate": [1, 2], "scale": [3, 4], "skew": [5, 6], "rotate": 7, "rotateX": 8, "rotateY": 9, "perspective": 10}"#
    )
    let numbers: [Channel: Double] = [
      .translateX: 1, .translateY: 2, .scaleX: 3, .scaleY: 4, .skewX: 5, .skewY: 6, .rotate: 7,
      .rotateX: 8, .rotateY: 9, .perspective: 0.1,
    ]
    expect(parts, numbers.mapValues { .number($0) })
    #expect(try view(#""transform": {"scale": 2}"#).initialValues[.scaleY] == .number(2))
    let matrix = try view(#""transform": [1, 2, 3, 4, 5, 6]"#)
    #expect(
      matrix.initialValues[.matrix]
        == .matrix(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
  }

  @Test func `a gradient has CAGradientLayer's defaults`() throws {
    let view = try view(#""gradient": {"colors": ["red", "lime", "blue"]}"#)
    #expect(view.gradient == .linear)
    expect(
      view,
      [
        .gradientLocations: .numbers([0, 0.5, 1]), .gradientStartX: .number(0.5),
        .gradientEndY: .number(1),
      ])
    let conic = try self.view(
      #""gradient": {"type": "conic", "colors": ["red", "blue"], "locations": [0.2, 0.2]}"#)
    #expect(conic.gradient == .conic)
    expect(conic, [.gradientEndX: .number(0.5), .gradientEndY: .number(0)])
  }

  @Test func `a shadow that is given shows`() throws {
    let view = try view(#""shadow": {"radius": 8, "offset": [0, 4]}"#)
    expect(
      view,
      [
        .shadowOpacity: .number(1), .shadowRadius: .number(8), .shadowOffsetY: .number(4),
        .shadowColor: .color(.black),
      ])
  }

  @Test func `a label has UILabel's defaults`() throws {
    let view = try view(#""type": "label", "text": "Hello""#)
    guard case .label(let label) = view.content else { return #expect(Bool(false), "a label") }
    #expect(label.fontWeight == 400)
    #expect(label.alignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.format == nil)
    expect(view, [.text: .text("Hello"), .fontSize: .number(17), .textColor: .color(.black)])
  }

  @Test func `a label's keys are read`() throws {
    let view = try view(
      #"""
      "type": "label", "value": 7, "format": "%'d pt", "textAlignment": "right",
      "numberOfLines": 0, "lineHeight": 22, "letterSpacing": -0.4, "textColor": "systemRed",
      "font": {"family": "Brand", "fallback": ["Kana"], "size": 13, "weight": "semibold", "italic": true, "monospacedDigits": true}
      """#)
    guard case .label(let label) = view.content else { return #expect(Bool(false), "a label") }
    #expect(label.fontFamily == "Brand" && label.fontFallback == ["Kana"])
    #expect(label.fontWeight == 600)
    #expect(label.isItalic && label.usesMonospacedDigits)
    #expect(label.alignment == .right)
    #expect(label.numberOfLines == 0)
    #expect(try label.format == NumberFormat("%'d pt"))
    #expect(label.lineHeight == 22)
    #expect(label.letterSpacing == -0.4)
    #expect(label.shrinking == nil)
    #expect(view.initialValues[.value] == .number(7))
  }

  @Test func `a label that shrinks its text has UILabel's properties`() throws {
    let plain = try view(#""type": "label", "adjustsFontSizeToFitWidth": true"#)
    guard case .label(let label) = plain.content else { return #expect(Bool(false), "a label") }
    #expect(label.shrinking == TextShrinking())
    let view = try view(
      #"""
      "type": "label", "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5,
      "baselineAdjustment": "alignCenters"
      """#)
    guard case .label(let label) = view.content else { return #expect(Bool(false), "a label") }
    #expect(
      label.shrinking
        == TextShrinking(minimumScaleFactor: 0.5, baselineAdjustment: .alignCenters))
  }

  @Test func `images and shapes are read`() throws {
    let image = try view(#""type": "image", "source": "a.png", "contentMode": "scaleAspectFit""#)
    guard case .image(let content) = image.content else { return #expect(Bool(false), "an image") }
    #expect(content.contentMode == .scaleAspectFit)
    #expect(image.initialValues[.imageSource] == .text("a.png"))
    let shape = try view(
      #""type": "shape", "path": "M0 0L10 0", "fillColor": null, "strokeColor": "red", "lineCap": "round", "lineDash": [4, 2], "lineDashPhase": -3, "fillRule": "evenOdd""#
    )
    guard case .shape(let outline) = shape.content else { return #expect(Bool(false), "a shape") }
    #expect(outline.lineCap == .round)
    #expect(outline.fillRule == .evenOdd)
    expect(
      shape,
      [
        .fillColor: .color(nil), .lineDash: .numbers([4, 2]), .lineDashPhase: .number(-3),
        .strokeEnd: .number(1),
      ])
  }

  @Test func `views are nested and named by their places where they have no id`() throws {
    let scene = try readScene(
      #"{"size": [9, 9], "views": [{}, {"subviews": [{"id": "a"}, {"subviews": [{}]}]}]}"#)
    #expect(scene.flattenedViews.map(\.id) == ["#0", "#1", "a", "#1.1", "#1.1.0"])
  }
}
