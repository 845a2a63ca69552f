import AnimCodecs
import AnimPrimitives

/// Reads a recording up to the times of a schedule, and cuts and scales the frames that are shown.
///
/// A class, because it owns a stream.
final class EditedFrames {
  /// The size of the edited frames in pixels.
  let width: Int
  let height: Int
  private let stream: any FrameStream<ExportError>
  private let crop: IntRect?
  private let scaler: PictureScaler?
  private let jobs: Int
  /// When each frame begins in seconds; nil for a video, whose frames have their own times.
  private let starts: [Double]?
  private var count = 0
  private var settled: SettledPicture?
  /// The stream's frame at the current time, until it is edited.
  private var current: Pixmap?
  /// The end in seconds of the stream's last frame.
  private var end = 0.0
  private var hasEnded = false

  init(_ recording: Recording, _ edits: RecordingEdits, jobs: Int) throws(ExportError) {
    stream = try recording.frames()
    starts = recording.video == nil ? recording.starts : nil
    crop = edits.crop
    let source = (edits.crop?.width ?? recording.width, edits.crop?.height ?? recording.height)
    let size = edits.size?.scaled(source) ?? source
    scaler = edits.size == nil ? nil : PictureScaler(from: source, to: size)
    (width, height) = size
    self.jobs = jobs
    let noise = edits.noise ?? (recording.video == nil ? 0 : RecordingEdits.usualNoise)
    if noise > 0 { settled = SettledPicture(tolerance: noise) }
  }

  /// The picture at a time of the recording; nil if it is the same as the one before.
  ///
  /// - Parameter time: the start of a frame in seconds, not before that of the last call.
  func picture(at time: Double) throws(ExportError) -> Pixmap? {
    while !hasEnded, count == 0 || end <= time + FrameTimes.tolerance {
      guard let next = try stream.next() else {
        hasEnded = true
        break
      }
      current = next.pixmap
      count += 1
      guard let starts else {
        end += next.duration
        continue
      }
      end = count < starts.count ? starts[count] : .infinity
    }
    guard var picture = current else { return nil }
    current = nil
    if let crop { picture = picture.cropped(to: crop) }
    if settled != nil {
      guard let shown = settled?.show(picture) else { return nil }
      picture = shown
    }
    return scaler?.scaled(picture, jobs: jobs) ?? picture
  }
}

extension EditedFrames {
  /// Passes the frames of a schedule on, in windows of bounded size.
  func run(
    _ schedule: FrameSchedule, isOpaque: Bool, delays: [Int]? = nil,
    _ consume: ([AnimationFrame]) throws(ExportError) -> Void
  ) throws(ExportError) {
    let windowLength = max(1, min(16, Self.windowPixels / (width * height)))
    var window: [AnimationFrame] = []
    for (index, entry) in schedule.entries.enumerated() {
      let picture = try picture(at: entry.time)
      let patch = picture.flatMap { picture in
        picture.bounds.map {
          AnimationFrame.Patch(
            rect: $0, pixmap: picture, hasContinuousTone: true, isOpaque: isOpaque)
        }
      }
      window.append(
        delays.map { AnimationFrame(patch: patch, storedDelay: $0[index]) }
          ?? AnimationFrame(patch: patch, duration: entry.duration))
      guard window.count == windowLength else { continue }
      try consume(window)
      window = []
    }
    if !window.isEmpty { try consume(window) }
  }

  /// The maximum number of pixels in a window, unless a frame has more.
  private static let windowPixels = 3 << 20
}
