import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Painting only the changed parts gives the same frames as painting everything.
@Suite struct FrameWorkerTests {
  /// A small view that moves, a distant view that appears later, and finally a change of everything.
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
    return try Renderer(text)
  }

  /// Times in order, out of order, and between equal pictures.
  private static func moves() -> [(from: Double, to: Double)] {
    (0..<30).map { number in
      let from = Double(number < 10 ? number * 3 : number * 37 % 60) / 20
      return (from, from + Double(number * 5 % 6) / 20)
    }
  }

  /// A picture after a change.
  private static func applied(_ change: FrameWorker.Change?, to pixmap: Pixmap) -> Pixmap {
    var pixmap = pixmap
    if let change { pixmap.replace(change.rect, with: change.pixmap) }
    return pixmap
  }

  @Test(arguments: [false, true], [false, true])
  func `changes lead from any picture to any other`(
    beginsWithWhole: Bool, sharesCanvas: Bool
  ) throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer, sharesCanvas: sharesCanvas)
    if beginsWithWhole {
      #expect(worker.picture(at: 0)?.pixmap == renderer.pixmap(at: 0))
    }
    for (from, to) in Self.moves() {
      #expect(
        Self.applied(worker.change(from: from, to: to), to: renderer.pixmap(at: from))
          == renderer.pixmap(at: to),
        "from \(from) to \(to)")
    }
  }

  /// The silhouette of a wide shadow is painted at a reduced size, which moves the edges of clips.
  @Test func `a change in a wide shadow is complete`() throws {
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
    let renderer = try Renderer(text)
    var worker = FrameWorker(renderer)
    let change = worker.change(from: 0, to: 1)
    #expect(Self.applied(change, to: renderer.pixmap(at: 0)) == renderer.pixmap(at: 1))
  }

  @Test func `a whole picture is whole after small changes`() throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer)
    _ = worker.change(from: 0, to: 0.1)
    worker.move(to: 0.1)
    #expect(worker.canvas == renderer.pixmap(at: 0.1))
    #expect(worker.painted == worker.canvas.bounds)
  }

  @Test func `a picture that was returned stays while the worker continues`() throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer)
    let picture = worker.picture(at: 0)
    let next = worker.change(from: 0, to: 0.1)
    let change = try #require(next)
    #expect(picture?.pixmap == renderer.pixmap(at: 0))
    #expect(change.pixmap == renderer.pixmap(at: 0.1).cropped(to: change.rect))
  }

  @Test func `the change of most of a shared canvas is the canvas`() throws {
    let renderer = try Self.renderer()
    var worker = FrameWorker(renderer, sharesCanvas: true)
    _ = worker.picture(at: 2)
    let small = worker.change(from: 0, to: 0.1)
    let large = worker.change(from: 2, to: 2.25)
    #expect(try #require(small).rect.area < 1000)
    let change = try #require(large)
    #expect(change.rect == worker.canvas.bounds)
    #expect(change.pixmap == renderer.pixmap(at: 2.25))
    _ = worker.change(from: 2.25, to: 2.5)
    #expect(change.pixmap == renderer.pixmap(at: 2.25))
  }

  @Test func `a small change takes a small part of a large canvas`() throws {
    var worker = FrameWorker(try Self.renderer(size: "[600, 400]"))
    for number in 1...10 {
      _ = worker.change(from: Double(number - 1) / 20, to: Double(number) / 20)
    }
    let painted = try #require(worker.painted)
    #expect(painted.area * 4 < worker.canvas.width * worker.canvas.height)
  }

  /// Groups whose way of painting changes, because a part appears, disappears or crosses an edge.
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

  @Test func `a shadow of several views is painted as far as each view reaches`() throws {
    let text = """
      { "size": [455, 120], "fps": 20, "scale": 2, "background": "clear", "views": [
        { "frame": [288, 45, 40, 40], "shadow": { "radius": 30 }, "subviews": [
          { "frame": [-8, -8, 16, 16], "backgroundColor": "blue" },
          { "id": "a", "frame": [38, 1, 2, 34], "backgroundColor": "#663399" }] }],
        "timeline": [{ "animate": { "a": { "bounds.height": 4 } }, "duration": 0.25 }] }
      """
    try expectWholePictures(text, at: [0, 0.05, 0.15, 0.25])
  }

  @Test(arguments: regrouping)
  func `a group that is painted in another way is painted as a whole`(
    view: String, change: String
  ) throws {
    let text = """
      { "size": [120, 90], "fps": 20, "background": "white", "views": [\(view)], "timeline": [
        { "wait": 0.1 }, { "set": { "a": { \(change) } } }, { "wait": 0.1 }] }
      """
    try expectWholePictures(text, at: [0, 0.1, 0])
  }

  private func expectWholePictures(_ scene: String, at times: [Double]) throws {
    let renderer = try Renderer(scene)
    var worker = FrameWorker(renderer)
    for time in times {
      worker.move(to: time)
      #expect(worker.canvas == renderer.pixmap(at: time), "at \(time) s")
    }
  }
}
