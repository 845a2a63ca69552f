// The content of a page as plain values, filled in by the comparing code.

package import AnimPrimitives

extension HTMLReport {
  /// The result of a comparison.
  package enum Outcome: String, Hashable, Sendable {
    case same, different
    /// The comparison failed.
    case trouble
    /// There was no baseline; it was recorded.
    case recorded
    /// There is no baseline.
    case missing
    /// There is only a baseline.
    case removed

    /// Whether the case needs attention.
    package var isFailure: Bool {
      switch self {
      case .same, .recorded: false
      case .different, .trouble, .missing, .removed: true
      }
    }
  }

  /// One comparison.
  package struct Case: Sendable {
    /// The name in the page's list; not necessarily unique.
    package var name: String
    package var outcome: Outcome
    /// The findings, one clause each: `loop: 3 times, was forever`.
    package var clauses: [String]
    /// Why the comparison failed, as preformatted lines.
    package var details: [String] = []
    /// The changes of motion by cause, with names in backticks: `` `card`.center.y arrives 40 ms later``.
    package var findings: [SceneFinding] = []
    package var facts: [Fact]
    package var settings: [Setting]
    /// In order of time.
    package var moments: [Moment]
    /// The numbers that move otherwise, most important first.
    package var curves: [ComparedCurve] = []
    /// The place of the first cause.
    package var place: Place?
    /// The duration of the comparison in seconds.
    package var seconds: Double?
    /// The command that accepts this case alone, or nil.
    package var acceptCommand: String?

    package init(
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

    /// The sentence that says the most: the first cause, or else the first difference of the files.
    var headline: String? { findings.first?.cause ?? clauses.first }
  }

  /// A line of a scene's file.
  package struct Place: Hashable, Sendable {
    package var path: String
    package var line: Int
    /// The path from the page's folder.
    package var link: String

    package init(path: String, line: Int, link: String) {
      self.path = path
      self.line = line
      self.link = link
    }
  }

  /// A property of both sides, such as their size.
  package struct Fact: Hashable, Sendable {
    package var name: String
    package var expected: String
    package var actual: String

    package init(name: String, expected: String, actual: String) {
      self.name = name
      self.expected = expected
      self.actual = actual
    }
  }

  /// A setting of the comparison, and its origin.
  package struct Setting: Hashable, Sendable {
    package var name: String
    package var value: String
    /// `default`, `command line`, or the scene's file.
    package var origin: String

    package init(name: String, value: String, origin: String) {
      self.name = name
      self.value = value
      self.origin = origin
    }
  }

  /// A period in which each side shows one picture.
  package struct Moment: Hashable, Sendable {
    /// Frame numbers, from 1.
    package var expectedFrame: Int
    package var actualFrame: Int
    /// Seconds; nil if frames have no times.
    package var start: Double?
    /// Seconds; nil if frames have no times.
    package var duration: Double?
    /// A description of the differences; nil if there are none.
    package var difference: String?
    /// The bounds of all differences, in pixels; enlarged pictures start there. nil without differences, or if the
    /// bounds are unknown.
    package var bounds: IntRect?
    /// nil if the report omits the pictures.
    package var pictures: Pictures?

    package init(
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

  /// Complete files, WebP or PNG.
  package struct Pictures: Hashable, Sendable {
    package var expected: [UInt8]
    package var actual: [UInt8]
    /// nil if nothing differs or the sizes differ.
    package var difference: [UInt8]?
    /// The number of different pixels. The moment with the largest number is shown first.
    package var weight: Int

    package init(expected: [UInt8], actual: [UInt8], difference: [UInt8]?, weight: Int = 0) {
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
