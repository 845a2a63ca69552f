import AnimExport
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import AnimScenes
import AnimTestSupport
import Testing
import AnimText

/// Scenes built in Swift equal scenes that the reader reads.
@Suite struct SwiftSceneTests {
  private let text = """
    { "size": [80, 60], "fps": 20,
      "views": [{ "id": "box", "frame": [4, 8, 20, 20], "cornerRadius": 5,
                  "backgroundColor": "#FF0000", "alpha": 0.5 }],
      "timeline": [{ "animate": { "box": { "center": [60, 40], "bounds": [30, 30], "alpha": 1 } },
                     "duration": 1, "curve": "easeOutQuad",
                     "then": [{ "set": { "box": { "backgroundColor": "#00FF00" } } }] }] }
    """

  @Test func `a scene built in Swift shows what its JSON shows`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let built = Scene(
      size: Size(80, 60), framesPerSecond: 20,
      views: [
        View(
          "box", frame: Rect(x: 4, y: 8, width: 20, height: 20), cornerRadius: 5,
          backgroundColor: red, alpha: 0.5)
      ],
      steps: [
        .animate(
          withDuration: 1,
          timingFunction: { time, duration in
            let rest = 1 - time / duration
            return 1 - rest * rest
          },
          animations: [
            PropertyChange("box", .center, to: .point(Point(60, 40))),
            PropertyChange("box", .bounds, to: .size(Size(30, 30))),
            PropertyChange("box", .alpha, to: 1),
          ],
          completion: [
            .set([
              PropertyChange("box", .backgroundColor, to: .color(Color(red: 0, green: 1, blue: 0)))
            ])
          ])
      ])
    let read = try Scene(text)
    let range = PlaybackRange(start: 0, end: 1, framesPerSecond: 20, hold: 0.1)
    let hashes = try Renderer(scene: built).frameHashes(range, jobs: 1)
    #expect(hashes == (try Renderer(scene: read).frameHashes(range, jobs: 2)))
    #expect(Set(hashes.map(\.hash)).count == hashes.count)
  }

  @Test(arguments: [
    (0.0, 10.0, 1.0, 30.0), (-1, 10, 1, 30), (.nan, 10, 1, 30), (.infinity, 10, 1, 30),
    (10, 10, 1e300, 30), (10, 10, -1, 30), (10, 10, 1, 0), (10, 10, 1, .nan), (10, 10, 1, 241),
  ])
  func `a scene that cannot be drawn is refused`(
    width: Double, height: Double, scale: Double, rate: Double
  ) {
    let scene = Scene(size: Size(width, height), scale: scale, framesPerSecond: rate, views: [])
    #expect(throws: RenderError.self) { try Renderer(scene: scene) }
  }

  @Test func `the end state is exact whatever the timing function ends with`() throws {
    let scene = Scene(
      size: Size(10, 10), views: [View("box", frame: .zero)],
      steps: [
        .animate(
          withDuration: 1, timingFunction: { _, _ in 0.7 },
          animations: [PropertyChange("box", .centerX, to: 100)])
      ])
    let timeline = try scene.timeline()
    let track = try #require(timeline.tracks.firstIndex { $0.channel == .centerX })
    #expect(timeline.number(ofTrackAt: track, at: 0.5) == 70)
    #expect(timeline.number(ofTrackAt: track, at: 1) == 100)
  }

  @Test func `a view built in Swift has the values of one that says nothing`() throws {
    let text = #"{ "size": [10, 10], "views": [{ "id": "box", "frame": [0, 0, 4, 4] }] }"#
    let read = try Scene(text)
    let built = View("box", frame: Rect(x: 0, y: 0, width: 4, height: 4))
    for (channel, value) in built.initialValues {
      #expect(read.views[0].initialValues[channel] == value)
    }
  }

  /// Expects the same values and the same picture, which must not be empty.
  private func expectSame(
    _ view: View, as json: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let text = #"{ "size": [80, 40], "background": "white", "views": [\#(json)] }"#
    let read = try Scene(text)
    for (channel, value) in view.initialValues {
      #expect(read.views[0].initialValues[channel] == value, sourceLocation: location)
    }
    let scenes = [read, Scene(size: Size(80, 40), views: [view]), Scene(size: Size(80, 40))]
    // The folder has no slash at the end.
    let assets = AssetSource(directory: Repository.path(of: "scenes/raster"))
    let pictures = try scenes.map { try Renderer(scene: $0, assets: assets).pixmap(at: 0) }
    #expect(pictures[0] == pictures[1] && pictures[1] != pictures[2], sourceLocation: location)
  }

  private let frame = Rect(x: 4, y: 4, width: 70, height: 30)

  @Test func `a label built in Swift is what its JSON is`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    try expectSame(
      .label("a", "Hello", frame: frame),
      as: #"{ "id": "a", "type": "label", "frame": [4, 4, 70, 30], "text": "Hello" }"#)
    try expectSame(
      .label(
        "a", "Hello", frame: frame, fontSize: 24, textColor: red,
        content: LabelContent(fontWeight: 700, alignment: .right, letterSpacing: 1)),
      as: """
        { "id": "a", "type": "label", "frame": [4, 4, 70, 30], "text": "Hello", "textColor": "#FF0000",
          "font": { "size": 24, "weight": "bold" }, "textAlignment": "right", "letterSpacing": 1 }
        """)
    var counting = View("a", frame: frame, content: .label(LabelContent(format: .integer)))
    counting.value = 42
    try expectSame(
      counting,
      as: #"{ "id": "a", "type": "label", "frame": [4, 4, 70, 30], "value": 42, "format": "%d" }"#)
  }

  @Test func `an image view built in Swift is what its JSON is`() throws {
    let source = "star.png"
    try expectSame(
      .image("a", source: source, frame: frame),
      as: #"{ "id": "a", "type": "image", "frame": [4, 4, 70, 30], "source": "\#(source)" }"#)
    try expectSame(
      .image(
        "a", source: source, frame: frame,
        content: ImageContent(contentMode: .scaleAspectFit, tintColor: .black)),
      as: """
        { "id": "a", "type": "image", "frame": [4, 4, 70, 30], "source": "\(source)",
          "contentMode": "scaleAspectFit", "tintColor": "#000000" }
        """)
  }

  @Test func `a shape view built in Swift is what its JSON is`() throws {
    let data = "M0 0 L60 0 L60 25 L10 5 L0 25 Z"
    let path = try Path(svg: data)
    try expectSame(
      .shape("a", path, frame: frame),
      as: #"{ "id": "a", "type": "shape", "frame": [4, 4, 70, 30], "path": "\#(data)" }"#)
    try expectSame(
      .shape(
        "a", path, frame: frame, fillColor: nil, strokeColor: .black, lineWidth: 3,
        content: ShapeContent(fillRule: .evenOdd, lineCap: .round, lineJoin: .bevel)),
      as: """
        { "id": "a", "type": "shape", "frame": [4, 4, 70, 30], "path": "\(data)", "fillColor": null,
          "strokeColor": "#000000", "lineWidth": 3, "fillRule": "evenOdd", "lineCap": "round",
          "lineJoin": "bevel" }
        """)
  }

  @Test func `all of a scene is played at its rate, with its hold`() throws {
    let scene = Scene(size: Size(10, 10), framesPerSecond: 20, duration: 2, hold: 0.5, views: [])
    let range = PlaybackRange(all: try Renderer(scene: scene))
    #expect(range == PlaybackRange(start: 0, end: 2, framesPerSecond: 20, hold: 0.5))
  }
}
