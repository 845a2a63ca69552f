package import AnimCodecs
import AnimFiles
import AnimPrimitives

/// A GIF's pictures, as shown by browsers.
package final class GIFFrames: FrameStream {
  package let width: Int
  package let height: Int
  package let isTimed = true
  private let path: String
  private var player: GIFPlayer

  /// - Parameter pixelLimit: the maximum number of pixels of the canvas.
  package init(
    _ bytes: [UInt8], path: String, pixelLimit: Int = DecodingLimit.pixelCount
  ) throws(ExportError) {
    self.path = path
    do {
      player = try GIFPlayer(bytes, showsAsBrowsers: true, pixelLimit: pixelLimit)
    } catch {
      throw .codec(error, path: path)
    }
    width = player.width
    height = player.height
  }

  /// Read late, because the loop count may follow the images.
  package var plays: Int? { player.loopCount ?? 1 }
  package var faults: [String] { player.faults }

  package func next() throws(ExportError) -> TimedFrame? {
    do {
      guard let shown = try player.next() else { return nil }
      return TimedFrame(pixmap: shown.canvas, duration: Double(shown.duration) / 100)
    } catch {
      throw .codec(error, path: path)
    }
  }
}

/// A PNG's pictures. A still has one picture without a time.
package final class PNGFrames: FrameStream {
  package let width: Int
  package let height: Int
  package let plays: Int?
  package let isTimed: Bool
  package let faults: [String]
  private let path: String
  private let delays: [Double]
  private var player: APNGPlayer
  private var index = 0

  package init(_ bytes: [UInt8], path: String) throws(ExportError) {
    self.path = path
    do {
      let decoder = try APNGDecoder(bytes)
      faults = decoder.faults
      delays = decoder.frames.map(\.delay.seconds)
      width = decoder.shownWidth
      height = decoder.shownHeight
      isTimed = delays.count > 1 || delays.first ?? 0 > 0
      plays = isTimed ? decoder.numPlays : nil
      player = APNGPlayer(decoder)
    } catch {
      throw .codec(error, path: path)
    }
  }

  package func next() throws(ExportError) -> TimedFrame? {
    do {
      guard let canvas = try player.nextCanvas() else { return nil }
      defer { index += 1 }
      return TimedFrame(pixmap: canvas, duration: delays[index])
    } catch {
      throw .codec(error, path: path)
    }
  }
}

/// Pictures in separate files, in order of their names.
package final class PictureFiles: FrameStream {
  package let width: Int
  package let height: Int
  package let plays: Int? = nil
  package let isTimed: Bool
  private let files: [FrameFile]
  private var index = 0

  /// - Throws: `cannotRead`, `codec`, and errors for a missing file or different sizes.
  package init(_ files: [FrameFile], path: String) throws(ExportError) {
    guard let first = files.first else {
      throw .codec(.malformed(format: "animation", reason: "there are no frames in it"), path: path)
    }
    self.files = files
    isTimed = files.allSatisfy { $0.delay != nil }
    let picture = try Self.decode(first.path)
    width = picture.width
    height = picture.height
  }

  package func next() throws(ExportError) -> TimedFrame? {
    guard index < files.count else { return nil }
    defer { index += 1 }
    let file = files[index]
    let picture = try Self.decode(file.path)
    guard picture.width == width, picture.height == height else {
      throw .codec(
        .malformed(
          format: "animation",
          reason:
            "the frame is \(picture.width) × \(picture.height), the first \(width) × \(height)"
        ), path: file.path)
    }
    return TimedFrame(pixmap: picture, duration: file.delay ?? 0)
  }

  private static func decode(_ path: String) throws(ExportError) -> Pixmap {
    let bytes = try ExportError.wrapping(try FileSystem.contents(of: path))
    do throws(CodecError) {
      if FileKind(of: bytes) == .png { return try PNGDecoder.decode(bytes) }
      guard case .still(let picture) = try PictureDecoder.read(bytes) else {
        throw .malformed(format: "frame", reason: "it is an animation")
      }
      return picture.pixmap
    } catch {
      throw .codec(error, path: path)
    }
  }
}

/// The frames of a video.
final class VideoFrames: FrameStream {
  let width: Int
  let height: Int
  let plays: Int? = nil
  let isTimed = true
  private let path: String
  private let reader: VideoReader

  init(_ probe: VideoProbe) throws(ExportError) {
    (path, width, height) = (probe.path, probe.width, probe.height)
    do {
      reader = try VideoReader(probe)
    } catch {
      throw .codec(error, path: probe.path)
    }
  }

  func next() throws(ExportError) -> TimedFrame? {
    do {
      return try reader.next()
    } catch {
      throw .codec(error, path: path)
    }
  }
}
