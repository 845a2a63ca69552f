import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimTiming

/// Reads a spring in UIKit's, Core Animation's or SwiftUI's form, depending on its keys.
struct SpringReader {
  let context: DecodingContext

  init(_ context: DecodingContext) {
    self.context = context
  }

  func read(_ node: JSONNode) -> TimingCurve? {
    let example = #"{ "dampingRatio": 0.7 }"#
    guard var object = KeyedReader(node, as: "a spring", example: example, context) else {
      return nil
    }
    let velocity = object.read("initialVelocity", .number(), default: 0)
    let make: (() throws(TimingParameterError) -> SpringTimingParameters)?
    if object.has("dampingRatio") {
      make = fitted(&object, velocity)
    } else if object.has("response") || object.has("dampingFraction") {
      make = response(&object, velocity)
    } else if object.has("duration") || object.has("bounce") {
      make = bouncing(&object, velocity)
    } else if object.has("mass") || object.has("stiffness") || object.has("damping") {
      make = physical(&object, velocity)
    } else {
      context.error(
        "a spring must have `dampingRatio`, or `mass`, `stiffness` and `damping`, or `duration` and "
          + "`bounce`, or `response` and `dampingFraction`", at: object.opening)
      return nil
    }
    object.finish()
    guard let make else { return nil }
    return CurveReader(context).checked(node) { () throws(TimingParameterError) in
      .spring(try make())
    }
  }

  private typealias Maker = () throws(TimingParameterError) -> SpringTimingParameters

  private func fitted(_ object: inout KeyedReader, _ velocity: Double) -> Maker? {
    guard let ratio = object.read("dampingRatio", .number()) else { return nil }
    return { () throws(TimingParameterError) in
      try SpringTimingParameters(dampingRatio: ratio, initialVelocity: velocity)
    }
  }

  private func physical(_ object: inout KeyedReader, _ velocity: Double) -> Maker? {
    let mass = object.read("mass", .number(), default: 1)
    let stiffness = object.read("stiffness", .number(), default: 100)
    let damping = object.read("damping", .number(), default: 10)
    warnOfFraction(damping, object)
    let allowsOverdamping = object.read("allowsOverdamping", .flag, default: false)
    return { () throws(TimingParameterError) in
      try SpringTimingParameters(
        mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity,
        allowsOverdamping: allowsOverdamping)
    }
  }

  /// Warns about a `damping` without `stiffness` that looks like a damping ratio, as in UIView.animate.
  private func warnOfFraction(_ damping: Double, _ object: KeyedReader) {
    guard damping > 0, damping <= 1, !object.has("mass"), !object.has("stiffness"),
      let key = object.members.first(where: { $0.key == "damping" })?.keyPlace
    else { return }
    context.warn(
      "a `damping` of \(damping.shortestText) hardly slows a spring whose `stiffness` is 100",
      at: key,
      hint:
        "did you mean `dampingRatio`: \(damping.shortestText)? It is a fraction of critical damping"
    )
  }

  private func bouncing(_ object: inout KeyedReader, _ velocity: Double) -> Maker? {
    let duration = object.read("duration", .number(), default: 0.5)
    let bounce = object.read("bounce", .number(), default: 0)
    return { () throws(TimingParameterError) in
      try SpringTimingParameters(duration: duration, bounce: bounce, initialVelocity: velocity)
    }
  }

  private func response(_ object: inout KeyedReader, _ velocity: Double) -> Maker? {
    let response = object.read("response", .number(), default: 0.5)
    let fraction = object.read("dampingFraction", .number(), default: 0.825)
    return { () throws(TimingParameterError) in
      try SpringTimingParameters(
        response: response, dampingFraction: fraction, initialVelocity: velocity)
    }
  }
}
