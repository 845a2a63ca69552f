/// Where a step starts, where that is not the end of the step before it: `at` in a scene.
public enum Placement: Hashable, Sendable {
  /// Seconds from the start of the list that holds the step.
  case seconds(Double)
  /// `"<"`: with the previous step, before its delay, plus an offset.
  case withPrevious(offset: Double)
  /// `">"`: after the previous step, plus an offset.
  case afterPrevious(offset: Double)
  /// `"move"`: with an earlier step of that id, or the first start of an animator, plus an offset.
  case withStep(id: String, offset: Double)
  /// `"move.end"`: after an earlier step of that id, or the last end of an animator by the steps before
  /// this one, plus an offset.
  case afterStep(id: String, offset: Double)
}
