import AnimationTesting
import Testing

struct `A button` {
  @Test func `springs back after a tap`() {
    expectAnimation("Scenes/tap.json", matches: "Goldens/tap.apng")
  }

  /// A scene may be text as well; anti-aliased edges are let pass here, to show how.
  @Test(arguments: ["#0066CC", "#CC3300"])
  func `fades in, in every colour`(color: String) {
    let scene = """
      {
        "size": [40, 20], "fps": 10, "background": "#FFFFFF",
        "views": [
          { "id": "button", "frame": [4, 4, 32, 12], "cornerRadius": 6,
            "backgroundColor": "\(color)", "alpha": 0 }
        ],
        "timeline": [{ "animate": { "button": { "alpha": 1 } }, "duration": 0.5 }]
      }
      """
    expectAnimation(
      .json(scene), matches: "Goldens/fade-\(color.dropFirst()).apng", ignoresAntialiased: true)
  }
}
