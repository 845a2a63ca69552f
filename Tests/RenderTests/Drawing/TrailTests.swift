import AnimPrimitives
import AnimRendering
import AnimSceneSupport
import Testing

@Suite struct TrailTests {
  private let white = PremultipliedColor(red: 255, green: 255, blue: 255, alpha: 255)
  private let blue = PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255)

  /// `card` moves in a straight line from (10, 10) to (70, 70), behind `other`.
  private func moving(_ more: String = "") throws -> Renderer {
    try Renderer(
      timeline: """
        { "animate": { "card": { "center": [80, 80] } }, "duration": 3, "curve": "linear" }\(more)
        """)
  }

  @Test func `older times are fainter and the last one is the picture itself`() throws {
    let renderer = try moving()
    let trail = renderer.trail(at: [0, 1.5, 3])
    // Red with a third, two thirds and full opacity over white.
    #expect(trail[12, 28] == PremultipliedColor(red: 255, green: 170, blue: 170, alpha: 255))
    #expect(trail[42, 58] == PremultipliedColor(red: 255, green: 85, blue: 85, alpha: 255))
    #expect(trail[72, 88] == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    #expect(trail[30, 80] == white)
    #expect(renderer.trail(at: [3]) == renderer.pixmap(at: 3))
  }

  @Test func `a line leads from a view's first place to a head at its last one`() throws {
    let trail = try moving().trail(at: [0, 3])
    let line = PremultipliedColor(red: 0, green: 122, blue: 255, alpha: 255)
    #expect([20, 50, 79].map { trail[$0, $0] } == [line, line, line])
    // The head is 8 points long and as wide, the line 1.5.
    #expect(trail[74, 77] == line)
    #expect(trail[52, 57] != line)
    #expect(trail[28, 23] != line)
  }

  @Test func `the head of a spring shows the way that it came, not its last swing`() throws {
    let renderer = try Renderer(
      timeline: """
        { "animate": { "card": { "center.x": 80 } }, "duration": 3,
          "curve": { "spring": { "dampingRatio": 0.5 } } }
        """)
    let trail = renderer.trail(at: [0, 3])
    let line = PremultipliedColor(red: 0, green: 122, blue: 255, alpha: 255)
    #expect(trail[73, 22] == line)
  }

  @Test func `ghosts are below the views that are above the moving one`() throws {
    let trail = try moving().trail(at: [0, 2.75, 3])
    #expect(trail[78, 66] == blue)
  }

  @Test func `a resting view is shown once for all its equal times`() throws {
    let renderer = try moving()
    #expect(
      renderer.pixmap(at: 3, ghosts: [.init(time: -1, opacity: 0.9), .init(time: 0, opacity: 0.5)])
        == renderer.pixmap(at: 3, ghosts: [.init(time: 0, opacity: 0.5)]))
    #expect(
      renderer.pixmap(at: 3, ghosts: [.init(time: 4, opacity: 0.5)]) == renderer.pixmap(at: 3))
  }

  @Test func `a view that fades or changes its colour has no ghosts`() throws {
    let renderer = try Renderer(
      timeline: """
        { "animate": { "card": { "alpha": 0 }, "other": { "backgroundColor": "red" } }, "duration": 1 }
        """)
    #expect(renderer.trail(at: [0, 0.5, 1]) == renderer.pixmap(at: 1))
  }

  @Test func `subviews move with their superview, and inside a still one they are clipped by it`()
    throws
  {
    let text = """
      { "size": [100, 100], "views": [
          { "id": "frame", "frame": [0, 0, 50, 100], "clipsToBounds": true, "subviews": [
            { "id": "card", "frame": [0, 40, 20, 20], "subviews": [
              { "id": "dot", "frame": [5, 5, 10, 10], "backgroundColor": "blue" }] }] }],
        "timeline": [
          { "animate": { "card": { "center": [90, 50] } }, "duration": 1, "curve": "linear" }] }
      """
    let renderer = try Renderer(text)
    let trail = renderer.trail(at: [0, 0.5, 1])
    #expect(trail[10, 47] == PremultipliedColor(red: 170, green: 170, blue: 255, alpha: 255))
    #expect(trail[48, 47] == PremultipliedColor(red: 85, green: 85, blue: 255, alpha: 255))
    #expect(trail[52, 47] == white)
    #expect(trail[90, 47] == white)
  }
}
