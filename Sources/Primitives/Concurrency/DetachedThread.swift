internal import CScheduling

/// Threads of the system's, none of which is waited for.
///
/// Not Dispatch's: where a user or a container has as many threads as it may have, Dispatch waits for
/// another one without a word, and so does all that counts on its queue.
package enum DetachedThread {
  /// What a thread does; a class, for C passes a pointer on.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Calls a closure on a thread of its own. Signals go to other threads, but for those of its own faults and the one
  /// that profilers count with.
  ///
  /// - Returns: whether there is a thread; without one the closure is not called.
  package static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let body = unsafe Unmanaged.passRetained(Body(run))
    let code = unsafe scheduling_start_thread(
      { context in
        // What was retained for this thread, which takes it once.
        unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, body.toOpaque())
    guard code != 0 else { return true }
    // No thread took it.
    unsafe body.release()
    return false
  }
}
