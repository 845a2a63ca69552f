import AnimDocuments
import AnimMotion
import AnimPrimitives

/// The shared state of the readers of one scene.
///
/// A class, because all readers add to one list of problems and use the same names.
final class DecodingContext {
  let source: SourceText
  let options: SceneOptions
  private(set) var problems: [Problem] = []
  /// The ranges of errors in the text and of uses of wrong parameters. No further problem is reported there.
  private var unreadable: Set<Range<Int>>
  var colors = NamedValues<Color>()
  var curves = NamedValues<TimingCurve>()
  /// The views and constraints that steps may refer to.
  var targets = TargetTable()
  var labels = LabelUsage()
  var dashes = DashUsage()
  /// The steps so far, which `at` may refer to.
  var stepIDs = IdentifierList()
  var animatorIDs = IdentifierList()
  var viewCount = 0
  private var nesting = 0
  private(set) var curveCount = 0
  /// The number of curves nested in each named curve.
  var curveCounts: [String: Int] = [:]

  /// - Parameter textProblems: the problems of the JSON.
  init(source: SourceText, options: SceneOptions, textProblems: [Problem] = []) {
    self.source = source
    self.options = options
    unreadable = Set(textProblems.map(\.range))
    for problem in textProblems { report(problem) }
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  private var errorCount = 0
  private var warningCount = 0

  /// The maximum number of reported errors. A file with more is probably not a scene.
  private static let errorLimit = 500

  /// The number of warnings beyond the limit, which are counted but not listed.
  var unlistedWarningCount: Int { max(0, warningCount - Diagnostic.warningLimit) }

  /// Whether no further error is reported.
  var isFull: Bool { errorCount > Self.errorLimit }

  /// Adds an error. Its message and hint are only created if it is reported.
  func report(_ problem: @autoclosure () -> Problem) {
    guard !isFull else { return }
    errorCount += 1
    guard errorCount <= Self.errorLimit else {
      let end = source.bytes.count
      problems.append(
        Problem(
          "there are more than \(Self.errorLimit) errors; the rest is not listed", at: end..<end))
      return
    }
    problems.append(problem())
  }

  func error(
    _ message: @autoclosure () -> String, at node: JSONNode,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !unreadable.contains(node.range) else { return }
    report(Problem(message(), at: node.range, hint: hint()))
  }

  /// Suppresses further problems at a place that has an error.
  func excuse(_ node: JSONNode) { unreadable.insert(node.range) }

  func warn(
    _ message: @autoclosure () -> String, at range: Range<Int>,
    hint: @autoclosure () -> String? = nil
  ) {
    warningCount += 1
    guard warningCount <= Diagnostic.warningLimit else { return }
    problems.append(Problem(message(), at: range, hint: hint(), severity: .warning))
  }

  /// An error in a part of a string, given as UTF-8 bytes of its value.
  func error(
    _ message: @autoclosure () -> String, in node: JSONNode, at part: Range<Int>,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !unreadable.contains(node.range) else { return }
    let range = node.isSubstituted ? node.range : source.range(of: part, inStringAt: node.range)
    report(Problem(message(), at: range, hint: hint()))
  }
}

// MARK: - Values made from values

extension DecodingContext {
  /// The maximum depth of names that refer to other names, and of nested curves.
  private static let nestingLimit = 512
  /// The maximum number of curves in total, counting each use of a name. A few names that each use another one ten
  /// times would otherwise exhaust memory.
  private static let curveLimit = 1_000_000

  /// Reads a value that may refer to other values of the same type.
  func nested<Value>(at node: JSONNode, _ read: () -> Value?) -> Value? {
    guard nesting < Self.nestingLimit else {
      error("names and values are nested more than \(Self.nestingLimit) deep", at: node)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    return read()
  }

  /// Counts curves that are created or reused; false, with an error, if there are too many.
  func countCurves(_ count: Int, at node: JSONNode) -> Bool {
    curveCount += min(count, Self.curveLimit)
    guard curveCount > Self.curveLimit else { return true }
    error("curves hold more than \(Self.curveLimit) curves together", at: node)
    return false
  }
}
