import AnimPrimitives
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// Dissolves in place of movement.
@Suite struct ReducedMotionTests {
  private func renderer(_ steps: String, _ views: String = Self.box) throws -> Renderer {
    try Renderer(
      """
      { "size": [40, 20], "background": "white", "duration": 4, "views": [\(views)], "timeline": [\(steps)] }
      """)
  }

  private static let box = """
    { "id": "box", "frame": [0, 0, 10, 10], "backgroundColor": "#000000" }
    """

  private func reduced(_ steps: String) throws -> (full: Renderer, reduced: Renderer) {
    let full = try renderer(steps)
    return (full, full.reducingMotion())
  }

  private static let move = """
    { "animate": { "box": { "center.x": 35 } }, "at": 1, "duration": 2, "curve": "linear" }
    """

  @Test func `a movement is a dissolve of 0.3 s in its middle`() throws {
    let (full, reduced) = try reduced(Self.move)
    let (first, last) = (full.pixmap(at: 0), full.pixmap(at: 4))
    for time in [0, 0.5, 1, 1.2, 1.8] { #expect(reduced.pixmap(at: time) == first, "\(time)") }
    for time in [2.2, 2.9, 3, 4] { #expect(reduced.pixmap(at: time) == last, "\(time)") }
    let middle = reduced.pixmap(at: 2)
    // Half of black over white, at both places.
    #expect((127...128).contains(middle[5, 5].red))
    #expect((127...128).contains(middle[35, 5].red))
    #expect(middle[20, 5].red == 255)
    let quarter = reduced.pixmap(at: 1.925)
    #expect((63...65).contains(quarter[5, 5].red), "\(quarter[5, 5])")
    #expect((190...192).contains(quarter[35, 5].red), "\(quarter[35, 5])")
  }

  @Test func `frames from changes are those that are drawn alone`() throws {
    let (_, reduced) = try reduced(Self.move)
    var worker = FrameWorker(reduced)
    let first = worker.picture(at: 0)
    var canvas = try #require(first).pixmap
    for frame in 1...80 {
      let (before, time) = (Double(frame - 1) / 20, Double(frame) / 20)
      if !reduced.isStill(from: before, through: time),
        let change = worker.change(from: before, to: time)
      {
        canvas.replace(change.rect, with: change.pixmap)
      }
      #expect(canvas == reduced.pixmap(at: time), "\(time)")
    }
  }

  @Test func `fades and colours are those of the moment`() throws {
    let (full, reduced) = try reduced(
      """
      { "animate": { "box": { "alpha": 0, "backgroundColor": "red" } }, "at": 1, "duration": 2 }
      """)
    for time in [0, 1.3, 2, 2.7, 4] {
      #expect(reduced.pixmap(at: time) == full.pixmap(at: time), "\(time)")
    }
    let both = try self.reduced(
      Self.move + """
        , { "animate": { "box": { "alpha": 0 } }, "at": 1, "duration": 2, "curve": "linear" }
        """)
    // At the first place, a quarter faded.
    #expect((62...65).contains(both.reduced.pixmap(at: 1.5)[5, 5].red))
  }

  @Test func `overlapping movements are one`() throws {
    let (full, reduced) = try reduced(
      Self.move + """
        , { "animate": { "box": { "center.y": 15 } }, "at": 2, "duration": 1.5, "curve": "linear" }
        """)
    #expect(reduced.pixmap(at: 2) == full.pixmap(at: 0))
    #expect(reduced.pixmap(at: 2.5) == full.pixmap(at: 4))
    #expect(reduced.pixmap(at: 2.25) != full.pixmap(at: 0))
  }

  @Test func `an endless movement stays where it began, and a jump stays a jump`() throws {
    let (full, endless) = try reduced(
      """
      { "animate": { "box": { "center.x": 35 } }, "at": 1, "duration": 0.5, "repeat": true }
      """)
    for time in [0, 1.2, 2.1, 4] {
      #expect(endless.pixmap(at: time) == full.pixmap(at: 0), "\(time)")
    }
    let jump = try reduced(#"{ "set": { "box": { "center.x": 35 } }, "at": 1 }"#)
    for time in [0, 0.9, 1, 2] {
      #expect(jump.reduced.pixmap(at: time) == jump.full.pixmap(at: time), "\(time)")
    }
  }

  @Test func `a finger moves in a dissolve, from its first place to its last one`() throws {
    let views = #"{ "id": "a", "frame": [0, 0, 1, 1] }"#
    func pan(_ from: Int, _ to: Int, at time: Int) -> String {
      #"{ "pan": { "from": [\#(from), 10], "to": [\#(to), 10] }, "at": \#(time), "duration": 1, "curve": "linear" }"#
    }
    let full = try Renderer(
      """
      { "size": [240, 20], "background": "white", "duration": 4, "views": [\(views)],
        "timeline": [\(pan(30, 100, at: 1)), \(pan(100, 210, at: 2))] }
      """)
    let reduced = full.reducingMotion()
    func shown(_ renderer: Renderer, _ time: Double) -> [Bool] {
      [30, 100, 210].map { renderer.pixmap(at: time)[$0, 10].red < 250 }
    }
    #expect(shown(full, 2) == [false, true, false])
    for time in [1.2, 1.8] { #expect(shown(reduced, time) == [true, false, false], "\(time)") }
    for time in [2.2, 2.9] { #expect(shown(reduced, time) == [false, false, true], "\(time)") }
    #expect(shown(reduced, 2) == [true, false, true])
    // The finger appears and disappears as in full motion.
    #expect(shown(reduced, 1.05) == [true, false, false])
    #expect(shown(reduced, 3.3) == [false, false, false])
  }
}
