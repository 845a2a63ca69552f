import AnimCodecs
import AnimPrimitives
import AnimRaster
import Synchronization

/// The canvases of an animated picture, which are decoded when they are shown.
///
/// A class, because all threads share the canvases. It keeps at most `capacity` of them: restart points in equal
/// distances, so that a frame in any order needs few others, and those that were used last. Frames are decoded by one
/// thread at a time, because the next frame is drawn on the last one.
final class SequenceCache: Sendable {
  private struct Entry {
    /// As it is stored, for the frames that are drawn on it.
    var canvas: Pixmap
    /// As it is shown.
    var storage: ImageStorage
  }

  private struct State {
    var entries: [Int: Entry] = [:]
    /// The frames that are no restart points, in a ring: the oldest one is at `next` once it is full.
    var recent: [Int] = []
    var next = 0
  }

  let sequence: PictureSequence
  private let tintColor: Color?
  /// The maximum number of canvases.
  let capacity: Int
  /// The distance of restart points, in frames.
  private let step: Int
  private let state = Mutex(State())

  /// The pixels of all canvases together: 64 MB.
  private static let pixelLimit = 1 << 24

  init(_ sequence: PictureSequence, tintColor: Color?, pixelLimit: Int = pixelLimit) {
    self.sequence = sequence
    self.tintColor = tintColor
    let area = sequence.width * sequence.height * Self.copies(sequence, tintColor)
    let count = sequence.frames.count
    capacity = min(max(pixelLimit / area, 2), count)
    let restartCount = capacity / 2
    step = capacity == count ? 1 : (count + restartCount) / (restartCount + 1)
  }

  /// The pictures of one canvas: the stored and the shown one.
  private static func copies(_ sequence: PictureSequence, _ tintColor: Color?) -> Int {
    sequence.isUpright && tintColor == nil ? 1 : 2
  }

  /// The pixels that it keeps at most.
  var pixelCount: Int {
    capacity * sequence.width * sequence.height * Self.copies(sequence, tintColor)
  }

  /// The number of canvases that are kept now.
  var canvasCount: Int { state.withLock { $0.entries.count } }

  /// The picture while a frame is shown. A frame that cannot be decoded shows the canvas below it.
  func picture(ofFrame index: Int) -> ImageStorage {
    state.withLock { state in
      do throws(CodecError) {
        try decode(index, &state)
      } catch {
        let below = base(of: index).flatMap { state.entries[$0]?.canvas }
        insert(
          below ?? Pixmap(width: sequence.width, height: sequence.height), index, &state)
      }
      return state.entries[index]?.storage
        ?? ImageStorage(pixmap: Pixmap(width: sequence.width, height: sequence.height))
    }
  }

  /// Decodes all frames in order, up to the first one with an error.
  func firstFault() -> (frame: Int, error: CodecError)? {
    state.withLock { state in
      for index in sequence.frames.indices {
        do throws(CodecError) {
          try decode(index, &state)
        } catch {
          return (index, error)
        }
      }
      return nil
    }
  }

  /// Decodes a frame and the frames below it that are not known.
  private func decode(_ index: Int, _ state: inout State) throws(CodecError) {
    // The last one first.
    var missing: [Int] = []
    var next: Int? = index
    while let frame = next, state.entries[frame] == nil {
      missing.append(frame)
      next = base(of: frame)
    }
    for frame in missing.reversed() {
      let below = base(of: frame).flatMap { state.entries[$0]?.canvas }
      insert(try sequence.canvas(ofFrame: frame, on: below), frame, &state)
    }
  }

  /// The frame whose canvas is below a frame.
  private func base(of frame: Int) -> Int? {
    switch sequence.bases[frame] {
    case .clear: nil
    case .canvas(let base, _): base
    }
  }

  private func insert(_ canvas: Pixmap, _ frame: Int, _ state: inout State) {
    var shown = sequence.shown(canvas)
    if let tintColor { shown.tint(tintColor) }
    state.entries[frame] = Entry(canvas: canvas, storage: ImageStorage(pixmap: shown))
    guard capacity < sequence.frames.count, frame == 0 || frame % step != 0 else { return }
    guard state.recent.count == capacity - capacity / 2 else {
      state.recent.append(frame)
      return
    }
    state.entries[state.recent[state.next]] = nil
    state.recent[state.next] = frame
    state.next = (state.next + 1) % state.recent.count
  }
}
