package import AnimCodecs
import AnimPrimitives

/// The pictures of a WebP or a JPEG. A still has one picture without a time.
package final class PictureFrames: FrameStream {
  package let width: Int
  package let height: Int
  package let plays: Int?
  package let isTimed: Bool
  package let faults: [String]
  private let path: String
  private let picture: PictureDecoder.Picture
  private var index = 0
  /// The canvases, by frame, that the next frame may be drawn on.
  private var canvases: [Int: Pixmap] = [:]

  package convenience init(_ bytes: [UInt8], path: String) throws(ExportError) {
    do {
      self.init(try PictureDecoder.read(bytes), path: path)
    } catch {
      throw .codec(error, path: path)
    }
  }

  init(_ picture: PictureDecoder.Picture, path: String) {
    self.path = path
    self.picture = picture
    switch picture {
    case .still(let still):
      (width, height) = (still.pixmap.width, still.pixmap.height)
      (plays, isTimed, faults) = (nil, false, still.faults)
    case .sequence(let sequence):
      (width, height) = (sequence.width, sequence.height)
      (plays, isTimed, faults) = (sequence.playCount, true, sequence.faults)
    }
  }

  package func next() throws(ExportError) -> TimedFrame? {
    defer { index += 1 }
    switch picture {
    case .still(let still):
      return index == 0 ? TimedFrame(pixmap: still.pixmap, duration: 0) : nil
    case .sequence(let sequence):
      guard index < sequence.frames.count else { return nil }
      let canvas = try canvas(of: sequence)
      return TimedFrame(
        pixmap: sequence.shown(canvas), duration: sequence.frames[index].duration.seconds)
    }
  }

  private func canvas(of sequence: PictureSequence) throws(ExportError) -> Pixmap {
    // The next frame is drawn on this one, or on that below it.
    var kept: [Int: Pixmap] = [:]
    if case .canvas(let frame, _) = sequence.bases[index] { kept[frame] = canvases[frame] }
    let canvas: Pixmap
    do {
      canvas = try sequence.canvas(ofFrame: index, on: kept.values.first)
    } catch {
      throw .codec(error, path: path)
    }
    kept[index] = canvas
    canvases = kept
    return canvas
  }
}
