package import Codecs
package import Primitives
package import Render
import Scenes

/// A scene's frames as whole pictures, in order, as a file without a palette shows them.
///
/// A class, because the frames are rendered by threads while others are taken.
package final class RenderedFrames {
  /// How often the file would play; 0 is for ever.
  package let plays: Int
  private let ticksPerSecond: Double
  private let scheduler: FrameScheduler
  private var window: ArraySlice<AnimationFrame> = []
  private var canvas: Pixmap

  package init(_ renderer: Renderer, options: ExportOptions) {
    let schedule = FrameSchedule(exact: options.range)
    plays = options.plays ?? renderer.scene.plays
    ticksPerSecond = Double(schedule.ticksPerSecond)
    scheduler = FrameScheduler(renderer: renderer, schedule: schedule, jobs: options.jobs)
    canvas = Pixmap(width: renderer.pixelWidth, height: renderer.pixelHeight)
  }

  /// The next picture and its duration in seconds; nil after the last.
  package func next() -> (pixmap: Pixmap, duration: Double)? {
    if window.isEmpty { window = scheduler.nextWindow()?[...] ?? [] }
    guard let frame = window.popFirst() else { return nil }
    if let patch = frame.patch { canvas.replace(patch.rect, with: patch.pixmap) }
    return (canvas, Double(frame.duration) / ticksPerSecond)
  }
}

extension Renderer {
  /// The scene as a GIF in memory.
  package func gif(_ options: ExportOptions) throws(CodecError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: pixelWidth, height: pixelHeight, loopCount: options.plays ?? scene.plays,
      options: options.gif.keepingColors(of: scene), jobs: options.jobs, sink: sink)
    try FrameScheduler(
      renderer: self, schedule: FrameSchedule(hundredths: options.range), jobs: options.jobs
    ).run { window throws(CodecError) in try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }
}
