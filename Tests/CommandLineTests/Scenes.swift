import Foundation
import Testing

extension String {
  /// The text with a replacement. The replaced words must occur.
  func changing(_ words: String, to others: String) -> String {
    #expect(contains(words), "\(self)")
    return replacingOccurrences(of: words, with: others)
  }
}

/// Small scenes for tests.
enum Scenes {
  /// A small image.
  static func image(_ source: String, background: String = "white") -> String {
    """
    { "size": [8, 8], "background": "\(background)",
      "views": [{ "id": "i", "type": "image", "frame": [0, 0, 4, 4], "source": "\(source)" }] }
    """
  }

  /// A scene that ends in the middle of `long`, and before `late` begins.
  static let steps = """
    { "size": [32, 24], "duration": 2, "fps": 10,
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "#FF0000" }],
      "timeline": [
        { "animate": { "box": { "center.x": 26 } }, "duration": 1, "id": "mv" },
        { "animate": { "box": { "center.x": 6 } }, "duration": 3, "id": "long" },
        { "set": { "box": { "alpha": 0 } }, "id": "late" } ] }
    """

  /// A square that crosses a small canvas.
  static func moving(
    fps: Double = 25, hold: Double? = 0, size: String = "[32, 24]", color: String = "#FF0000",
    duration: Double = 1
  ) -> String {
    """
    { "size": \(size), "fps": \(fps)\(hold.map { ", \"hold\": \($0)" } ?? ""),
      "views": [{ "id": "box", "frame": [2, 8, 8, 8], "backgroundColor": "\(color)" }],
      "timeline": [
        { "animate": { "box": { "center.x": 26 } }, "duration": \(duration), "id": "move" }] }
    """
  }
}
