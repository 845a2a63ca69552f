// A summary of a scene over time, in a few hundred bytes, without pixels. For each property of each view it has the
// first and last values, the times of movement, the overshoot, and the curve; for each step its times and targets. Goldens contain their scene's
// summary, so a failed test can report what moved.
//
// Glossary:
//
// - Value: the value of a property at one time: a number, a text, a colour, a path.
// - Course: the values of a property over the whole scene. A course is still, moving or switching.
// - Movement: a course that is blended from one value to another, with its times, extent and curve.
// - Switch: one jump of a value that cannot be blended, such as a text.
// - Way: the distance from a movement's first to its last value. Extents are fractions of the way.
// - Change (`SceneChange`): a difference of one subject between two scenes.
// - Clause: one difference of a change, such as "arrives 40 ms later".

/// The motion of a scene's views, small enough for a picture's metadata.
///
/// Numbers are rounded to 1/10,000 of a point, second or fraction, so that writing and reading preserves them.
package struct MotionSummary: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    /// In points, degrees, factors or fractions, as in scenes.
    case number(Double)
    /// A label's text or an image's source.
    case text(String)
    /// A label's text whose parts have looks of their own, with the words for these looks.
    case styledText(String, looks: String)
    /// Any other value as displayed: `#ff9500`, `true`.
    case words(String)
    case outline(Outline)
  }

  /// A path: one SVG letter for each verb, and the coordinates of the points.
  struct Outline: Hashable, Sendable {
    /// M, L, Q, C and Z.
    var verbs: String
    /// x and y alternately, in points; empty for a path with too many points to store.
    var points: [Double]
    /// Identifies a path whose points are not stored.
    var hash: String
  }

  struct Movement: Hashable, Sendable {
    var from: Value
    var to: Value
    /// Seconds; the time at which the value first leaves `from`.
    var start: Double
    /// Seconds; the time at which the value finally reaches `to`.
    var arrival: Double
    /// The extent of the movement as fractions of its distance: 0 and 1 if it stays between its ends. For a number that
    /// returns to its first value: the minimum and maximum difference from it. For any other such value: the distance.
    var low: Double
    var high: Double
    /// The value halfway between start and arrival, in the unit of `low` and `high`; nil in old records, and if it is
    /// too large.
    var half: Double?
    /// The names of its steps' curves; empty if there are none.
    var curve: String
    /// The values at equal distances of time from the start to the arrival; nil in old records.
    var trace: Trace?

    /// Whether the movement ends at its first value.
    var isReturning: Bool { from == to }

    /// The extent of a movement that returns to its first value; negative if it mostly decreases.
    var reach: Double { abs(low) > abs(high) ? low : high }
  }

  struct Switch: Hashable, Sendable {
    /// Seconds.
    var time: Double
    var value: Value
  }

  enum Course: Hashable, Sendable {
    case still(Value)
    case moving(Movement)
    /// The first switch is the initial value, at time 0.
    case switching([Switch])
  }

  /// The cause of a property's values, if it is not the view itself.
  enum Cause: Hashable, Sendable {
    /// All its movements belong to the step with this id.
    case step(String)
    case constraints
    /// The size of the view's own text or picture.
    case content
  }

  struct Property: Hashable, Sendable {
    /// The name in scenes: `center.y`.
    var name: String
    var course: Course
    /// nil if it is not known, as in older records, or if there are several.
    var cause: Cause?
  }

  struct View: Hashable, Sendable {
    var id: String
    /// The superview's id; nil for a view on the canvas.
    var parent: String?
    /// The properties with values other than a plain view's.
    var properties: [Property]
  }

  struct Constraint: Hashable, Sendable {
    /// nil for a constraint that steps cannot refer to.
    var id: String?
    /// The constraint's equation, as `LayoutConstraint` writes it.
    var equation: String
    /// The properties that change, and whether it is active if that never changes.
    var properties: [Property]
  }

  /// A step that takes time and moves something.
  struct Step: Hashable, Sendable {
    /// The id, or the name of the first view.
    var label: String
    /// Seconds.
    var start: Double
    var end: Double
    /// The ids of the moved views and constraints, in the order of the step.
    var targets: [String]
  }

  /// The scene's own settings.
  var canvas: [Property]
  /// Superviews before subviews, siblings bottom first.
  var views: [View]
  var constraints: [Constraint]
  /// In order of their starts; empty in old records.
  var steps: [Step] = []
}

extension MotionSummary {
  /// Rounds to 1/10,000. Infinity and NaN become 0.
  static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let result = (number * 10_000).rounded() / 10_000
    // Returns numbers that are too large to multiply unchanged. −0 becomes 0, because JSON distinguishes the two.
    guard result.isFinite else { return number }
    return result == 0 ? 0 : result
  }

  static func number(_ number: Double) -> Value { .number(rounded(number)) }
}
