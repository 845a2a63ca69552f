// What a scene shows over time, in a few hundred bytes: neither its pixels nor its steps, but for each
// property of each view where it begins and ends, when, how far beyond and on which curve. Goldens carry
// it (`SceneFacts+Metadata`), so that what moved can be told when nothing but the golden is left.
import Render

/// What the views of a scene do over time, small enough to lie in a picture's metadata.
///
/// Numbers are rounded to 1/10,000 of a point, a second or a whole, so that what is read again is what
/// was written.
public struct SceneFacts: Hashable, Sendable {
  /// What a property has at one time.
  enum Value: Hashable, Sendable {
    /// Points, degrees, factors, fractions: as scenes state them.
    case number(Double)
    /// What a label says, or where a picture comes from.
    case text(String)
    /// Anything else as sentences write it: `#ff9500`, `true`.
    case words(String)
    case outline(Outline)
  }

  /// A path: a letter for each verb, as SVG has them, and their points' coordinates.
  struct Outline: Hashable, Sendable {
    /// M, L, Q, C and Z.
    var verbs: String
    /// x and y in turn, points; empty where the path has too many to be kept.
    var points: [Double]
    /// Tells apart paths whose points are not kept.
    var hash: String
  }

  /// A value that is blended from one to another.
  struct Movement: Hashable, Sendable {
    var from: Value
    var to: Value
    /// Seconds: when it first leaves `from`, and when it last comes to `to`.
    var start: Double
    var arrival: Double
    /// How far it goes, as parts of its way: 0 and 1 where it stays between both ends. Of a number that
    /// ends where it began: what it is away from there, at least and at most; of anything else the
    /// distance.
    var low: Double
    var high: Double
    /// Where it is at 15 times evenly between start and arrival, 0…4095 from `low` to `high`.
    var way: [Int]
    /// The names of its steps' curves; empty where no step names one.
    var curve: String
    /// Of values of several parts, colours above all, what lies beside the straight way; nil for a number,
    /// and in old records.
    var detour: Detour?
  }

  /// How far a value goes off the straight way between its ends.
  struct Detour: Hashable, Sendable {
    /// As a part of that way; of what ends where it began the distance from there.
    var distance: Double
    /// The colour that is farthest off; nil for other values, and where it goes straight.
    var color: String?
  }

  /// A value that jumps.
  struct Switch: Hashable, Sendable {
    /// Seconds.
    var time: Double
    var value: Value
  }

  /// What a property does over time.
  enum Course: Hashable, Sendable {
    case still(Value)
    case moving(Movement)
    /// The first is the one that it begins with, at 0.
    case switching([Switch])
  }

  struct Property: Hashable, Sendable {
    /// As scenes name it: `center.y`.
    var name: String
    var course: Course
  }

  struct View: Hashable, Sendable {
    var id: String
    /// The superview's id; nil for one that lies on the canvas.
    var parent: String?
    /// Those that are not what every view has.
    var properties: [Property]
  }

  struct Constraint: Hashable, Sendable {
    /// nil for those that no step can name.
    var id: String?
    /// Its equation, as `LayoutConstraint` writes it.
    var equation: String
    /// Those that change, and whether it is active where it never is.
    var properties: [Property]
  }

  /// What the picture as a whole is.
  var canvas: [Property]
  /// Each before its subviews, siblings bottom first.
  var views: [View]
  var constraints: [Constraint]
}

extension SceneFacts {
  /// To 1/10,000; numbers that are none become 0.
  static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let result = (number * 10_000).rounded() / 10_000
    // Not −0, which JSON writes otherwise; and what is too large to multiply stays what it is.
    guard result.isFinite else { return number }
    return result == 0 ? 0 : result
  }

  static func number(_ number: Double) -> Value { .number(rounded(number)) }
}
