/// Work whose results are wanted in order, begun while that before it is under way.
///
/// For encoders of pictures that know nothing of each other: each picture is handed in as soon as it is drawn,
/// and stands for as many frames as show it.
public struct WorkQueue<Result: Sendable> {
  private let workers: Int
  private var pieces: [(work: BackgroundWork<Result>, frameCount: Int)] = []

  /// - Parameter workers: the most threads to use; with one, work is done when its result is taken.
  public init(workers: Int) {
    self.workers = workers
  }

  public var isEmpty: Bool { pieces.isEmpty }

  /// Whether as many pieces are under way as there are workers: one has to be taken before the next.
  public var isFull: Bool { pieces.count >= workers }

  /// Begins with a piece that stands for some frames.
  public mutating func append(frameCount: Int, _ body: @escaping @Sendable () -> Result) {
    pieces.append((BackgroundWork(workers: workers, body), frameCount))
  }

  /// Lets the last piece stand for more frames.
  ///
  /// - Precondition: there is one.
  public mutating func extendLast(by frameCount: Int) {
    pieces[pieces.count - 1].frameCount += frameCount
  }

  /// The result of the oldest piece, and the frames that it stands for.
  ///
  /// - Precondition: the queue is not empty.
  public mutating func takeFirst() -> (result: Result, frameCount: Int) {
    let first = pieces.removeFirst()
    return (first.work.value(), first.frameCount)
  }
}
