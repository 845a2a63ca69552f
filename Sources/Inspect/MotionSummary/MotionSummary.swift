// A summary of a scene over time, in a few hundred bytes. It holds neither pixels nor steps. It has, for each
// property of each view where it begins and ends, when it moves, how far it goes beyond its ends, and on which curve.
// Goldens carry their scene's summary, so a failed test can report what moved.
//
// Glossary:
//
// - Value: what a property has at one time: a number, a text, a colour, a path.
// - Course: what a property does during the whole scene. It is still, moving or switching.
// - Movement: a course whose value is blended from one value to another, with its times, extent and curve.
// - Switch: one jump of a value that cannot be blended, such as a text.
// - Way: the distance from a movement's first to its last value. Extents are fractions of the way.
// - Change (`SceneChange`): one subject that two scenes treat differently.
// - Clause: one difference of a change, such as "arrives 40 ms later".

/// The motion of a scene's views, small enough for a picture's metadata.
///
/// Numbers are rounded to 1/10,000 of a point, a second or a whole, so writing and reading keeps them.
package struct MotionSummary: Hashable, Sendable {
  enum Value: Hashable, Sendable {
    /// Points, degrees, factors or fractions, as scenes state them.
    case number(Double)
    /// A label's text or an image's source.
    case text(String)
    /// Any other value as sentences write it: `#ff9500`, `true`.
    case words(String)
    case outline(Outline)
  }

  /// A path: one letter for each verb, as SVG has them, and the coordinates of their points.
  struct Outline: Hashable, Sendable {
    /// M, L, Q, C and Z.
    var verbs: String
    /// x and y in turn, in points; empty for a path with too many points to keep.
    var points: [Double]
    /// Identifies a path whose points are not kept.
    var hash: String
  }

  struct Movement: Hashable, Sendable {
    var from: Value
    var to: Value
    /// Seconds; when it first leaves `from`.
    var start: Double
    /// Seconds; when it last comes to `to`.
    var arrival: Double
    /// The extent of the movement as fractions of its way: 0 and 1 if it stays between its ends. For a number that
    /// ends where it began: the least and greatest difference from there. For any other such value: the distance.
    var low: Double
    var high: Double
    /// Its place halfway between start and arrival, in the unit of `low` and `high`; nil in old
    /// records, and if it is absurdly large.
    var half: Double?
    /// The names of its steps' curves; empty if no step names one.
    var curve: String

    /// Whether it ends where it began.
    var isReturning: Bool { from == to }

    /// How far it goes from the value that it begins and ends with; negative for a number that mostly decreases.
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
    /// The first is the initial value, at 0.
    case switching([Switch])
  }

  struct Property: Hashable, Sendable {
    /// As scenes name it: `center.y`.
    var name: String
    var course: Course
  }

  struct View: Hashable, Sendable {
    var id: String
    /// The superview's id; nil for a view on the canvas.
    var parent: String?
    /// The properties that differ from a plain view's.
    var properties: [Property]
  }

  struct Constraint: Hashable, Sendable {
    /// nil for a constraint that no step can name.
    var id: String?
    /// Its equation, as `LayoutConstraint` writes it.
    var equation: String
    /// The properties that change, and whether it is active if it never is.
    var properties: [Property]
  }

  /// The scene's own settings.
  var canvas: [Property]
  /// Each before its subviews, siblings bottom first.
  var views: [View]
  var constraints: [Constraint]
}

extension MotionSummary {
  /// Rounds to 1/10,000. A number that is not finite becomes 0.
  static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let result = (number * 10_000).rounded() / 10_000
    // A number too large to multiply stays as it is. −0 becomes 0, because JSON writes the two differently.
    guard result.isFinite else { return number }
    return result == 0 ? 0 : result
  }

  static func number(_ number: Double) -> Value { .number(rounded(number)) }
}
