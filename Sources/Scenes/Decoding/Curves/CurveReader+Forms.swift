import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

extension CurveReader {
  /// The keys of a curve object, one per form.
  private enum Form: String, CaseIterable {
    case back, elastic, bounce, power, spring, sampled, expression, piecewise, reversed, mirrored
  }

  /// Reads a curve written as an object.
  func composed(_ node: JSONNode) -> TimingCurve? {
    guard context.countCurves(1, at: node) else { return nil }
    return context.nested(at: node) { readObject(node) }
  }

  private func readObject(_ node: JSONNode) -> TimingCurve? {
    guard var object = KeyedReader(node, as: "a curve", context) else { return nil }
    let forms = Form.allCases.filter { object.has($0.rawValue) }
    guard let form = forms.first, forms.count == 1, let value = object.node(form.rawValue) else {
      return reportForm(forms, object)
    }
    let curve = read(form, value, &object)
    object.finish()
    return curve
  }

  private func reportForm(_ forms: [Form], _ object: KeyedReader) -> TimingCurve? {
    let names = Form.allCases.map(\.rawValue)
    guard forms.isEmpty else {
      let found = forms.map { "`\($0.rawValue)`" }.joined(separator: " and ")
      context.error("a curve must have exactly one form, found \(found)", at: object.opening)
      return nil
    }
    let keys = (object.node.members ?? []).map(\.key)
    let guess = keys.lazy.compactMap { Spelling.hint(for: $0, among: names) }.first
    context.error(
      "a curve must have one of \(names.map { "`\($0)`" }.joined(separator: ", "))",
      at: object.opening,
      hint: guess)
    return nil
  }

  private func read(
    _ form: Form, _ value: JSONNode, _ object: inout KeyedReader
  ) -> TimingCurve? {
    switch form {
    case .back, .elastic, .bounce, .power:
      let ease = object.read("ease", .word(Ease.self), default: .in)
      return family(form, value, ease)
    case .spring: return SpringReader(context).read(value)
    case .expression: return expression(value)
    case .piecewise: return piecewise(value)
    case .reversed:
      return ValueReader.curve.read(value, form.rawValue, context).map { .reversed($0) }
    case .mirrored:
      return ValueReader.curve.read(value, form.rawValue, context).map { .mirrored($0) }
    case .sampled:
      let rate = object.read("fps", .number(in: .above(0, to: 1000)), default: 60)
      return ValueReader.curve.read(value, form.rawValue, context).flatMap { curve in
        checked(value) { () throws(TimingParameterError) in
          .sampled(curve, framesPerSecond: rate)
        }
      }
    }
  }

  private func family(_ form: Form, _ value: JSONNode, _ ease: Ease) -> TimingCurve? {
    if form == .power {
      return ValueReader.number(in: .above(0, to: 1000)).read(value, "power", context).map {
        .power($0, ease)
      }
    }
    guard var parameters = KeyedReader(value, as: "`\(form.rawValue)`", context) else { return nil }
    let any = NumberRange.from(0, to: 1000)
    let curve: TimingCurve
    switch form {
    case .back:
      let overshoot = parameters.read("overshoot", .number(in: any))
      curve = .back(overshoot: overshoot ?? Ease.defaultOvershoot, ease)
    case .elastic:
      let amplitude = parameters.read("amplitude", .number(in: any), default: 1)
      let period = parameters.read("period", .number(in: .above(0, to: 1000)))
      curve = .elastic(amplitude: amplitude, period: period ?? ease.defaultPeriod, ease)
    default: curve = .bounce(ease)
    }
    parameters.finish()
    return checked(value) { () throws(TimingParameterError) in curve }
  }

  private func expression(_ node: JSONNode) -> TimingCurve? {
    guard let text = ValueReader<String>.text.read(node, "expression", context) else { return nil }
    do throws(CurveSyntaxError) {
      return .expression(try TimingExpression(text))
    } catch {
      report(error, node)
      return nil
    }
  }

  private func piecewise(_ node: JSONNode) -> TimingCurve? {
    let piece = ValueReader<TimingCurve.Piece>("a piece { until, to, curve }") { node, subject in
      guard var object = KeyedReader(node, as: "a piece of a curve", subject.context) else {
        return nil
      }
      let until = object.require("until", .number(in: .above(0, to: 1)))
      let to = object.require("to", .number())
      let curve = object.read("curve", .curve, default: .linear)
      object.finish()
      guard let until, let to else { return nil }
      return TimingCurve.Piece(until: until, to: to, curve: curve)
    }
    let list = ValueReader.list(of: piece, called: "pieces", count: 1...1000)
    guard let pieces = list.read(node, "piecewise", context) else { return nil }
    return checkOrder(of: pieces, node) ? .piecewise(pieces) : nil
  }

  /// Whether the pieces are in order and end at 1.
  private func checkOrder(of pieces: [TimingCurve.Piece], _ node: JSONNode) -> Bool {
    let nodes = node.elements ?? []
    var start = 0.0
    for (index, piece) in pieces.enumerated() {
      guard piece.until > start else {
        let until = nodes[index].members?.first { $0.key == "until" }?.node
        context.error(
          "`until` must be above \(start), where the piece before it ends", at: until ?? node)
        return false
      }
      start = piece.until
    }
    guard start == 1 else {
      let until = nodes.last?.members?.first { $0.key == "until" }?.node
      context.error("`until` of the last piece must be 1", at: until ?? node)
      return false
    }
    return true
  }
}
