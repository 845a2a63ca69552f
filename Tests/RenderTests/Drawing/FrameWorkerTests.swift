import Primitives
import Scenes
import Testing

@testable import Codecs
@testable import Render

/// A canvas that is painted only where something moves gives the frames that whole pictures give.
@Suite struct FrameWorkerTests {
  /// Something small that moves, something far away that comes later, and at last a change of all.
  private static let scene = """
    { "size": [120, 90], "fps": 20, "background": "white", "views": [
      { "id": "page", "frame": [0, 0, 120, 90], "backgroundColor": "white", "borderWidth": 2,
        "borderColor": "green" },
      { "id": "box", "frame": [30, 20, 8, 8], "cornerRadius": 3, "backgroundColor": "red" },
      { "id": "dot", "frame": [100, 70, 5, 5], "backgroundColor": "blue", "alpha": 0.5 }
    ], "timeline": [
      { "animate": { "box": { "center": [50, 30] } }, "duration": 1 },
      { "animate": { "dot": { "center": [10, 10] } }, "at": 1, "duration": 1 },
      { "animate": { "page": { "backgroundColor": "black" } }, "at": 2, "duration": 0.5 }
    ] }
    """

  private static func renderer(size: String = "[120, 90]") throws -> Renderer {
    let text = scene.replacing("[120, 90]", with: size)
    return try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
  }

  /// Ordered, out of order, from and to the same picture.
  private static func moves() -> [(from: Double, to: Double)] {
    (0..<30).map { number in
      let from = Double(number < 10 ? number * 3 : number * 37 % 60) / 20
      return (from, from + Double(number * 5 % 6) / 20)
    }
  }

  /// One picture put onto another.
  private static func applied(
    _ content: AnimationFrame.Content, to pixmap: Pixmap
  ) -> Pixmap {
    var pixmap = pixmap
    switch content {
    case .same: break
    case .patch(let patch): pixmap.replace(patch.rect, with: patch.pixmap)
    case .runs(let runs):
      var canvas = PixelView(pixmap.pixels, stride: pixmap.width)
      canvas.draw(runs.runs.runs, runs.runs.colors, in: runs.rect)
      pixmap = Pixmap(width: pixmap.width, height: pixmap.height, pixels: canvas.pixels)
    }
    return pixmap
  }

