package import Codecs
package import Render

extension Renderer {
  /// The scene as a GIF in memory.
  package func gif(_ options: ExportOptions) throws(CodecError) -> [UInt8] {
    let sink = MemorySink()
    var encoder = try GIFEncoder(
      width: pixelWidth, height: pixelHeight, loopCount: options.plays ?? scene.plays,
      options: options.gif.keepingColors(of: scene), jobs: options.jobs, sink: sink)
    let scheduler = FrameScheduler(
      renderer: self, schedule: FrameSchedule(hundredths: options.range), jobs: options.jobs)
    try scheduler.run { window throws(CodecError) in try encoder.append(window) }
    try encoder.finish()
    return sink.bytes
  }
}
