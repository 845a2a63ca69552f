import Motion
import Primitives
import Testing
import Text

@testable import Scenes

@Suite struct ViewReaderTests {
  private func view(_ keys: String) throws -> View {
    try #require(try readScene(sceneWithView(keys)).views.first)
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
    #expect(view.initialValues == values)
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
    #expect(view.initialValues[.centerX] == .number(x))
    #expect(view.initialValues[.centerY] == .number(y))
    #expect(view.initialValues[.boundsWidth] == .number(width))
    #expect(view.initialValues[.boundsHeight] == .number(height))
  }

  @Test func `a transform has parts or is a matrix`() throws {
    let parts = try view(
      #""transform": {"translate": [1, 2], "scale": [3, 4], "skew": [5, 6], "rotate": 7, "rotateX": 8, "rotateY": 9, "perspective": 10}"#
    )
    let numbers: [Channel: Double] = [
      .translateX: 1, .translateY: 2, .scaleX: 3, .scaleY: 4, .skewX: 5, .skewY: 6, .rotate: 7,
      .rotateX: 8, .rotateY: 9, .perspective: 0.1,
    ]
    for (channel, number) in numbers {
      #expect(parts.initialValues[channel] == .number(number))
    }
    #expect(try view(#""transform": {"scale": 2}"#).initialValues[.scaleY] == .number(2))
    let matrix = try view(#""transform": [1, 2, 3, 4, 5, 6]"#)
    #expect(
      matrix.initialValues[.matrix]
        == .matrix(AffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)))
  }

  @Test func `a gradient has CAGradientLayer's defaults`() throws {
    let view = try view(#""gradient": {"colors": ["red", "lime", "blue"]}"#)
    #expect(view.gradient == .linear)
    #expect(view.initialValues[.gradientLocations] == .numbers([0, 0.5, 1]))
    #expect(view.initialValues[.gradientStartX] == .number(0.5))
    #expect(view.initialValues[.gradientEndY] == .number(1))
    let conic = try self.view(
      #""gradient": {"type": "conic", "colors": ["red", "blue"], "locations": [0.2, 0.2]}"#)
    #expect(conic.gradient == .conic)
    #expect(conic.initialValues[.gradientEndX] == .number(0.5))
    #expect(conic.initialValues[.gradientEndY] == .number(0))
  }

  @Test func `a shadow that is given shows`() throws {
    let view = try view(#""shadow": {"radius": 8, "offset": [0, 4]}"#)
    #expect(view.initialValues[.shadowOpacity] == .number(1))
    #expect(view.initialValues[.shadowRadius] == .number(8))
    #expect(view.initialValues[.shadowOffsetY] == .number(4))
    #expect(view.initialValues[.shadowColor] == .color(.black))
  }

  @Test func `a label has UILabel's defaults`() throws {
    let view = try view(#""type": "label", "text": "Hello""#)
    guard case .label(let label) = view.content else { return #expect(Bool(false), "a label") }
    #expect(label.fontWeight == 400)
    #expect(label.alignment == .natural)
    #expect(label.numberOfLines == 1)
    #expect(label.format == nil)
    #expect(view.initialValues[.text] == .text("Hello"))
    #expect(view.initialValues[.fontSize] == .number(17))
    #expect(view.initialValues[.textColor] == .color(.black))
  }

  @Test func `a label's keys are read`() throws {
    let view = try view(
      #"""
      "type": "label", "value": 7, "format": "%'d pt", "textAlignment": "right",
      "numberOfLines": 0, "lineHeight": 22, "letterSpacing": -0.4, "textColor": "systemRed",
      "font": {"family": "Brand", "size": 13, "weight": "semibold", "italic": true, "monospacedDigits": true}
      """#)
    guard case .label(let label) = view.content else { return #expect(Bool(false), "a label") }
    #expect(label.fontFamily == "Brand")
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

  @Test func `a format's fault is told at its character`() {
    let text = sceneWithView(#""type": "label", "format": "é %y""#)
    let column = text.prefix { $0 != "é" }.count + 4
    #expect(faults(of: text).map { $0.prefix { $0 != " " } } == ["1:\(column):"])
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
    #expect(shape.initialValues[.fillColor] == .color(nil))
    #expect(shape.initialValues[.lineDash] == .numbers([4, 2]))
    #expect(shape.initialValues[.lineDashPhase] == .number(-3))
    #expect(shape.initialValues[.strokeEnd] == .number(1))
  }

  @Test func `views are nested and named by their places where they have no id`() throws {
    let scene = try readScene(
      #"{"size": [9, 9], "views": [{}, {"subviews": [{"id": "a"}, {"subviews": [{}]}]}]}"#)
    #expect(scene.flattenedViews.map(\.id) == ["#0", "#1", "a", "#1.1", "#1.1.0"])
  }

  @Test(arguments: [
    (#""cornerRaduis": 1"#, "unknown key `cornerRaduis` in a view (did you mean `cornerRadius`?)"),
    (#""opacity": 1"#, "unknown key `opacity` in a view (did you mean `alpha`?)"),
    (#""x": 1"#, "unknown key `x` in a view (did you mean `frame`?)"),
    (#""height": 1"#, "unknown key `height` in a view (did you mean `frame`?)"),
    (#""shadowColor": "red""#, "unknown key `shadowColor` in a view (did you mean `shadow`?)"),
    (#""color": "red""#, "unknown key `color` in a view (did you mean `backgroundColor`?)"),
    (
      #""type": "label", "color": "red""#,
      "unknown key `color` in a view (did you mean `textColor`?)"
    ),
    (
      #""type": "shape", "path": "", "color": "red""#,
      "unknown key `color` in a view (did you mean `fillColor`?)"
    ),
    (#""type": "label", "fontSize": 9"#, "unknown key `fontSize` in a view (did you mean `font`?)"),
    (#""type": "label", "string": "x""#, "unknown key `string` in a view (did you mean `text`?)"),
    (
      #""type": "label", "font": {"name": "Arial"}"#,
      "unknown key `name` in a font (did you mean `family`?)"
    ),
    (
      #""type": "image", "source": "a.png", "image": "b.png""#,
      "unknown key `image` in a view (did you mean `source`?)"
    ),
    (
      #""type": "text", "text": "x""#,
      #"expected one of "view", "label", "image", "shape" for `type`, found "text" (did you mean `label`?)"#
    ),
    (
      #""type": "circle""#,
      #"expected one of "view", "label", "image", "shape" for `type`, found "circle" (did you mean `shape`?)"#
    ),
    (#""text": "x""#, #"unknown key `text` in a view (it belongs to a view of `"type": "label"`)"#),
    (
      #""type": "lable""#,
      #"expected one of "view", "label", "image", "shape" for `type`, found "lable" (did you mean `label`?)"#
    ),
    (#""alpha": 1.5"#, "expected a number from 0 to 1 for `alpha`, found 1.5"),
    (
      #""alpha": "12px""#,
      #"expected a number from 0 to 1 for `alpha`, found "12px" (write the number alone: lengths are points, angles degrees, times seconds)"#
    ),
    (#""alpha": null"#, "expected a number from 0 to 1 for `alpha`, found null"),
    (#""hidden": 1"#, "expected true or false for `hidden`, found 1"),
    (
      #""frame": [1, 2, 3]"#,
      "expected a rectangle [x, y, width, height] for `frame`, found a list of 3"
    ),
    (#""frame": [1, 2, -3, 4]"#, "expected a number from 0 to 1000000 for `frame`, found -3"),
    (
      #""frame": [1, 2, 3, 4], "center": [1, 2]"#,
      "`center` contradicts `frame` (give either `frame`, or `center` with `bounds`)"
    ),
    (#""center": 5"#, "expected a point [x, y] for `center`, found 5"),
    (
      #""center": [1, "2"]"#,
      #"expected a number for `center`, found "2" (write it without quotation marks)"#
    ),
    (#""bounds": [1, 2e6]"#, "expected a number from 0 to 1000000 for `bounds`, found 2000000"),
    (
      #""maskedCorners": ["topleft"]"#,
      #"expected "topLeft", "topRight", "bottomRight" or "bottomLeft" for `maskedCorners`, found "topleft" (did you mean `topLeft`?)"#
    ),
    (
      #""maskedCorners": "all""#,
      #"expected a list of corners: "topLeft", "topRight", "bottomRight", "bottomLeft" for `maskedCorners`, found "all""#
    ),
    (
      #""transform": {"rotation": 5}"#,
      "unknown key `rotation` in a transform (did you mean `rotate`?)"
    ),
    (
      #""transform": 5"#,
      "expected a transform: { translate, scale, rotate, skew } or [a, b, c, d, tx, ty] for `transform`, found 5"
    ),
    (
      #""transform": [1, 2]"#,
      "expected a list of 6 numbers: a matrix [a, b, c, d, tx, ty] for `transform`, found a list of 2"
    ),
    (#""gradient": {}"#, "a gradient needs `colors`: a list of at least 2 colours"),
    (
      #""gradient": {"colors": ["red"]}"#,
      "expected a list of at least 2 colours for `colors`, found a list of 1"
    ),
    (
      #""gradient": {"colors": [\#(many("1", 257))]}"#,
      "expected a list of at most 256 colours for `colors`, found a list of 257"
    ),
    (
      #""type": "shape", "path": "", "lineDash": [\#(many("1", 65))]"#,
      "expected a list of at most 64 lengths for `lineDash`, found a list of 65"
    ),
    (
      #""type": "shape", "path": "", "lineDash": [4], "lineDashPhase": [2]"#,
      "expected a number for `lineDashPhase`, found a list of 1"
    ),
    (
      #""type": "shape", "path": "", "strokeDashoffset": 2"#,
      "unknown key `strokeDashoffset` in a view (did you mean `lineDashPhase`?)"
    ),
    (
      #""type": "shape", "path": "", "lineDashPase": 2"#,
      "unknown key `lineDashPase` in a view (did you mean `lineDashPhase`?)"
    ),
    (
      #""gradient": {"colors": ["red", "blue"], "locations": [1, 0]}"#,
      "`locations` must not go back"
    ),
    (
      #""gradient": {"colors": ["red", "blue"], "locations": [1]}"#,
      "a gradient has a location for each colour: 1 for 2"
    ),
    (
      #""gradient": {"type": "liner", "colors": ["red", "blue"]}"#,
      #"expected one of "linear", "radial", "conic" for `type`, found "liner" (did you mean `linear`?)"#
    ),
    (
      #""shadow": {"blur": 1}"#,
      "unknown key `blur` in a shadow (did you mean `radius`?)"
    ),
    (
      #""shadow": "0 4px 8px""#,
      #"a shadow is an object, found "0 4px 8px" (for example { "opacity": 0.3, "radius": 8, "offset": [0, 4] })"#
    ),
    (
      #""gradient": ["red", "blue"]"#,
      #"a gradient is an object, found a list of 2 (for example { "colors": ["systemTeal", "systemBlue"] })"#
    ),
    (
      #""type": "label", "font": "Helvetica""#,
      #"a font is an object, found "Helvetica" (for example { "size": 20, "weight": "bold" })"#
    ),
    (#""type": "image""#, "a view needs `source`: a string"),
    (#""type": "shape", "path": "M0 0 X""#, #"expected a path command, found "X""#),
    (
      #""type": "label", "font": {"weight": "bolt"}"#,
      #"expected a weight: a name such as "semibold", or a number from 1 to 1000 for `weight`, found "bolt" (did you mean `bold`?)"#
    ),
    (
      #""type": "label", "font": {"size": 0}"#,
      "expected a number above 0 and up to 10000 for `size`, found 0"
    ),
    (
      #""type": "label", "format": "%s""#,
      #""s" is not one of the conversions d i u f F e E g G x X o"#
    ),
    (
      #""type": "label", "format": "%d of %d""#,
      "the format takes more than one number; write %% for a percent sign"
    ),
    (
      #""type": "label", "format": "none""#,
      "the format takes no number; write %d or %.1f where the value goes"
    ),
    (
      #""type": "label", "text": "3", "value": 4"#,
      "the label counts its `value`, so `text` is never shown (give either `text`, or `value` with `format`)"
    ),
    (
      #""type": "label", "format": "%d", "text": "3""#,
      "the label counts its `value`, so `text` is never shown (give either `text`, or `value` with `format`)"
    ),
    (
      #""type": "label", "baselineAdjustment": "alignTop""#,
      #"expected one of "alignBaselines", "alignCenters", "none" for `baselineAdjustment`, found "alignTop""#
    ),
    (
      #""type": "label", "numberOfLines": 1.5"#,
      "expected a whole number from 0 to 10000 for `numberOfLines`, found 1.5"
    ),
    (#""subviews": {}"#, "expected a list of views for `subviews`, found an object"),
    (#""subviews": [1]"#, "a view is an object, found 1"),
    (
      #""subviews": [{"id": "card"}]"#, "the id `card` is already taken (it is first given at 1:39)"
    ),
    (##""subviews": [{"id": "#1"}]"##, "an id must not begin with `#`"),
    (#""subviews": [{"id": ""}]"#, "an id must not be empty"),
    (
      #""subviews": [{"id": "canvas"}]"#,
      "a view must not be called `canvas` (constraints mean the canvas by it, not a view)"
    ),
    (
      #""subviews": [{"id": "superview"}]"#,
      "a view must not be called `superview` (constraints mean the superview by it, not a view)"
    ),
  ])
  func `a view's faults are told`(keys: String, fault: String) {
    let told = faults(of: sceneWithView(keys)).map { $0.drop { $0 != " " }.dropFirst() }
    #expect(told == [fault[...]])
  }

  @Test func `a fault inside of a string is told at its character`() {
    let text = sceneWithView(#""type": "shape", "path": "M0 0 \u004C 10 X""#)
    let column = text.prefix { $0 != "X" }.count + 1
    #expect(faults(of: text) == ["1:\(column): expected a number, found \"X\""])
  }

  @Test func `all faults are told at once, in their order`() {
    let text = """
      {
        "size": [100, 100], "fsp": 30,
        "views": [
          { "id": "a", "alpha": 2, "backgroundColor": "redd" },
          { "id": "a", "frame": [0, 0, -1, "x"] }
        ],
        "timeline": [ { "animate": { "b": { "alpha": 0 } }, "curve": "easeout" } ]
      }
      """
    #expect(
      faults(of: text).map { $0.prefix { $0 != " " } } == [
        "2:23:", "4:27:", "4:49:", "5:13:", "5:34:", "5:38:", "7:32:", "7:64:",
      ])
  }
}
