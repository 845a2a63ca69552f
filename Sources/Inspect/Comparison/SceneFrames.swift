import Diff
import Export
import Files
import Primitives
import Render

/// A scene's frames as a file without a palette shows them.
final class SceneFrames: FrameSource {
  let width: Int
  let height: Int
  let isTimed = true
  private let frames: RenderedFrames

  init(_ renderer: Renderer, options: ExportOptions) {
    width = renderer.pixelWidth
    height = renderer.pixelHeight
    frames = RenderedFrames(renderer, options: options)
  }

  var plays: Int? { frames.plays }

  func next() throws(ExportError) -> TimedFrame? {
    frames.next().map { TimedFrame(pixmap: $0.pixmap, duration: $0.duration) }
  }
}

/// One picture without a time.
final class StillFrame: FrameSource {
  let width: Int
  let height: Int
  let plays: Int? = nil
  let isTimed = false
  private var pixmap: Pixmap?

  init(_ pixmap: Pixmap) {
    width = pixmap.width
    height = pixmap.height
    self.pixmap = pixmap
  }

  func next() throws(ExportError) -> TimedFrame? {
    defer { pixmap = nil }
    return pixmap.map { TimedFrame(pixmap: $0, duration: 0) }
  }
}
