import AnimRender
import Testing

// A client's view of the library: this target depends on the product AnimRender and imports nothing else.

private let card = Scene(
  size: Size(60, 40),
  views: [View("card", frame: Rect(x: 5, y: 10, width: 20, height: 20), backgroundColor: .black)],
  steps: [
    .animate(
      withDuration: 0.8,
      timingFunction: { time, duration in 1 - (1 - time / duration) * (1 - time / duration) },
      animations: [PropertyChange("card", .centerX, to: 45)],
      completion: [.set([PropertyChange("card", .alpha, to: 0.5)])])
  ])

@Test func `a scene built in Swift is drawn at any time`() throws {
  let renderer = try Renderer(scene: card)
  #expect(renderer.duration == 0.8)
  let start = renderer.pixmap(at: 0)
  #expect(start.width == 60 && start.height == 40)
  #expect(renderer.pixmap(at: 0.4) != start)
}

@Test func `a scene is read from JSON, and a mistake has its place`() throws {
  let text = #"{ "size": [10, 10], "views": [{ "id": "a", "frame": [0, 0, 5, 5] }] }"#
  let scene = try SceneReader.read(Array(text.utf8), file: "a.json")
  #expect(scene.size == Size(10, 10))
  #expect(throws: SceneErrors.self) {
    try SceneReader.read(Array(#"{ "sise": [10, 10] }"#.utf8), file: "a.json")
  }
}

@Test func `an encoder takes pictures of any origin`() throws {
  let renderer = try Renderer(scene: card)
  let sink = MemorySink()
  var encoder = try GIFEncoder(
    width: 60, height: 40, loopCount: 0, options: GIFOptions(), jobs: 1, sink: sink)
  let whole = try #require(IntRect(width: 60, height: 40))
  try encoder.append(
    [0, 0.4, 0.8].map { time in
      AnimationFrame(patch: .init(rect: whole, pixmap: renderer.pixmap(at: time)), duration: 40)
    })
  try encoder.finish()
  #expect(sink.bytes.starts(with: "GIF89a".utf8))
}

@Test func `output files are named and checked before anything is drawn`() throws {
  let exporter = Exporter(
    try Renderer(scene: card),
    options: ExportOptions(range: PlaybackRange(all: try Renderer(scene: card))))
  #expect(throws: ExportError.self) {
    try exporter.write([Output(path: "no/such/folder/card.gif", kind: .animation(.gif))])
  }
}

@Test func `a timing curve is evaluated at any progress`() {
  #expect(TimingCurve.linear.value(at: 0.25, duration: 1) == 0.25)
}
