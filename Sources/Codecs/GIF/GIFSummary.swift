/// What became of an animation.
public struct GIFSummary: Hashable, Sendable {
  /// One image of the file.
  public struct Frame: Hashable, Sendable {
    /// The number, from 0, of the first given frame that it shows.
    public var number: Int
    /// In 1/100 s.
    public var duration: Int
    /// Bytes of its blocks in the file.
    public var byteCount: Int
    /// Whether every pixel that it draws has the colour that it was given, once that was clear or opaque.
    public var isExact: Bool
    /// The largest distance between a drawn pixel and the given one: 100 × OKLab distance.
    public var largestError: Double
    /// Whether its errors are estimates: of its colours, which are very many, the later ones were told apart by
    /// five bits a channel only.
    public var isEstimated: Bool
    /// The mean of that distance over the pixels that it draws.
    public var meanError: Double
  }

  /// Pixels of a frame that were half-transparent and, without a matte, became clear or opaque.
  public struct SoftPixels: Hashable, Sendable {
    /// The number, from 0, of the given frame.
    public var frame: Int
    /// How many it has.
    public var count: Int
  }

  /// The file's images in order.
  public internal(set) var frames: [Frame] = []
  /// Bytes of the file.
  public internal(set) var byteCount = 0
  /// The half-transparent pixels of the first frame that had any; nil where none had.
  public internal(set) var softPixels: SoftPixels?

  /// In 1/100 s.
  public var duration: Int { frames.reduce(0) { $0 + $1.duration } }
  /// Whether all is shown as it was given.
  public var isExact: Bool { softPixels == nil && frames.allSatisfy(\.isExact) }
  /// The largest distance between a drawn pixel and the given one: 100 × OKLab distance.
  public var largestError: Double { frames.reduce(0) { max($0, $1.largestError) } }
  /// Whether that is an estimate, for one of the frames has too many colours to tell apart.
  public var isEstimated: Bool { frames.contains(where: \.isEstimated) }
}
