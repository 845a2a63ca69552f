import Documents
import Motion
import Primitives

/// The state that the readers of one scene share.
///
/// A class, because they all add to one list of problems and look up the same names.
final class DecodingContext {
  let source: SourceText
  let options: SceneOptions
  private(set) var problems: [Problem] = []
  /// Places where the text is wrong, or where a wrong parameter is used. No further problem is reported there.
  private var unreadable: Set<Range<Int>>
  var colors = NamedValues<Color>()
  var curves = NamedValues<TimingCurve>()
  /// Views and constraints that steps may name.
  var targets = TargetTable()
  var labels = LabelUsage()
  var dashes = DashUsage()
  /// Steps that `at` may name up to this place.
  var stepIDs = IdentifierList()
  var animatorIDs = IdentifierList()
  var viewCount = 0
  private var nesting = 0
  private(set) var curveCount = 0
  /// The number of curves in each named curve.
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

  /// The maximum number of errors that are reported. A file with more is not meant to be a scene.
  private static let errorLimit = 500

  /// The number of warnings beyond the limit, which are counted but not listed.
  var unlistedWarningCount: Int { max(0, warningCount - Diagnostic.warningLimit) }

  /// Whether no further error is reported.
  var isFull: Bool { errorCount > Self.errorLimit }

  /// Notes an error. Its message and hint are only made if it is reported.
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

  /// Suppresses further problems at a place that is known to be wrong.
  func excuse(_ node: JSONNode) { unreadable.insert(node.range) }

  func warn(
    _ message: @autoclosure () -> String, at range: Range<Int>,
    hint: @autoclosure () -> String? = nil
  ) {
    warningCount += 1
    guard warningCount <= Diagnostic.warningLimit else { return }
    problems.append(Problem(message(), at: range, hint: hint(), severity: .warning))
  }

  /// An error at a part of a string, given in UTF-8 bytes of its value.
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
  /// The maximum depth of names that refer to names, and of curves that hold curves.
  private static let nestingLimit = 512
  /// The maximum number of curves in all curves together, where each use of a name counts. A few names that
  /// each use another one ten times would otherwise fill any memory.
  private static let curveLimit = 1_000_000

  /// Reads a value that may refer to other values of its kind.
  func nested<Value>(at node: JSONNode, _ read: () -> Value?) -> Value? {
    guard nesting < Self.nestingLimit else {
      error("names and values are nested more than \(Self.nestingLimit) deep", at: node)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    return read()
  }

  /// Counts curves that are made or used again; false, with an error, if there are too many.
  func countCurves(_ count: Int, at node: JSONNode) -> Bool {
    curveCount += min(count, Self.curveLimit)
    guard curveCount > Self.curveLimit else { return true }
    error("curves hold more than \(Self.curveLimit) curves together", at: node)
    return false
  }
}
