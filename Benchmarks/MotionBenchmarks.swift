// animrender-bench motion [NAME]
//
// Processor milliseconds a frame of 5,000 rounded squares of 24 × 24 on 1920 × 1080, on one thread: evaluating their
// values, recording their draw operations, all stages together, and painting alone. Each view follows two sequences of
// keyframes; in the scene `still`, only the first view moves. Prints the best and the median of several rounds.

import AnimPrimitives
import AnimRaster
import AnimRendering
import AnimScenes

enum MotionBenchmarks {
  private static let rounds = 7
  private static let times = (1...30).map { Double($0) / 60 }

  static func run(_ arguments: [String]) throws {
    for (name, movers) in [("moving", 5000), ("still", 1)] {
      guard name.contains(arguments.first ?? "") else { continue }
      let scene = try SceneReader.read(Array(text(movers: movers).utf8), file: "scene.json")
      measure(name, try Renderer(scene: scene))
    }
  }

  private static func measure(_ name: String, _ renderer: Renderer) {
    var presentation = renderer.makePresentation()
    presentation.move(to: 0, on: renderer.timeline)
    report("\(name)/evaluated") { presentation.move(to: $0, on: renderer.timeline) }
    var worker = FrameWorker(renderer)
    worker.move(to: 0)
    report("\(name)/evaluated, recorded and painted") { worker.move(to: $0) }
    let lists = renderer.displayLists(at: times)
    var painter = Painter()
    var pixmap = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
    painter.paint(lists[0], into: &pixmap)
    var shown = lists[0]
    var index = 0
    report("\(name)/painted") { _ in
      let list = lists[index % lists.count]
      let damage = list.damage(since: shown, width: pixmap.width, height: pixmap.height)
      painter.paint(list, damage: damage, into: &pixmap)
      (shown, index) = (list, index + 1)
    }
  }

  private static func text(movers: Int) -> String {
    let views = (0..<5000).map { index in
      """
      { "id": "v\(index)", "frame": [\(index % 100 * 19), \(index / 100 * 21), 24, 24], \
      "cornerRadius": 6, "backgroundColor": "#FF950080" }
      """
    }
    let changes = (0..<movers).map { index in
      """
      "v\(index)": { "transform.rotate": { "values": [0, \(index % 360), 90, 0] }, \
      "center.y": { "values": [\(index / 100 * 21), 540, \(index / 100 * 21)], \
      "curves": ["easeInOut", "easeOutQuad"] } }
      """
    }
    return """
      { "size": [1920, 1080], "views": [\(views.joined(separator: ",\n"))],
      "timeline": [{ "animate": { \(changes.joined(separator: ",\n")) }, "duration": 1 }] }
      """
  }

  private static func report(_ name: String, _ body: (Double) -> Void) {
    let rounds = (0..<rounds).map { _ in
      let start = RasterBenchmarks.processorSeconds()
      for time in times { body(time) }
      return (RasterBenchmarks.processorSeconds() - start) * 1000 / Double(times.count)
    }.sorted()
    print(
      "motion/\(name): \((rounds[0] * 1000).rounded() / 1000)",
      "\((rounds[rounds.count / 2] * 1000).rounded() / 1000) ms a frame")
  }
}
