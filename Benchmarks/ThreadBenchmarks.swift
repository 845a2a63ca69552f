// animrender-bench threads NAME PROGRAM ARGUMENT …
//
// Compares a program with one thread and with two threads. Prints the name, the seconds with one thread, the speed-up
// with two threads, and the speed-up of two programs with one thread each that run at the same time, which is the
// maximum that the machine allows. Times include the start and the end of a process and are medians of several rounds.
// `%` in an argument stands for a number that is different for programs that run at the same time.

// `environ` is a variable of the C library. This file only reads it, when it starts a program.
#if canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#else
  @unsafe @preconcurrency import Darwin
#endif

enum ThreadBenchmarks {
  private static let rounds = 11

  static func run(_ arguments: [String]) throws {
    guard arguments.count >= 2 else {
      print("usage: animrender-bench threads NAME PROGRAM ARGUMENT …")
      return
    }
    let command = Array(arguments.dropFirst())
    var times: [(one: Double, two: Double, both: Double)] = []
    for _ in 0..<rounds {
      times.append(
        (
          one: try seconds([command + ["--jobs", "1"]]),
          two: try seconds([command + ["--jobs", "2"]]),
          both: try seconds([command + ["--jobs", "1"], command + ["--jobs", "1"]])
        ))
    }
    let one = median(times.map(\.one))
    let gain = median(times.map { $0.one / $0.two })
    let allowed = median(times.map { 2 * $0.one / $0.both })
    print("\(arguments[0]) \(one) \(gain) \(allowed)")
  }

  /// Seconds until all commands have ended.
  private static func seconds(_ commands: [[String]]) throws -> Double {
    let commands = commands.enumerated().map { number, words in
      words.map { $0.replacing("%", with: "\(number)") }
    }
    for command in commands {
      // Loads the program's files into the system's cache and deletes old output, so that neither is measured.
      try wait(for: start([command[0], "--version"]))
      for word in command.dropFirst() where word.hasSuffix(".gif") { _ = unsafe unlink(word) }
    }
    let begin = ContinuousClock.now
    let processes = try commands.map(start)
    for process in processes { try wait(for: process) }
    return (ContinuousClock.now - begin) / .seconds(1)
  }

  private struct Failure: Error {
    var program: String
  }

  private static func start(_ command: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    // The actions are initialized before they are used and destroyed after.
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for output: Int32 in [1, 2] {
      unsafe posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
    }
    // Copies of the words, with the NULL that ends them, freed below.
    var words = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var process: pid_t = 0
    guard unsafe posix_spawn(&process, command[0], &actions, nil, &words, environ) == 0 else {
      throw Failure(program: command[0])
    }
    return process
  }

  private static func wait(for process: pid_t) throws {
    var status: Int32 = 0
    // `status` is a local that outlives the call.
    guard unsafe waitpid(process, &status, 0) == process, status == 0 else {
      throw Failure(program: "process \(process)")
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
  }
}
