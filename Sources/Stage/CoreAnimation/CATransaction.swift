import AnimMotion
import AnimTiming

/// Changes of layers that belong together. Source: CATransaction.
///
/// Outside of `begin` and `commit`, settings last until the present callback returns.
public enum CATransaction {
  public static func begin() {
    Recorder.current.transactions.begin()
  }

  /// Ends the innermost transaction. Its completion runs when all animations that were added since it was set have ended.
  public static func commit() {
    Recorder.current.commitTransaction()
  }

  /// Commits the changes outside of transactions. Layers on the stage animate later changes.
  public static func flush() {
    Recorder.current.commitImplicitTransaction()
  }

  /// Seconds of implicit animations, and of explicit ones without a duration.
  public static func animationDuration() -> CFTimeInterval {
    Recorder.current.transactions.duration
  }

  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    guard duration >= 0, duration.isFinite else {
      Recorder.current.fault(
        "setAnimationDuration(_:)",
        "must be a finite number of 0 or more seconds, found \(duration)")
      return
    }
    Recorder.current.transactions.change { $0.duration = duration }
  }

  /// nil for the default curve of implicit animations, and linear explicit ones.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    Recorder.current.transactions.change { $0.curve = function?.curve }
  }

  /// Whether changes of free layers are not animated.
  public static func disableActions() -> Bool { Recorder.current.transactions.disablesActions }

  public static func setDisableActions(_ flag: Bool) {
    Recorder.current.transactions.change { $0.disablesActions = flag }
  }

  /// Sets the closure that runs when all animations that are added from now on, in this transaction and in those within
  /// it, have ended or been removed; at once after the commit without any.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let recorder = Recorder.current
    recorder.close(recorder.transactions.setCompletion(block.map(CompletionGroup.init)))
  }
}

/// The animations that a completion waits for.
final class CompletionGroup {
  /// The animations that run.
  var running = 0
  /// Whether animations may still be added.
  var isOpen = true
  let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }
}

/// The open transactions, and the completions that wait.
struct Transactions {
  struct Transaction {
    var duration: Double?
    var curve: TimingCurve?
    var disablesActions: Bool?
    var completion: CompletionGroup?
  }

  /// The implicit one first, the innermost last.
  private var open: [Transaction] = [Transaction()]
  private var groups: [Int: [CompletionGroup]] = [:]

  var hasExplicit: Bool { open.count > 1 }
  var duration: Double {
    open.lazy.reversed().compactMap(\.duration).first ?? 0.25
  }
  var curve: TimingCurve? { open.lazy.reversed().compactMap(\.curve).first }
  var disablesActions: Bool { open.lazy.reversed().compactMap(\.disablesActions).first ?? false }

  mutating func begin() {
    open.append(Transaction())
  }

  mutating func change(_ body: (inout Transaction) -> Void) {
    body(&open[open.count - 1])
  }

  /// Replaces the completion of the innermost transaction, and returns the old one.
  mutating func setCompletion(_ group: CompletionGroup?) -> CompletionGroup? {
    defer { open[open.count - 1].completion = group }
    return open[open.count - 1].completion
  }

  /// Ends the innermost transaction, and returns its completion. The implicit one begins again.
  mutating func end() -> CompletionGroup? {
    let last = open.removeLast()
    if open.isEmpty { open = [Transaction()] }
    return last.completion
  }

  /// Adds an animation to the completions of all open transactions.
  mutating func join(_ number: Int) {
    let waiting = open.compactMap(\.completion)
    guard !waiting.isEmpty else { return }
    for group in waiting { group.running += 1 }
    groups[number, default: []] += waiting
  }

  /// Ends an animation, and returns the completions for which it was the last one, the innermost first.
  mutating func leave(_ number: Int) -> [CompletionGroup] {
    guard let waiting = groups.removeValue(forKey: number) else { return [] }
    for group in waiting { group.running -= 1 }
    return waiting.reversed().filter { !$0.isOpen && $0.running == 0 }
  }
}

extension Recorder {
  func commitTransaction() {
    guard transactions.hasExplicit else { return commitImplicitTransaction() }
    close(transactions.end())
  }

  /// Commits the changes outside of transactions, when a callback has returned.
  func commitImplicitTransaction() {
    markCommitted()
    guard !transactions.hasExplicit else { return }
    close(transactions.end())
  }

  /// Ends the transactions of a callback that has returned.
  func endTurn() {
    if transactions.hasExplicit {
      fault("CATransaction.begin()", "needs a commit() before the callback returns")
      while transactions.hasExplicit { close(transactions.end()) }
    }
    commitImplicitTransaction()
  }

  /// Closes a completion. Without animations it runs after the present callback.
  func close(_ group: CompletionGroup?) {
    guard let group else { return }
    group.isOpen = false
    guard group.running == 0 else { return }
    let number = live.openEmptyBlock()
    endKinds[number] = Self.transactionKind
    completions[number] = { _ in group.body() }
    live.closeBlock(number)
  }

  static let transactionKind = "a completion of CATransaction"
}
