// animrender-bench scenes
//
// Milliseconds to read a scene of about 200 kB: only its JSON, the whole scene, and a scene with an error in each view.
// Prints the best, the median and the worst of several rounds.

import AnimDocuments
import AnimScenes

enum SceneBenchmarks {
  private static let rounds = 21

  static func run() {
    let scene = Array(text(views: 400).utf8)
    report("json", scene) { _ = JSONReader.read(scene) }
    report("read", scene) { _ = try? SceneReader.read(scene, file: "scene.json") }
    let broken = Array(text(views: 400).replacing("\"alpha\"", with: "\"alhpa\"").utf8)
    report("broken", broken) { _ = try? SceneReader.read(broken, file: "scene.json") }
  }

  /// A scene whose views all follow keyframes.
  private static func text(views count: Int) -> String {
    let views = (0..<count).map { index in
      """
      { "id": "view\(index)", "center": [\(index).5, 80], "bounds": [120, 80], "cornerRadius": 16, \
      "backgroundColor": "#FF950080", "alpha": 0.9, "transform": { "rotate": -14, "scale": [0.6, 0.6] } }
      """
    }
    let targets = (0..<count).map { index in
      """
      "view\(index)": { "center": { "values": [[187.5, 727], [187.5, 78.25], [-332.5, 78]], \
      "times": [0, 0.23750000000000002, 1], "curves": ["linear", [0.34, 1.56, 0.64, 1]] }, \
      "alpha": { "from": 0, "to": 0.5 }, "transform.rotate": { "by": 90 } }
      """
    }
    return """
      { "size": [375, 667], "views": [
      \(views.joined(separator: ",\n"))], "timeline": [{ "animate": {
      \(targets.joined(separator: ",\n"))}, "duration": 2 }] }
      """
  }

  private static func report(_ name: String, _ bytes: [UInt8], _ body: () -> Void) {
    let clock = ContinuousClock()
    let times = (0..<rounds).map { _ in clock.measure(body) / .milliseconds(1) }.sorted()
    let list = [times[0], times[rounds / 2], times[rounds - 1]].map { time in
      "\((time * 100).rounded() / 100)"
    }
    print("scenes/\(name) of \(bytes.count) bytes: \(list.joined(separator: " / ")) ms")
  }
}
