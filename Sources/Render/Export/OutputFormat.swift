import Codecs

/// What a file is written as.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  // The raw value is the extension of its files.
  case gif, apng, png, html, y4m, mp4, webm, webp, avif

  /// By a file's extension, whatever its case; nil where that says nothing.
  public init?(path: String) {
    let name = PathParts(path).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// Whether an installed ffmpeg writes it.
  public var needsFFmpeg: Bool {
    if case .video = encoding { true } else { false }
  }
}

extension OutputFormat {
  /// The ways in which an animation is written to one file.
  enum Encoding {
    case gif, apng, y4m
    /// A page that plays an APNG.
    case player
    case video(VideoFormat)
  }

  /// Of a video.
  init(_ format: VideoFormat) {
    switch format {
    case .mp4: self = .mp4
    case .webm: self = .webm
    case .webp: self = .webp
    case .avif: self = .avif
    }
  }

  /// How an animation of this format is written.
  var encoding: Encoding {
    switch self {
    case .gif: .gif
    case .apng, .png: .apng
    case .html: .player
    case .y4m: .y4m
    case .mp4: .video(.mp4)
    case .webm: .video(.webm)
    case .webp: .video(.webp)
    case .avif: .video(.avif)
    }
  }
}

/// Where something goes, and as what.
public struct Output: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The whole animation in one file. One in a `.png` is an APNG, and is told as such.
    case animation(OutputFormat)
    /// One PNG, of a time in seconds.
    case still(time: Double)
    /// A PNG for each frame, and a `frames.json` beside them.
    case frames
  }

  /// A path; `-` is standard output; for frames a folder, or a pattern with one `%d` such as
  /// `out/%04d.png`.
  public var path: String
  public var kind: Kind

  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }
}

/// What was written.
public struct WrittenFile: Hashable, Sendable {
  /// As the output named it.
  public var path: String
  /// An animation in a `.png` is an `.apng`.
  public var format: OutputFormat
  public var byteCount: Int
  /// Pictures in it; frames that show the same are one.
  public var frameCount: Int
  /// Seconds that it plays once.
  public var duration: Double
  /// What a user should know of it: a reduced rate, colours that had to go.
  public var notes: [String]
}

extension WrittenFile {
  /// What is to be said of a video in which something clear stands on black.
  static let transparencyNote =
    "it holds no transparency: clear parts are black; --background COLOR chooses another"
}
