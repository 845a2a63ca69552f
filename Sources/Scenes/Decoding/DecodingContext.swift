import Motion
import Primitives

/// What the readers of one scene share.
///
/// A class, because all of them add to the same list of problems and look into the same names.
final class DecodingContext {
  let source: SourceText
  let options: SceneOptions
  private(set) var problems: [Problem] = []
  /// Where the text itself was wrong, or names a parameter that is: what stands for it there is not to be told of once more.
  private var unreadable: Set<Range<Int>>
  var colors = NamedValues<Color>()
  var curves = NamedValues<TimingCurve>()
  /// Views and constraints that steps may name.
  var targets = TargetTable()
  var labels = LabelUsage()
  var dashes = DashUsage()
  /// Steps that `at` may name so far.
  var stepIDs = IdentifierList()
  var animatorIDs = IdentifierList()
  var viewCount = 0
  private var nesting = 0
  private(set) var curveCount = 0
  /// How many curves a named curve holds.
  var curveCounts: [String: Int] = [:]

  /// - Parameter textProblems: what was wrong with the JSON.
  init(source: SourceText, options: SceneOptions, textProblems: [Problem] = []) {
    self.source = source
    self.options = options
    unreadable = Set(textProblems.map(\.range))
    for problem in textProblems { report(problem) }
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  /// How many problems are told; a file with more is not meant to be a scene.
  private static let problemLimit = 500

  /// Whether no further problem is told.
  var isFull: Bool { problems.count > Self.problemLimit }

  /// Notes a problem. Its message and hint are made only if it will be told.
  func report(_ problem: @autoclosure () -> Problem) {
    guard !isFull else { return }
    guard problems.count < Self.problemLimit else {
      let end = source.bytes.count
      problems.append(Problem("there are too many problems to tell the rest", at: end..<end))
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

  /// Lets nothing more be told of a place: what stands there is known to be wrong.
  func excuse(_ node: JSONNode) { unreadable.insert(node.range) }

  func warn(_ message: @autoclosure () -> String, at range: Range<Int>) {
    report(Problem(message(), at: range, severity: .warning))
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
  /// How deep names may lead to names, and curves hold curves.
  private static let nestingLimit = 512
  /// How many curves all curves together may hold, each use of a name counted: a few names that each
  /// use another one ten times would otherwise be more curves than any memory holds.
  private static let curveLimit = 1_000_000

  /// Reads a value that may be made from others of its kind.
  func nested<Value>(at node: JSONNode, _ read: () -> Value?) -> Value? {
    guard nesting < Self.nestingLimit else {
      error("names and values are nested more than \(Self.nestingLimit) deep", at: node)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    return read()
  }

  /// Counts curves that are made or used again; false, with an error, where there are too many.
  func countCurves(_ count: Int, at node: JSONNode) -> Bool {
    curveCount += min(count, Self.curveLimit)
    guard curveCount > Self.curveLimit else { return true }
    error("curves hold more than \(Self.curveLimit) curves together", at: node)
    return false
  }
}
