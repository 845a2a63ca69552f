// animrender-bench threads NAME PROGRAM ARGUMENT …
//
// How much sooner a program is done with two threads than with one, and how much sooner two programs at once, each
// with a thread, than in turn: which is what the machine allows. From the call that starts a program until it has
// ended and its memory was taken back: the name, the seconds of one thread and both ratios, medians of several rounds
// of all three. `%` in an argument stands for a number that those that run at once do not share.

// `environ` is a variable of the C library that this file only reads, once a program is started.
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

  /// How long it takes until commands that are started one after the other have all ended.
  private static func seconds(_ commands: [[String]]) throws -> Double {
    let commands = commands.enumerated().map { number, words in
      words.map { $0.replacing("%", with: "\(number)") }
    }
    for command in commands {
      // What the system reads of a program's files, where it has let go of them, would be counted with any number of
      // threads, and so would freeing a file that is replaced.
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
