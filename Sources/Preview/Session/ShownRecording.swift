import AnimCodecs
import AnimDocuments
import AnimExport
import AnimFiles
import AnimPrimitives
import Synchronization

/// A recording on the page: its frames at their own times. It has no views and no steps.
final class ShownRecording: Sendable {
  private let path: String
  private let state = Mutex(State())

  private struct State {
    /// Counts the changes of the file, from 1.
    var version = 1
    /// nil before the first use.
    var opened: Result<Recording, LoadFailure>?
    /// Reads frames in order, and starts again for an earlier one; nil before the first frame.
    var stream: (any FrameStream<ExportError>)?
    /// The number of frames that were read.
    var position = 0
    /// The latest frames, because the page asks for several at once, in any order.
    var frames: [Int: Pixmap] = [:]
  }

  /// The pixels of the frames that are kept, and the maximum number of these frames.
  private static let keptPixels = 16 << 20
  private static let mostFrames = 48

  init(path: String) { self.path = path }

  /// Reads the file again.
  func reload(version: Int) {
    state.withLock { state in
      state = State()
      state.version = version
    }
  }

  /// Answers a request of the page.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    switch request.path {
    case "/api/scene":
      let (version, opened) = open()
      switch opened {
      case .success(let recording): return .json(description(recording, version))
      case .failure(let failure): return .json(["failure": failure.json])
      }
    case "/api/frame":
      let (version, _) = open()
      if let asked = request.integer("v"), asked != version {
        return .text(410, "the recording has changed")
      }
      guard let picture = frame(request.integer("frame") ?? 0),
        let bytes = try? PNGEncoder.encode(picture)
      else { return .text(404, "there is no such frame") }
      return HTTPResponse(status: 200, type: "image/png", body: .bytes(bytes))
    default: return .text(404, "a recording has no views, steps or goldens")
    }
  }
}

// MARK: - Reading

extension ShownRecording {
  private func open() -> (version: Int, Result<Recording, LoadFailure>) {
    state.withLock { state in
      let opened = state.opened ?? Self.read(path)
      state.opened = opened
      return (state.version, opened)
    }
  }

  private static func read(_ path: String) -> Result<Recording, LoadFailure> {
    do throws(ExportError) {
      return .success(try Recording(path: path))
    } catch {
      return .failure(LoadFailure(text: "error: \(error)", diagnostics: []))
    }
  }

  /// The picture of a frame; nil if it cannot be read.
  private func frame(_ index: Int) -> Pixmap? {
    state.withLock { state in
      guard case .success(let recording) = state.opened, recording.starts.indices ~= index else {
        return nil
      }
      if let known = state.frames[index] { return known }
      if state.position > index { state.stream = nil }
      if state.stream == nil {
        (state.stream, state.position) = (try? recording.frames(), 0)
      }
      while state.position <= index, let next = try? state.stream?.next() {
        state.frames[state.position] = next.pixmap
        state.position += 1
        let area = max(next.pixmap.width * next.pixmap.height, 1)
        let kept = min(max(Self.keptPixels / area, 1), Self.mostFrames)
        if let old = state.frames.keys.min(), state.frames.count > kept { state.frames[old] = nil }
      }
      return state.frames[index]
    }
  }
}

// MARK: - Description

extension ShownRecording {
  /// The facts that the page shows, in the form of a scene without views and steps, with the times of its frames.
  private func description(_ recording: Recording, _ version: Int) -> JSONText {
    let count = recording.starts.count
    let rate = (Double(count) / recording.duration).rounded(places: 2)
    return [
      "version": JSONText(version), "isTrial": false, "hash": "", "file": JSONText(path),
      "absolute": JSONText(FileSystem.canonical(path)), "title": nil,
      "size": [JSONText(recording.width), JSONText(recording.height)], "scale": 1,
      "isClear": JSONText(!recording.isOpaque), "fps": JSONText(rate),
      "duration": JSONText(recording.duration), "hold": 0, "count": JSONText(count),
      "hasEnd": false, "same": [], "times": JSONText(recording.starts.map { JSONText($0) }),
      "parameters": [], "swatches": [:], "views": [], "shapes": [], "steps": [],
      "warnings": ["text": "", "diagnostics": []],
    ]
  }
}
