public import Primitives

/// What an animation or picture file holds and what its bytes are spent on.
public struct MediaInfo: Hashable, Sendable {
  public enum Format: String, Hashable, Sendable, CaseIterable {
    case gif
    case png
    case apng
  }

  public struct Frame: Hashable, Sendable {
    /// What it draws, in pixels of the canvas.
    public var rect: IntRect
    /// How long it is shown, as the file says.
    public var delay: MediaTime
    /// How long browsers show it: `MediaTime.inBrowsers`.
    public var shownDelay: MediaTime
    /// What becomes of it before the next, in the format's word.
    public var disposal: String
    /// `source` or `over`.
    public var blending: String
    /// Entries of its own colour table; nil where it has none.
    public var colorTableCount: Int?
    /// Of its compressed pixels and its own colour table, without what frames a PNG's chunks.
    public var byteCount: Int
  }

  /// Bytes of one kind.
  public struct Share: Hashable, Sendable {
    /// For PNG the chunk's name, or `signature`.
    public var kind: String
    /// How many pieces there are.
    public var count: Int
    /// All of their bytes, with lengths, names and check sums.
    public var byteCount: Int
  }

  /// A text that cannot be told.
  public struct UnreadableText: Hashable, Sendable {
    public enum Reason: String, Hashable, Sendable {
      case damaged
      /// With those before it, it is more than is read.
      case tooLong = "too long"
    }

    public var keyword: String
    public var reason: Reason
  }

  /// By its first bytes, and for an APNG its chunks.
  public var format: Format
  /// Of the whole file.
  public var byteCount: Int
  /// Pixels of the canvas.
  public var width: Int
  /// Pixels of the canvas.
  public var height: Int
  /// A still picture is a frame of no duration.
  public var frames: [Frame]
  /// How often the animation is shown; 0 for ever. 1 for a still picture.
  public var numPlays: Int
  /// How colours are written, such as `rgb 8-bit` or `palette 8-bit`.
  public var colorDescription: String
  /// Entries of the colour table that all frames share; nil where there is none.
  public var colorTableCount: Int?
  /// Whether a pixel may let something through.
  public var hasTransparency: Bool
  /// Titles, descriptions and other texts, in the file's order.
  public var texts: [PNGMetadata.Entry]
  /// Texts that cannot be told, in the file's order.
  public var unreadableTexts: [UnreadableText] = []
  /// All of the file's bytes by kind, in the order in which the kinds first occur.
  public var shares: [Share]
}

extension MediaInfo.Frame {
  /// Seconds, as the file says.
  public var duration: Double { delay.seconds }

  /// Seconds that browsers show it for.
  public var shownDuration: Double { shownDelay.seconds }
}

extension MediaInfo {
  /// Seconds of one play, as the file says.
  public var duration: Double { frames.lazy.map(\.delay).seconds }

  /// Seconds of one play in browsers.
  public var shownDuration: Double { frames.lazy.map(\.shownDelay).seconds }

  /// Looks into a file of a kind that its first bytes tell.
  ///
  /// - Throws: `otherKind` where it is neither GIF nor PNG, `malformed` where it is broken, `size` or `sideLimit`
  ///   where a side is longer than can be counted with, `library` without memory.
  public static func read(_ bytes: [UInt8]) throws(CodecError) -> MediaInfo {
    let kind = FileKind(of: bytes)
    if kind == .gif { return try MediaInfo(gif: bytes) }
    guard kind == .png else { throw FileKind.mismatch(bytes, expected: "GIF or PNG") }
    return try MediaInfo(png: PNGFile(bytes))
  }
}
