/// Work whose results are wanted in order, begun while that before it is under way.
///
/// For encoders of pictures that know nothing of each other: each picture is handed in as soon as it is drawn,
/// and stands for as many frames as show it.
package struct WorkQueue<Result: Sendable> {
  private let workers: Int
  private var pieces: [(work: BackgroundWork<Result>, frameCount: Int)] = []

  /// - Parameter workers: the most threads to use; with one, work is done when its result is taken.
  package init(workers: Int) {
    self.workers = workers
  }

  package var isEmpty: Bool { pieces.isEmpty }

  /// Whether as many pieces are under way as there are workers: one has to be taken before the next.
  package var isFull: Bool { pieces.count >= workers }

  /// Begins with a piece that stands for some frames.
  package mutating func append(frameCount: Int, _ body: @escaping @Sendable () -> Result) {
    pieces.append((BackgroundWork(workers: workers, body), frameCount))
  }

  /// Lets the last piece stand for more frames.
  ///
  /// - Precondition: there is one.
  package mutating func extendLast(by frameCount: Int) {
    pieces[pieces.count - 1].frameCount += frameCount
  }

  /// The result of the oldest piece, and the frames that it stands for.
  ///
  /// - Precondition: the queue is not empty.
  package mutating func takeFirst() -> (result: Result, frameCount: Int) {
    let first = pieces.removeFirst()
    return (first.work.value(), first.frameCount)
  }
}
