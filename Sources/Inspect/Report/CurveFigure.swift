import AnimPrimitives
import AnimRendering

/// The plot of a number on both sides, as HTML with an SVG: expected in dashed grey under actual, the area between them, and
/// the bars of the steps below.
struct CurveFigure {
  private let curve: ComparedCurve
  private let bars: [HTMLReport.Bar]
  /// The smallest and the largest value.
  private let range: (low: Double, high: Double)

  private static let width = 1000.0
  private static let top = 8.0
  private static let bottom = 112.0
  private static let barLimit = 6

  /// - Parameter bars: those of steps that move the view are shown or, without any, those of all.
  init(_ curve: ComparedCurve, bars: [HTMLReport.Bar]) {
    self.curve = curve
    let own = bars.filter { $0.targets.contains(curve.view) }
    self.bars = Array((own.isEmpty ? bars : own).prefix(Self.barLimit))
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

  private var steps: String {
    guard !bars.isEmpty else { return "" }
    var ends: [Double] = []
    let marks = bars.map { bar in
      let lane = ends.firstIndex { $0 <= bar.start } ?? ends.count
      if lane < ends.count { ends[lane] = bar.end } else { ends.append(bar.end) }
      let (start, width) = (percent(bar.start), percent(bar.end - bar.start))
      return """
        <b style="left: \(start)%; width: \(width)%; top: \(lane * 18)px" \
        title="\(bar.label.markupEscaped)">\(bar.label.markupEscaped)</b>
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
