import AnimCodecs
import AnimFiles

/// The format of a file.
public enum OutputFormat: String, Hashable, Sendable, CaseIterable {
  // The raw value is the file extension.
  case gif, apng, png, html, y4m, mp4, webm, webp, avif

  /// The format of a file extension, ignoring case; nil if unknown.
  public init?(path: String) {
    let name = PathParts(path).name
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: dot)...].lowercased())
  }

  /// Whether files record their origin: see `Provenance`.
  package var recordsOrigin: Bool {
    switch self {
    case .gif, .apng, .png, .webp: true
    case .html, .y4m, .mp4, .webm, .avif: false
    }
  }

  /// Whether the format needs an installed ffmpeg.
  public var needsFFmpeg: Bool {
    if case .video = encoding { true } else { false }
  }
}

extension OutputFormat {
  /// The encoders for animations in one file.
  enum Encoding {
    case gif, apng, webP, y4m
    /// A page that plays an APNG or a WebP, whichever is smaller.
    case player
    case video(VideoFormat)
  }

  init(_ format: VideoFormat) {
    switch format {
    case .mp4: self = .mp4
    case .webm: self = .webm
    case .avif: self = .avif
    }
  }

  /// The encoder for an animation in this format.
  var encoding: Encoding {
    switch self {
    case .gif: .gif
    case .apng, .png: .apng
    case .html: .player
    case .y4m: .y4m
    case .mp4: .video(.mp4)
    case .webm: .video(.webm)
    case .webp: .webP
    case .avif: .video(.avif)
    }
  }
}

/// An output: the format and the destination.
public struct Output: Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    /// The whole animation in one file. In a `.png` it is an APNG, and is reported as one.
    case animation(OutputFormat)
    /// One PNG, at a time in seconds.
    case still(time: Double)
    /// A PNG for each frame, and a `frames.json`.
    case frames
  }

  /// A path, or `-` for standard output. For frames: a folder, or a pattern with one `%d` such as `out/%04d.png`.
  public var path: String
  public var kind: Kind

  public init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// The maximum number of variants of a scene that the output holds. A page has a light and a dark appearance.
  var variantLimit: Int { kind == .animation(.html) ? 2 : 1 }
}

/// A written file, or folder of frames.
public struct WrittenFile: Hashable, Sendable {
  /// The path of the output.
  public var path: String
  /// An animation in a `.png` is an `.apng`.
  public var format: OutputFormat
  public var byteCount: Int
  /// The number of pictures; equal consecutive frames are one picture.
  public var frameCount: Int
  /// The duration of one play in seconds.
  public var duration: Double
  /// Notes for the user, such as a reduced frame rate or lost colours.
  public var notes: [String]
}

extension WrittenFile {
  /// The note for a video of a scene with transparent parts.
  static let transparencyNote =
    "the format has no transparency: clear parts are black; --background COLOR chooses another"
}
