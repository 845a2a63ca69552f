import AnimExport
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimTiming
import StageKit
import Testing

/// The same calls in a scene and in a program.
@MainActor
@Test func `a program and its scene give the same pictures`() throws {
  let scene = AnimScenes.Scene(
    size: AnimPrimitives.Size(240, 160), framesPerSecond: 50,
    views: [
      AnimScenes.View(
        "card", frame: AnimPrimitives.Rect(x: 20, y: 60, width: 40, height: 40), cornerRadius: 9,
        backgroundColor: AnimPrimitives.Color(red: 0, green: 0, blue: 1), alpha: 0.5)
    ],
    steps: [
      .animate(
        [
          PropertyChange("card", .center, to: .point(180, 100)),
          PropertyChange("card", .bounds, to: .size(60, 50)),
          PropertyChange("card", .cornerRadius, to: 15), PropertyChange("card", .alpha, to: 1),
        ], duration: 0.8),
      .animate([PropertyChange("card", .rotate, to: 180)], duration: 0.45, curve: .easeOut),
    ])
  let program = try play { stage in
    let card = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 40))
    card.layer.cornerRadius = 9
    card.backgroundColor = .blue
    card.alpha = 0.5
    stage.view.addSubview(card)
    UIView.animate(withDuration: 0.8) {
      card.center = CGPoint(x: 180, y: 100)
      card.bounds.size = CGSize(width: 60, height: 50)
      card.layer.cornerRadius = 15
      card.alpha = 1
    } completion: { _ in
      UIView.animate(withDuration: 0.45, delay: 0, options: .curveEaseOut) {
        card.layer.setValue(.pi, forKeyPath: "transform.rotation.z")
      }
    }
  }
  let twin = try Renderer(scene: scene)
  #expect(program.duration == twin.duration)
  for frame in 0...63 {
    let time = Double(frame) / 50
    #expect(program.pixmap(at: time) == twin.pixmap(at: time))
  }
  let options = ExportOptions(range: PlaybackRange(all: twin))
  #expect(try program.gif(options) == twin.gif(options))
}
