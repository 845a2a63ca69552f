/// The images of a written GIF, their sizes and errors.
public struct GIFSummary: Hashable, Sendable {
  /// One image of the file.
  public struct Frame: Hashable, Sendable {
    /// The number, from 0, of the first given frame that it shows.
    public var number: Int
    /// In 1/100 s.
    public var duration: Int
    /// Bytes of its blocks in the file.
    public var byteCount: Int
    /// Whether every drawn pixel has the colour of the given frame after the matte was applied.
    public var isExact: Bool
    /// The largest distance between a drawn pixel and the given one: 100 × OKLab distance.
    public var largestError: Double
    /// Whether its errors are estimates: it has too many colours to store all of them with eight bits a channel.
    public var isEstimated: Bool
    /// The mean of that distance over all drawn pixels.
    public var meanError: Double
  }

  /// Pixels of a frame that were half-transparent and, without a matte, became clear or opaque.
  public struct SoftPixels: Hashable, Sendable {
    /// The number, from 0, of the given frame.
    public var frame: Int
    /// The number of such pixels.
    public var count: Int
  }

  /// The file's images in order.
  public internal(set) var frames: [Frame] = []
  /// Bytes of the file.
  public internal(set) var byteCount = 0
  /// The half-transparent pixels of the first frame that had any; nil if no frame had any.
  public internal(set) var softPixels: SoftPixels?

  /// In 1/100 s.
  public var duration: Int { frames.reduce(0) { $0 + $1.duration } }
  /// Whether all frames are shown exactly as given.
  public var isExact: Bool { softPixels == nil && frames.allSatisfy(\.isExact) }
  /// The largest distance between a drawn pixel and the given one: 100 × OKLab distance.
  public var largestError: Double { frames.reduce(0) { max($0, $1.largestError) } }
  /// Whether `largestError` is an estimate.
  public var isEstimated: Bool { frames.contains(where: \.isEstimated) }
}
