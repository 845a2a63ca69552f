import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

extension ValueReader where Value == TimingCurve {
  /// A timing curve as a name, CSS text, four numbers or an object.
  static var curve: ValueReader {
    ValueReader("a curve") { node, subject in
      switch node.value {
      case .string(let text): CurveReader(subject.context).named(text, node)
      case .array: CurveReader(subject.context).cubic(node)
      case .object: CurveReader(subject.context).composed(node)
      default: mismatch(node, subject)
      }
    }
  }

  private static func mismatch(_ node: JSONNode, _ subject: Subject) -> TimingCurve? {
    subject.mismatch(node, hint: "for example \"easeInOut\" or [0.2, 0, 0, 1]")
    return nil
  }
}

/// Reads timing curves.
struct CurveReader {
  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  /// The curve with a name; names defined in the scene take precedence.
  func named(_ text: String, _ node: JSONNode) -> TimingCurve? {
    if let key = context.key(of: text, .curves, at: node) {
      switch context.curves.begin(key) {
      case .value(let curve):
        return context.countCurves(context.curveCounts[key] ?? 1, at: node) ? curve : nil
      case .toRead(let declaration): return declare(key, declaration)
      case .cycle:
        context.error("the curve `\(text)` refers to itself", at: node)
        return nil
      case .unknown: break
      }
    }
    if let curve = TimingCurve(named: text) { return curve }
    do throws(CurveSyntaxError) {
      return try TimingCurve(css: text)
    } catch {
      report(error, of: text, node)
      return nil
    }
  }

  /// Reports a text without a parenthesis as an unknown name, other texts as syntax errors.
  private func report(_ error: CurveSyntaxError, of text: String, _ node: JSONNode) {
    guard !text.contains("(") else { return report(error, node) }
    context.error(
      "unknown curve `\(text)`", at: node,
      hint: Spelling.hint(for: text, among: context.names(.curves, at: node)) ?? Self.springHint(
        for: text)
        ?? Spelling.hint(for: text, among: TimingCurve.names))
  }

  /// A hint for a word that suggests a spring.
  private static func springHint(for word: String) -> String? {
    guard word.lowercased().contains("spring") else { return nil }
    return #"a spring is an object: { "spring": { "dampingRatio": 0.7 } }"#
  }

  /// Reads a curve defined by name.
  @discardableResult
  func declare(_ key: String, _ node: JSONNode) -> TimingCurve? {
    let count = context.curveCount
    let curve = context.nested(at: node) {
      ValueReader.curve.read(node, DecodingContext.name(of: key), context)
    }
    context.curveCounts[key] = context.curveCount - count
    context.curves.finish(key, curve)
    return curve
  }

  func cubic(_ node: JSONNode) -> TimingCurve? {
    let reader = ValueReader<[Double]>.list(
      of: .number(), called: "numbers [x1, y1, x2, y2]", count: 4...4)
    guard let numbers = reader.read(node, "cubic Bézier", context) else { return nil }
    return checked(node) { () throws(TimingParameterError) in
      .cubic(
        try CubicTimingParameters(
          x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
    }
  }

  /// Returns the curve, or reports a parameter out of range and returns nil.
  func checked(
    _ node: JSONNode, _ make: () throws(TimingParameterError) -> TimingCurve
  ) -> TimingCurve? {
    do throws(TimingParameterError) {
      let curve = try make()
      try curve.validate()
      return curve
    } catch {
      let place = node.members?.first { $0.key == error.parameter }?.node ?? node
      context.error(error.message, at: place)
      return nil
    }
  }

  func report(_ error: CurveSyntaxError, _ node: JSONNode) {
    context.error(error.message, in: node, at: error.offset..<(error.offset + 1), hint: error.hint)
  }
}
