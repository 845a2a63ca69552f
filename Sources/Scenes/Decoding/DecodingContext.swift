import Motion
import Primitives

/// What the readers of one scene share.
///
/// A class, because all of them add to the same list of problems and look into the same names.
final class DecodingContext {
  let source: SourceText
  let options: SceneOptions
  private(set) var problems: [Problem] = []
  var colors = NamedValues<Color>(kind: "colour")
  var curves = NamedValues<TimingCurve>(kind: "curve")
  /// Views and constraints that steps may name.
  var targets = TargetTable()
  /// Steps that `at` may name so far.
  var stepIDs = IdentifierList()
  var animatorIDs = IdentifierList()
  var viewCount = 0

  init(source: SourceText, options: SceneOptions) {
    self.source = source
    self.options = options
  }

  var hasErrors: Bool { problems.contains { $0.severity == .error } }

  func report(_ problem: Problem) {
    problems.append(problem)
  }

  func error(_ message: String, at node: JSONNode, hint: String? = nil) {
    report(Problem(message, at: node.range, hint: hint))
  }

  func warn(_ message: String, at range: Range<Int>, hint: String? = nil) {
    report(Problem(message, at: range, hint: hint, severity: .warning))
  }

  /// An error at a part of a string, given in UTF-8 bytes of its value.
  func error(_ message: String, in node: JSONNode, at part: Range<Int>, hint: String? = nil) {
    let range = node.isSubstituted ? node.range : source.range(of: part, inStringAt: node.range)
    report(Problem(message, at: range, hint: hint))
  }
}

/// Names given once, in the order of the text.
struct IdentifierList {
  private(set) var names: [String] = []
  private var set: Set<String> = []

  /// Whether the name is new.
  mutating func insert(_ name: String) -> Bool {
    guard set.insert(name).inserted else { return false }
    names.append(name)
    return true
  }

  func contains(_ name: String) -> Bool { set.contains(name) }
}
