import Foundation
import AnimMotion
import AnimPrimitives
import AnimRaster
import AnimSceneSupport
import Testing

@testable import AnimRendering

/// A list that is updated from frame to frame must equal a newly built list.
@Suite struct DisplayListRecorderTests {
  private static let texts = (0..<12).map {
    """
    { "id": "label\($0)", "type": "label", "text": "Still \($0)", "frame": [4, \($0 * 9), 40, 9] }
    """
  }.joined(separator: ",\n")

  /// Still views, views that move, rest and change their order, groups, and a parent that is split between chunks.
  private static let scene = """
    { "size": [120, 120], "fps": 10, "views": [
      { "id": "root", "frame": [0, 0, 120, 120], "backgroundColor": "white", "borderWidth": 1,
        "borderColor": "black", "subviews": [
        \(texts),
        { "id": "box", "frame": [0, 0, 20, 20], "backgroundColor": "red" },
        { "id": "counter", "type": "label", "format": "%.0f", "value": 0, "frame": [60, 0, 40, 20] },
        { "id": "group", "frame": [60, 60, 40, 40], "alpha": 0.5, "backgroundColor": "blue",
          "subviews": [{ "id": "inner", "frame": [5, 5, 10, 10], "backgroundColor": "green" }] },
        { "id": "hugging", "type": "label", "text": "A", "center": [90, 110] }
      ] },
      { "id": "top", "frame": [30, 30, 20, 20], "backgroundColor": "yellow", "zPosition": 1 }
    ], "timeline": [
      { "animate": { "box": { "center": [100, 100] }, "inner": { "center": [30, 30] },
        "counter": { "value": 7 } }, "duration": 0.5 },
      { "set": { "hugging": { "text": "ABC" } } },
      { "animate": { "root": { "backgroundColor": "gray" } }, "delay": 0.2, "duration": 0.3 },
      { "set": { "top": { "zPosition": -1 } } }
    ] }
    """

  @Test(arguments: [false, true])
  func `moved lists are those that are built anew`(backwards: Bool) throws {
    let renderer = try Renderer(Self.scene)
    var recorder = DisplayListRecorder(renderer)
    let times = (0...15).map { Double($0) / 10 }
    for time in backwards ? times.reversed() : times {
      let moved = recorder.displayList(at: time)
      #expect(moved.operations == Self.wholeList(renderer, at: time).operations, "at \(time)")
    }
  }

  @Test func `pictures do not depend on chunks`() throws {
    let renderer = try Renderer(Self.scene)
    var worker = FrameWorker(renderer)
    var painter = Painter()
    for time in (0...15).map({ Double($0) / 10 }) {
      worker.move(to: time)
      var whole = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
      painter.paint(Self.wholeList(renderer, at: time), into: &whole)
      #expect(worker.canvas == whole, "at \(time)")
    }
  }

  @Test func `views that never change are one chunk that lasts`() throws {
    var text = Self.scene.replacing("\"root\": { \"backgroundColor\"", with: "\"box\": { \"alpha\"")
    text = text.replacing("\"gray\"", with: "0.5").replacing(
      "\"zPosition\": -1", with: "\"alpha\": 0.3")
    let renderer = try Renderer(text)
    #expect(renderer.plan.chunks.map(\.isStill) == [true, false])
  }

  /// The list without a plan: all views, drawn once.
  private static func wholeList(_ renderer: Renderer, at time: Double) -> DisplayList {
    var presentation = renderer.makePresentation()
    presentation.move(to: time, on: renderer.timeline)
    var builder = DisplayListBuilder(
      tree: renderer.tree, states: presentation.states, resources: renderer.resources,
      labels: LabelLayouts())
    builder.draw(renderer.tree.roots, in: .identity)
    return DisplayList(background: renderer.background, operations: builder.operations)
  }
}
