// What a page shows: plain values, so that whoever compares can fill them.

public import Primitives
import Render

extension HTMLReport {
  /// What became of a comparison.
  public enum Outcome: String, Hashable, Sendable {
    case same, different
    /// It could not be compared.
    case trouble
    /// There was nothing to compare with; now there is.
    case recorded

    /// Whether somebody has to look at it.
    public var isFailure: Bool {
      switch self {
      case .same, .recorded: false
      case .different, .trouble: true
      }
    }
  }

  /// One comparison.
  public struct Case: Sendable {
    /// As the page's list calls it; need not be unique.
    public var name: String
    public var outcome: Outcome
    /// What was found, a clause each: `loop: 3 times, was for ever`.
    public var clauses: [String]
    /// Why it could not be compared, where that takes lines: shown as they are.
    public var details: [String] = []
    /// What moved, a sentence each, with names in backticks: `` `card`.center.y arrives 40 ms later``.
    public var motion: [String] = []
    public var facts: [Fact]
    public var settings: [Setting]
    /// In order of time.
    public var moments: [Moment]

    public init(
      name: String, outcome: Outcome, clauses: [String] = [], facts: [Fact] = [],
      settings: [Setting] = [], moments: [Moment] = []
    ) {
      self.name = name
      self.outcome = outcome
      self.clauses = clauses
      self.facts = facts
      self.settings = settings
      self.moments = moments
    }
  }

  /// A property of both sides, such as their size.
  public struct Fact: Hashable, Sendable {
    public var name: String
    public var expected: String
    public var actual: String

    public init(name: String, expected: String, actual: String) {
      self.name = name
      self.expected = expected
      self.actual = actual
    }
  }

  /// A setting that was in force, and who set it.
  public struct Setting: Hashable, Sendable {
    public var name: String
    public var value: String
    /// `default`, `command line`, the scene's file.
    public var origin: String

    public init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// A stretch of time in which both sides show one picture each.
  public struct Moment: Hashable, Sendable {
    /// Numbers of the frames, from 1.
    public var expectedFrame: Int
    public var actualFrame: Int
    /// Seconds; nil where frames have no times.
    public var start: Double?
    /// Seconds; nil where frames have no times.
    public var duration: Double?
    /// What differs, in words; nil where nothing does.
    public var difference: String?
    /// The part of the pictures that holds all that differs, in pixels: enlarged pictures begin there. nil
    /// where nothing does, or nobody knows.
    public var bounds: IntRect?
    /// nil where the report does without.
    public var pictures: Pictures?

    public init(
      expectedFrame: Int, actualFrame: Int, start: Double?, duration: Double?,
      difference: String?, bounds: IntRect? = nil, pictures: Pictures?
    ) {
      self.expectedFrame = expectedFrame
      self.actualFrame = actualFrame
      self.start = start
      self.duration = duration
      self.difference = difference
      self.bounds = bounds
      self.pictures = pictures
    }
  }

  /// Whole PNG files.
  public struct Pictures: Hashable, Sendable {
    public var expected: [UInt8]
    public var actual: [UInt8]
    /// nil where nothing differs, or the sizes do.
    public var difference: [UInt8]?
    /// How many pixels differ: the moment with the most is shown first.
    public var weight: Int

    public init(expected: [UInt8], actual: [UInt8], difference: [UInt8]?, weight: Int = 0) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.weight = weight
    }

    var byteCount: Int {
      expected.count + (actual == expected ? 0 : actual.count) + (difference?.count ?? 0)
    }
  }
}
