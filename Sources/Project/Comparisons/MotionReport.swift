package import AnimDiff
import AnimExport
import AnimInspect
import AnimPrimitives
import AnimRendering

/// The differences between two timelines, from scenes or embedded in files.
package struct MotionReport {
  private(set) var changes: [SceneChange] = []
  /// One sentence each.
  private(set) var notes: [String] = []
  /// The same by cause.
  private(set) var findings: [SceneFinding] = []
  /// The numbers that move otherwise, those of the first cause first.
  private(set) var curves: [ComparedCurve] = []

  /// The maximum number of curves in all, and of each cause.
  private static let curveLimits = (all: 8, each: 3)

  /// - Parameter ignoredViews: ids of views to ignore with their subviews.
  package init(
    _ baseline: ComparedInput, _ candidate: ComparedInput, _ comparison: AnimationComparison,
    ignoring ignoredViews: [String] = []
  ) {
    let (old, new) = (baseline.motionSummary, candidate.motionSummary)
    if case .summary(let old) = old, case .summary(let new) = new {
      let difference = SceneDifference(old, new, ignoring: ignoredViews)
      changes = difference.changes
      notes = difference.briefSentences
      findings = difference.findings
      curves = Array(
        findings.flatMap { difference.curves(of: $0, limit: Self.curveLimits.each) }
          .prefix(Self.curveLimits.all))
    }
    for (side, record) in [(baseline, old), (candidate, new)] {
      guard case .unreadable = record else { continue }
      add("the embedded timeline of \(side.path) cannot be read")
    }
    guard changes.isEmpty else { return }
    if let note = Self.views(baseline, candidate, comparison) { add(note) }
  }

  private mutating func add(_ note: String) {
    notes.append(note)
    findings.append(SceneFinding(cause: note))
  }

  /// The views under the changed pixels, if one side is a scene.
  private static func views(
    _ baseline: ComparedInput, _ candidate: ComparedInput, _ comparison: AnimationComparison
  ) -> String? {
    guard let scene = [candidate, baseline].first(where: { $0.renderer != nil }),
      let moment = comparison.worst?.moment, let bounds = moment.pixels?.bounds
    else { return nil }
    let views = scene.renderer?.views(under: bounds, at: scene.sceneTime(moment.start)) ?? []
    guard !views.isEmpty else { return nil }
    let names = views.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    return "views under the changed pixels: \(names)"
  }
}

extension ComparedInput {
  /// The motion of the input, if known.
  var motionSummary: MotionSummary.Record {
    switch content {
    case .scene(let renderer, _): .summary(MotionSummary(renderer))
    case .file(let bytes): MotionSummary.record(in: bytes)
    case .frames, .video: .missing
    }
  }
}
