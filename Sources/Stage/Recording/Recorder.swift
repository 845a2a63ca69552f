import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import CAnimKernels

// The recorder owns the clock, the timeline that is recorded, the views on the stage, and the callbacks that wait: of
// timers, display links, blocks and animators. Views hold only the number of their target.
//
// Layers and animations belong to no actor, as on iOS, and neither does the recorder. The main actor alone may use them,
// which is checked whenever one of them asks for the recorder.

/// The recording of one movie.
final class Recorder {
  var live = LiveTimeline()
  /// Frames per second of the display, at which display links tick.
  let refreshRate: Double
  /// The thread on which a movie's program runs; 0 if none does.
  private var thread: UInt = 0
  /// Whether a movie's program runs.
  var isRecording: Bool { thread != 0 }

  /// The open blocks, the innermost last.
  var scopes: [AnimationScope] = []
  var areAnimationsEnabled = true
  /// The completions of blocks, by the numbers of the blocks.
  var completions: [Int: (Bool) -> Void] = [:]
  /// The kinds of completions that are not those of blocks, for messages.
  var endKinds: [Int: String] = [:]
  var transactions = Transactions()

  var touchBlocks = TouchBlocks()

  /// The animators that are active, by the numbers of their runs.
  var animators: [Int: UIViewPropertyAnimator] = [:]
  /// The changes of animators that call no completion, but that are observed or pause at their ends.
  var changes = Agenda()

  var touches = Agenda()
  var agenda = Agenda()
  /// The ticks of display links, and the number of links so far.
  var ticks = Agenda()
  var displayLinkCount = 0
  let labelMeasure = LabelMeasure()

  /// The root of the views on the stage.
  var stageView: UIView?
  /// Whether a constraint has ever been active. Programs without one need not look for them.
  @MainActor static var usesConstraints = false
  /// The targets of views that layouts have moved.
  var laidOutTargets: Set<Int> = []
  /// Whether a view is getting the frame that constraints determine.
  var appliesSolution = false
  /// The layouts that run within each other.
  var layoutDepth = 0
  /// The faults of layouts that have been noted.
  var conflicts: Set<String> = []

  /// The nodes of the picture's tree.
  var appearances: [Appearance] = []
  /// The number of those that were there when a transaction was committed.
  var committedCount = 0
  /// The targets that were shown in an earlier appearance.
  var shownTargets: Set<Int> = []
  var nameCounts: [String: Int] = [:]
  /// The values that texts, pictures, colours and corners get.
  var uses: [ValueUse: Int] = [:]

  private(set) var faults: [MovieError.Fault] = []
  var log: [String] = []
  private var logged: Set<String> = []
  /// Whether the program has ended the movie.
  var hasEnded = false
  var counts = CallbackCounts()
  /// Whether the clock runs, and callbacks with it.
  var isRunning = false
  /// Whether it runs to the end of a movie without a duration.
  var isUnlimited = false
  /// The number of callbacks that led to the running one; 0 in the program.
  var succession = 0

  init(refreshRate: Double = 60) {
    self.refreshRate = refreshRate
  }

  /// Seconds since the movie began.
  var time: Double { live.time }

  /// Runs the program of a movie.
  @MainActor func record(_ body: () throws -> Void) rethrows {
    let outer = unsafe Self.shared
    unsafe Self.shared = self
    thread = system_thread()
    defer {
      thread = 0
      unsafe Self.shared = outer
    }
    try body()
  }

  /// Used on the main actor alone: set by `record`, and read by `current`.
  nonisolated(unsafe) private static var shared = Recorder()

  /// The recorder of the movie whose program runs; otherwise one for objects that are made outside of movies.
  ///
  /// Anything that is not on the main actor stops the program.
  static var current: Recorder {
    let recorder = unsafe shared
    // The main actor keeps its thread while the program runs. Comparing threads takes a fifth of the time.
    if recorder.thread != system_thread() {
      MainActor.preconditionIsolated(
        "StageKit needs the main actor, on which a Movie runs its program")
    }
    return recorder
  }

  // MARK: - Notes

  /// Notes a call that is not allowed.
  func fault(_ call: String, _ message: String) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(MovieError.Fault(call: call, message: message, time: time))
  }

  /// The maximum number of faults in a message, because a program may repeat a fault at each tick.
  private static let faultLimit = 100

  /// Adds a behaviour to the log that a reader of the program may not expect.
  func note(_ message: String) {
    guard logged.insert(message).inserted else { return }
    log.append("\(TimeText.seconds(time)): \(message)")
  }

  /// Whether all numbers are finite. If not, the call is a fault.
  func isFinite(_ values: CGFloat..., of call: String) -> Bool {
    guard let bad = values.first(where: { !$0.isFinite }) else { return true }
    fault(call, "must have finite numbers, found \(bad)")
    return false
  }
}

/// The numbers of callbacks, which are limited.
struct CallbackCounts {
  /// At the present time.
  var atInstant = 0
  var instant = -1.0
  /// In the whole movie.
  var total = 0
}

/// A value that a picture needs at some time.
struct ValueUse: Hashable {
  var target: Int
  var property: Property
  var value: AnimatableValue
}

/// Calls a closure of the main actor with a value that belongs to no actor, in code that runs on the main actor.
func onMainActor<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated { unsafe body(value) }
}
