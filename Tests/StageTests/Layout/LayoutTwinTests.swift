import AnimExport
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import StageKit
import AnimTestSupport
import Testing

/// A scene whose steps animate constants equals a program that sets them and lays out in a block.
@MainActor
@Test func `constants that move give the pictures and the bytes of a scene`() throws {
  var scene = try SceneReader.read(
    try Repository.bytes(of: "scenes/layout/accordion.json"), file: "accordion.json")
  scene.scale = 1
  let twin = try Renderer(scene: scene)
  let program = try Movie(
    size: CGSize(width: 220, height: 280), background: .systemGroupedBackground, hold: 0.4,
    accordion
  ).renderer()
  #expect(program.duration == twin.duration)
  let options = ExportOptions(range: PlaybackRange(all: twin))
  for frame in 0...Int(twin.duration * 50) {
    let isSame = program.pixmap(at: Double(frame) / 50) == twin.pixmap(at: Double(frame) / 50)
    #expect(isSame, "frame \(frame)")
  }
  let isSame = try program.gif(options) == twin.gif(options)
  #expect(isSame)
}

/// Rows below each other with changing heights.
@MainActor
private func accordion(_ stage: Stage) {
  let root = stage.view
  let colors: [UIColor] = [.systemTeal, .systemBlue, .systemIndigo, .systemPurple]
  let rows = colors.map { color in
    let row = UIView()
    row.backgroundColor = color
    row.layer.cornerRadius = 12
    return row
  }
  let labels = ["Breakfast", "Lunch", "Tea", "Dinner"].map { text in
    let label = UILabel()
    label.text = text
    label.textColor = .white
    label.font = .systemFont(ofSize: 15, weight: .semibold)
    return label
  }
  for view in rows + labels {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  let heights = rows.map { $0.heightAnchor.constraint(equalToConstant: 44) }
  NSLayoutConstraint.activate(heights)
  for (index, row) in rows.enumerated() {
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -12),
      index == 0
        ? row.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)
        : row.topAnchor.constraint(equalTo: rows[index - 1].bottomAnchor, constant: 8),
      labels[index].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 14),
      labels[index].topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
    ])
  }
  root.layoutIfNeeded()
  let steps: [(duration: Double, damping: CGFloat, heights: [CGFloat])] = [
    (0.8, 0.5, [100, 44, 44]), (0.8, 0.5, [44, 44, 100]), (0.8, 0.5, [44, 84, 44]),
    (0.6, 0.8, [44, 44, 44]),
  ]
  @MainActor func play(_ index: Int) {
    guard index < steps.count else { return }
    let step = steps[index]
    UIView.animate(
      withDuration: step.duration, delay: 0, usingSpringWithDamping: step.damping,
      initialSpringVelocity: 0
    ) {
      for (constraint, height) in zip(heights, step.heights) { constraint.constant = height }
      root.layoutIfNeeded()
    } completion: { _ in
      play(index + 1)
    }
  }
  play(0)
}
