internal import AnimPlatform
internal import Synchronization

/// The programs that this process has started and not waited for. An interrupted process kills them.
package enum RunningPrograms {
  private static let processes = Mutex<Set<pid_t>>([])

  /// Registers the program that a closure starts.
  static func start(_ spawn: () throws(CodecError) -> pid_t) throws(CodecError) -> pid_t {
    try processes.withLock { processes throws(CodecError) in
      let process = try spawn()
      processes.insert(process)
      return process
    }
  }

  /// Kills a program that is still running.
  static func kill(_ process: pid_t) {
    processes.withLock { if $0.contains(process) { send(SIGKILL, to: process) } }
  }

  /// Waits for the end of a program. Returns 0 if it succeeded.
  static func wait(for process: pid_t) -> Int32 {
    // Wait without reaping outside the lock. The process number stays reserved until it is reaped under the lock,
    // so every number in the set can be sent a signal by the thread that holds the lock.
    // `information` is a local that outlives the call.
    var information = unsafe siginfo_t()
    while unsafe waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {
    }
    return processes.withLock { processes in
      processes.remove(process)
      return reap(process)
    }
  }

  /// Kills all programs, then calls a closure that ends this process. No program can be started in between.
  package static func endAll(then end: () -> Void) {
    processes.withLock { processes in
      for process in processes { send(SIGKILL, to: process) }
      for process in processes { _ = reap(process) }
      processes = []
      end()
    }
  }

  private static func reap(_ process: pid_t) -> Int32 {
    var status: Int32 = 0
    // `status` is a local that outlives the call.
    while unsafe waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return -1 }
    }
    return status
  }
}

/// The C library's `kill`, which `RunningPrograms.kill` hides.
private func send(_ signal: Int32, to process: pid_t) {
  _ = kill(process, signal)
}
