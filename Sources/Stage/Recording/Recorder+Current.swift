// Layers and animations belong to no actor, as on iOS, and neither does their recorder. The main actor alone may use them,
// which is checked whenever one of them asks for the recorder.

extension Recorder {
  nonisolated(unsafe) private static var shared = Recorder()

  /// The recorder of the movie whose program runs; otherwise one for objects that are made outside of movies.
  ///
  /// Anything that is not on the main actor stops the program.
  static var current: Recorder {
    get {
      MainActor.preconditionIsolated(
        "StageKit needs the main actor, on which a Movie runs its program")
      return unsafe shared
    }
    set { unsafe shared = newValue }
  }
}

/// Calls a closure of the main actor with a value that belongs to no actor.
func onMainActor<Value>(_ value: Value, _ body: @MainActor (Value) -> Void) {
  nonisolated(unsafe) let value = value
  MainActor.assumeIsolated { unsafe body(value) }
}
