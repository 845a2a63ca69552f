import AnimPlatform
import Synchronization

/// Starts programs of the user, such as an editor or a browser, and does not wait for them.
package enum StartedProgram {
  /// The programs that may still run. Those that have ended are released when the next one starts.
  private static let started = Mutex<[pid_t]>([])

  /// Starts a program without a shell. Returns false if it cannot be started.
  package static func start(_ words: [String]) -> Bool {
    guard let program = words.first else { return false }
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var process: pid_t = 0
    // The array of words ends with nil and outlives the call.
    guard unsafe posix_spawnp(&process, program, nil, nil, &arguments, environ) == 0 else {
      return false
    }
    started.withLock { started in
      var status: Int32 = 0
      started.removeAll { unsafe waitpid($0, &status, WNOHANG) != 0 }
      started.append(process)
    }
    return true
  }
}
