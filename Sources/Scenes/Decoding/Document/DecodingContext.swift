import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

/// The shared state of the readers of one scene.
///
/// A class, because all readers add to one list of problems and use the same names.
final class DecodingContext {
  var sources: SourceMap
  let options: SceneOptions
  private(set) var problems: [Problem] = []
  /// Where the text has errors, and where wrong parameters are used. No further problem is reported there.
  private var unreadable: Set<Place>
  /// The errors so far, by the places where their texts are written. Text that is used several times has each once.
  private var reported: Set<Problem> = []
  /// The names that each file of the scene knows.
  var names = NameScopes()
  /// Reads included files.
  let includes: IncludeSource
  /// The path of each file of the scene, relative to the scene's folder.
  var folders: [String] = []
  /// The parameters of each file.
  var environments: [Environment] = []
  /// The parameters of the scene's file that are used.
  var usedParameters: Set<String> = []
  /// Whether formulas use the size of a pixel.
  var usesPixels = false
  /// Whether the views stand for the components of a library.
  var isLibrary = false
  /// The components of all files.
  var components: [Component] = []
  /// The use of a component whose text an expansion is.
  var instances: [UInt32: Instance] = [:]
  /// For an expansion that is a timeline's text: its owner, and the prefix of its steps.
  var stepPrefixes: [UInt32: (owner: Instance?, prefix: String)] = [:]
  /// The paths of uses without an id, which begin with a number sign.
  var anonymousUses: Set<String> = []
  var colors = NamedValues<Color>()
  /// The values of UIKit's colours.
  var palette = SystemColors.Palette.classic
  /// The factor of the sizes of text styles.
  var textScale = 1.0
  var curves = NamedValues<TimingCurve>()
  /// The views and constraints that steps may refer to.
  var targets = TargetTable()
  /// Ids that two views have, and the places of the later ones.
  var takenIDs: Set<String> = []
  var takenPlaces: Set<Place> = []
  /// The ids of the copies of repeated views, by the id that the text gives them.
  var copies: [String: [String]] = [:]
  /// The keys of uses that are parameters of the component, with the component's name.
  var parameterKeys: [Place: String] = [:]
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
  init(
    _ file: SourceFile, options: SceneOptions, textProblems: [Problem] = [],
    includes: IncludeSource = .none
  ) {
    sources = SourceMap(file)
    self.options = options
    self.includes = includes
    unreadable = []
    reportText(textProblems)
  }

  /// Adds the problems of a file's JSON. No further problem is reported at their places.
  func reportText(_ textProblems: [Problem]) {
    unreadable.formUnion(textProblems.map(\.place))
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

  /// Adds an error, unless the same text had it at an earlier use. Its message and hint are only created if it may be
  /// reported.
  func report(_ problem: @autoclosure () -> Problem) {
    guard !isFull else { return }
    let problem = explained(problem())
    var written = problem
    written.place = sources.written(problem.place)
    written.notes = []
    guard reported.insert(written).inserted else { return }
    errorCount += 1
    guard errorCount <= Self.errorLimit else {
      let end = sources.main.bytes.count
      problems.append(
        Problem(
          "there are more than \(Self.errorLimit) errors; the rest is not listed",
          at: Place(end..<end)))
      return
    }
    problems.append(problem)
  }

  func error(
    _ message: @autoclosure () -> String, at node: JSONNode,
    hint: @autoclosure () -> String? = nil, notes: @autoclosure () -> [Problem.Note] = []
  ) {
    guard !unreadable.contains(sources.written(node.place)) else { return }
    report(Problem(message(), at: node.place, hint: hint(), notes: notes()))
  }

  /// Suppresses further problems at a place that has an error.
  func excuse(_ node: JSONNode) { unreadable.insert(sources.written(node.place)) }

  func warn(
    _ message: @autoclosure () -> String, at place: Place,
    hint: @autoclosure () -> String? = nil
  ) {
    warningCount += 1
    guard warningCount <= Diagnostic.warningLimit else { return }
    problems.append(Problem(message(), at: place, hint: hint(), severity: .warning))
  }

  /// An error in a part of a string, given as UTF-8 bytes of its value.
  func error(
    _ message: @autoclosure () -> String, in node: JSONNode, at part: Range<Int>,
    hint: @autoclosure () -> String? = nil
  ) {
    guard !unreadable.contains(sources.written(node.place)) else { return }
    let range = sources.file(of: node.place).range(
      of: part, inStringAt: node.place.range, valueCount: node.string?.utf8.count ?? 0)
    report(Problem(message(), at: node.place.with(range), hint: hint()))
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