  @Test(arguments: [false, true])
  func `patches lead from any picture to any other`(beginsWithFirst: Bool) throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer)
    if beginsWithFirst { _ = worker.firstPatch(at: 0) }
    for (from, to) in Self.moves() {
      let content = worker.patch(from: from, to: to).map(AnimationFrame.Content.patch) ?? .same
      #expect(
        Self.applied(content, to: renderer.pixmap(at: from)) == renderer.pixmap(at: to),
        "from \(from) to \(to)")
    }
  }

  /// What a clip cuts off is another thing where a wide shadow's silhouette is painted smaller.
  @Test func `so they do in wide shadows`() throws {
    let text = """
      { "size": [1700, 60], "views": [
        { "frame": [0, 0, 1700, 60], "shadow": { "radius": 130, "opacity": 1, "offset": [0, 0] },
          "subviews": [
            { "frame": [900, 0, 700, 60], "backgroundColor": [1, 0, 0, 0.157] },
            { "frame": [1, 0, 1690, 60], "clipsToBounds": true, "subviews": [
              { "frame": [899, 0, 700, 60], "backgroundColor": [1, 0, 0, 0.157] },
              { "frame": [899, 0, 700, 60], "backgroundColor": [1, 0, 0, 0.165] },
              { "id": "box", "frame": [0, 10, 40, 40], "backgroundColor": "blue" } ] } ] } ],
        "timeline": [
          { "animate": { "box": { "center": { "by": [1, 0] } } }, "duration": 1, "curve": "linear" }
        ] }
      """
    let renderer = try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
    var worker = FrameWorker(renderer)
    let content = worker.patch(from: 0, to: 1).map(AnimationFrame.Content.patch) ?? .same
    #expect(Self.applied(content, to: renderer.pixmap(at: 0)) == renderer.pixmap(at: 1))
  }

  @Test func `so does what differs`() throws {
    let renderer = try Self.renderer()
    let comparer = FrameComparer(GIFOptions())
    var worker = FrameWorker(renderer)
    for (from, to) in Self.moves() {
      let content = worker.content(from: from, to: to, comparer)
      #expect(
        Self.applied(content, to: renderer.pixmap(at: from)) == renderer.pixmap(at: to),
        "from \(from) to \(to)")
    }
  }

  @Test func `a whole picture is whole after small changes`() throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer)
    _ = worker.patch(from: 0, to: 0.1)
    worker.move(to: 0.1)
    #expect(worker.canvas == renderer.pixmap(at: 0.1))
    #expect(worker.painted == worker.canvas.bounds)
  }

  @Test func `after small changes of a small canvas all of it is there`() throws {
    var worker = FrameWorker(try Self.renderer())
    _ = worker.firstPatch(at: 0)
    _ = worker.patch(from: 0, to: 0.1)
    #expect(worker.painted == worker.canvas.bounds)
  }

  @Test func `a small change takes a small part of a large canvas`() throws {
    var worker = FrameWorker(try Self.renderer(size: "[600, 400]"))
    _ = worker.firstPatch(at: 0)
    #expect(worker.painted == worker.canvas.bounds)
    for number in 1...10 {
      _ = worker.patch(from: Double(number - 1) / 20, to: Double(number) / 20)
    }
    let painted = try #require(worker.painted)
    #expect(painted.area * 4 < worker.canvas.width * worker.canvas.height)
  }

  /// Groups of which something appears, goes or crosses an edge come onto the canvas in another way than before.
  private static let regrouping = [
    #"""
    { "alpha": 0.5, "backgroundColor": "#44cb63af", "frame": [10, 10, 60, 60],
      "subviews": [{ "id": "a", "frame": [10, 10, 20, 20], "backgroundColor": "red" }] }
    """#: #""hidden": true"#,
    #"""
    { "clipsToBounds": true, "frame": [10, 10, 50, 70], "subviews": [
      { "frame": [5, 5, 30, 30], "backgroundColor": "#44cb63af" },
      { "frame": [10, 10, 35, 30], "backgroundColor": "#204f895f" },
      { "id": "a", "frame": [5, 50, 10, 10], "backgroundColor": "red" }] }
    """#: #""center.x": 48"#,
  ]

  @Test func `a shadow of several things is painted as far as each of them reaches`() throws {
    let text = """
      { "size": [455, 120], "fps": 20, "scale": 2, "background": "clear", "views": [
        { "frame": [288, 45, 40, 40], "shadow": { "radius": 30 }, "subviews": [
          { "frame": [-8, -8, 16, 16], "backgroundColor": "blue" },
          { "id": "a", "frame": [38, 1, 2, 34], "backgroundColor": "#663399" }] }],
        "timeline": [{ "animate": { "a": { "bounds.height": 4 } }, "duration": 0.25 }] }
      """
    let renderer = try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
    var worker = FrameWorker(renderer)
    for time in [0, 0.05, 0.15, 0.25] {
      worker.move(to: time)
      #expect(worker.canvas == renderer.pixmap(at: time), "at \(time) s")
    }
  }

  @Test(arguments: regrouping)
  func `a group that is painted in another way is painted as a whole`(
    view: String, change: String
  ) throws {
    let text = """
      { "size": [120, 90], "fps": 20, "background": "white", "views": [\(view)], "timeline": [
        { "wait": 0.1 }, { "set": { "a": { \(change) } } }, { "wait": 0.1 }] }
      """
    let renderer = try Renderer(scene: SceneReader.read(Array(text.utf8), file: "scene.json"))
    var worker = FrameWorker(renderer)
    for time in [0, 0.1, 0] {
      worker.move(to: time)
      #expect(worker.canvas == renderer.pixmap(at: time), "at \(time) s")
    }
  }
}
