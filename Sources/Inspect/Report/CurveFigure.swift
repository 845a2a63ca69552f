import AnimPrimitives
import AnimRendering

/// The plot of a number on both sides, as HTML with an SVG: expected in dashed grey under actual, the area between them, and
/// the bars of the steps below, those that were expected elsewhere in dashed grey.
struct CurveFigure {
  private let curve: ComparedCurve
  /// The smallest and the largest value.
  private let range: (low: Double, high: Double)

  private static let width = 1000.0
  private static let top = 8.0
  private static let bottom = 112.0
  private static let stepLimit = 6

  init(_ curve: ComparedCurve) {
    self.curve = curve
    let values = ((curve.expected ?? []) + (curve.actual ?? [])).map(\.value)
    range = (values.min() ?? 0, values.max() ?? 0)
  }

  var html: String {
    let name = "`\(curve.view)`.\(curve.property)"
    let (low, high) = (Self.text(range.low), Self.text(range.high))
    let sides = [curve.expected == nil ? nil : "expected", curve.actual == nil ? nil : "actual"]
    let words = sides.compactMap(\.self).joined(separator: " and ")
    let label = "\(curve.view).\(curve.property), \(words), from \(low) to \(high)"
    return """
      <figure class="curve" data-duration="\(curve.duration)">
      <figcaption><b>\(name.markupWithCode)</b>\(key)</figcaption>
      <div class="plot"><svg viewBox="0 0 1000 120" preserveAspectRatio="none" role="img" \
      aria-label="\(label.markupEscaped)">
      <path class="grid" d="M0 8H1000M0 112H1000"/>\(between)\(path("was", curve.expected))\
      \(path("now", curve.actual))</svg>
      <span class="high">\(high)</span><span class="low">\(low)</span><i class="cursor" hidden></i></div>
      \(steps)
      <p class="times"><span>0 s</span><span>\(Self.text(curve.duration)) s</span></p>
      </figure>
      """
  }

  private var key: String {
    curve.expected == nil
      ? "<span class=\"key\"><i class=\"now\"></i>actual; the expected curve was not recorded</span>"
      : "<span class=\"key\"><i class=\"was\"></i>expected <i class=\"now\"></i>actual</span>"
  }

  private func path(_ name: String, _ points: [ComparedCurve.Point]?) -> String {
    points.map { "<path class=\"\(name)\" d=\"M\(line($0))\"/>" } ?? ""
  }

  /// The area between both curves.
  private var between: String {
    guard let expected = curve.expected, let actual = curve.actual else { return "" }
    return "<path class=\"between\" d=\"M\(line(expected))L\(line(actual.reversed()))Z\"/>"
  }

  private func line(_ points: [ComparedCurve.Point]) -> String {
    points.map { "\(x($0.time)) \(y($0.value))" }.joined(separator: "L")
  }

  private func x(_ time: Double) -> String {
    Self.text(time / max(curve.duration, 1e-9) * Self.width, places: 1)
  }

  private func y(_ value: Double) -> String {
    let part = range.high > range.low ? (value - range.low) / (range.high - range.low) : 0
    return Self.text(Self.bottom - part * (Self.bottom - Self.top), places: 1)
  }

  // MARK: - Steps

  /// A bar of the expected steps that differ, or of the actual steps.
  private struct Bar {
    var label: String
    var times: ClosedRange<Double>
    var isExpected: Bool
  }

  private var bars: [Bar] {
    let steps = curve.steps.prefix(Self.stepLimit)
    let expected = steps.compactMap { step in
      step.isSame ? nil : step.expected.map { Bar(label: step.label, times: $0, isExpected: true) }
    }
    return expected
      + steps.compactMap { step in
        step.actual.map { Bar(label: step.label, times: $0, isExpected: false) }
      }
  }

  /// The bars in lanes without overlaps. Actual bars are below the expected ones.
  private var steps: String {
    let bars = bars
    guard !bars.isEmpty else { return "" }
    var ends: [Double] = []
    var first = 0
    var wasExpected = true
    let marks = bars.map { bar in
      if wasExpected, !bar.isExpected { first = ends.count }
      wasExpected = bar.isExpected
      let lane =
        ends.indices.dropFirst(first).first { ends[$0] <= bar.times.lowerBound }
        ?? ends.count
      if lane < ends.count {
        ends[lane] = bar.times.upperBound
      } else {
        ends.append(bar.times.upperBound)
      }
      let (start, end) = (bar.times.lowerBound, bar.times.upperBound)
      let label = bar.label.markupEscaped
      return """
        <b\(bar.isExpected ? " class=\"was\"" : "") style="left: \(percent(start))%; \
        width: \(percent(end - start))%; top: \(lane * 18)px" \
        title="\(label)\(bar.isExpected ? ", expected" : ""): \
        \(Self.text(start)) to \(Self.text(end)) s">\(label)</b>
        """
    }
    return "<div class=\"bars\" style=\"height: \(ends.count * 18)px\">\(marks.joined())</div>"
  }

  private func percent(_ time: Double) -> String {
    Self.text(min(time / max(curve.duration, 1e-9), 1) * 100)
  }

  private static func text(_ number: Double, places: Int = 2) -> String {
    number.rounded(places: places).shortestText
  }
}
