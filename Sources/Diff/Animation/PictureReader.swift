import AnimCodecs
import AnimPrimitives

/// A picture, merged from equal consecutive frames.
struct ShownPicture {
  var pixmap: Pixmap
  /// The number of its first frame, from 1.
  var frame: Int
  /// Seconds.
  var duration: Double
}

/// Reads a source's pictures. Looks ahead only on request, because a picture may take 256 MB.
struct PictureReader<Failure: Error> {
  private let source: any FrameStream<Failure>
  private let isTimed: Bool
  private var pending: TimedFrame?

  private(set) var current: ShownPicture?
  /// The last picture, after the end.
  private(set) var last: ShownPicture?
  /// The pictures after the current one that have been read.
  private var ahead: [ShownPicture] = []
  /// Seconds since the current picture appeared.
  private(set) var elapsed = 0.0
  /// The number and duration in seconds of the picture before the current one.
  private(set) var previous: (frame: Int, duration: Double)?
  /// The number of frames read.
  private(set) var frameCount = 0
  private(set) var pictureCount = 0
  private(set) var duration = 0.0

  /// - Parameter isTimed: if false, every picture lasts one second.
  init(_ source: any FrameStream<Failure>, isTimed: Bool) throws(Failure) {
    self.source = source
    self.isTimed = isTimed
    pending = try source.next()
    current = try readPicture()
  }

  /// A later picture; 0 is the current one.
  mutating func picture(_ count: Int) throws(Failure) -> ShownPicture? {
    guard count > 0 else { return current }
    while ahead.count < count {
      guard let picture = try readPicture() else { return nil }
      ahead.append(picture)
    }
    return ahead[count - 1]
  }

  /// The number and duration in seconds of the current picture, or of the last one after the end.
  var lately: (frame: Int, duration: Double)? {
    current.map { ($0.frame, $0.duration) } ?? previous
  }

  /// The number of plays, if known.
  var plays: Int? { source.plays }

  /// The remaining seconds of the current picture.
  var remaining: Double { (current?.duration ?? 0) - elapsed }

  mutating func advance() throws(Failure) {
    previous = current.map { ($0.frame, $0.duration) }
    elapsed = 0
    if ahead.isEmpty, pending == nil { last = current ?? last }
    // Released before the next one is read.
    current = ahead.isEmpty ? nil : ahead.removeFirst()
    if current == nil { current = try readPicture() }
  }

  mutating func pass(_ seconds: Double) { elapsed += seconds }

  private mutating func readPicture() throws(Failure) -> ShownPicture? {
    guard let first = pending else { return nil }
    frameCount += 1
    pictureCount += 1
    var picture = ShownPicture(
      pixmap: first.pixmap, frame: frameCount, duration: first.duration)
    pending = try source.next()
    while let next = pending, next.pixmap == first.pixmap {
      frameCount += 1
      picture.duration += next.duration
      pending = try source.next()
    }
    if !isTimed { picture.duration = 1 }
    duration += picture.duration
    return picture
  }
}
