package import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimRendering
package import AnimScenes
import AnimTiming

/// A plot of timing curves as a scene: values above, velocities below, and a moving dot on each curve.
package struct CurvePlot {
  private let curves: [CurveSource]

  package init(curves: [CurveSource]) {
    self.curves = curves
  }

  private static let colors = [
    "systemBlue", "systemOrange", "systemGreen", "systemPink", "systemPurple", "systemTeal",
    "systemIndigo", "systemBrown",
  ]
  /// The maximum number of curves.
  package static let limit = colors.count

  // Points.
  private let width = 360.0
  private let left = 44.0
  private let right = 16.0
  private let top = 16.0
  private let valueHeight = 200.0
  private let velocityHeight = 76.0
  private let gap = 26.0

  private var legendHeight: Double { Double(curves.count) * 18 + 8 }
  private var velocityTop: Double { top + valueHeight + gap }
  private var height: Double { velocityTop + velocityHeight + 26 + legendHeight }
  private var plotWidth: Double { width - left - right }

  /// The scene of the plot. Curves are inserted after parsing, because their texts may be nested too deeply for a
  /// scene.
  ///
  /// - Throws: errors in the generated text, which are programming errors.
  package func scene(options: SceneOptions) throws(SceneErrors) -> Scene {
    var scene = try SceneReader.read(Array(text.utf8), file: "plot", options: options)
    for (index, source) in curves.enumerated() {
      let place = Self.valueStep(of: index)
      guard case .animate(var step) = scene.steps[place].action else { continue }
      step.curve = source.curve
      scene.steps[place].action = .animate(step)
    }
    return scene
  }

  /// The index of the step that moves a curve's dot up.
  private static func valueStep(of curve: Int) -> Int { 2 * curve + 1 }

  private var text: String {
    let values = Axis(
      curves.flatMap { samples($0, \.value) } + [0, 1], top: top, height: valueHeight)
    let velocities = Axis(
      curves.flatMap { samples($0, \.velocity) } + [0], top: velocityTop, height: velocityHeight,
      limit: 8)
    var views = frame(values, label: "value") + frame(velocities, label: "velocity")
    views += [
      line("one", y: values.y(1), dashed: true), line("zero", y: values.y(0), dashed: false),
    ]
    views += [line("rest", y: velocities.y(0), dashed: false)]
    for (index, source) in curves.enumerated() {
      let color = Self.colors[index % Self.colors.count]
      views.append(stroke("velocity-\(index)", source, velocities, \.velocity, color, width: 1.5))
      views.append(stroke("value-\(index)", source, values, \.value, color, width: 2.5))
      views += legend(index, source, color)
      views.append(
        """
        { "id": "dot-\(index)", "center": [\(left), \(values.y(0))], "bounds": [11, 11],
          "cornerRadius": 5.5, "backgroundColor": "\(color)", "borderWidth": 1.5,
          "borderColor": "systemBackground" }
        """)
    }
    let steps = curves.enumerated().map { index, source in
      """
      { "animate": { "dot-\(index)": { "center.x": \(left + plotWidth) } },
        "duration": \(source.duration), "curve": "linear", "at": 0 },
      { "animate": { "dot-\(index)": { "center.y": \(values.y(1)) } },
        "duration": \(source.duration), "curve": "linear", "at": 0 }
      """
    }
    return """
      { "size": [\(width), \(height)], "scale": 2, "fps": 50, "hold": 0.5,
        "background": "systemBackground", "title": \(title.jsonQuoted),
        "views": [\(views.joined(separator: ",\n"))],
        "timeline": [\(steps.joined(separator: ",\n"))] }
      """
  }

  private var title: String {
    "Timing curves: " + curves.map(\.text).joined(separator: ", ")
  }

  private func samples(_ source: CurveSource, _ value: KeyPath<CurveSample, Double>) -> [Double] {
    let curve = source.curve.resolved(duration: source.duration)
    return (0...256).map {
      let fraction = Double($0) / 256
      let sample = CurveSample(
        value: curve.value(at: fraction), velocity: curve.velocity(at: fraction))
      return sample[keyPath: value].isFinite ? sample[keyPath: value] : 0
    }
  }

  // MARK: - Parts

  private func stroke(
    _ id: String, _ source: CurveSource, _ axis: Axis, _ value: KeyPath<CurveSample, Double>,
    _ color: String, width: Double
  ) -> String {
    let points = samples(source, value).enumerated().map { index, value in
      "\((left + plotWidth * Double(index) / 256).rounded(places: 3)) "
        + "\(axis.y(value).rounded(places: 3))"
    }
    return """
      { "id": "\(id)", "type": "shape", "frame": [0, 0, \(self.width), \(height)],
        "path": "M\(points.joined(separator: " L"))", "fillColor": "clear",
        "strokeColor": "\(color)", "lineWidth": \(width), "lineJoin": "round", "lineCap": "round" }
      """
  }

  /// The panel behind a plot.
  private func frame(_ axis: Axis, label: String) -> [String] {
    [
      """
      { "id": "panel-\(label)", "frame": [\(left), \(axis.top), \(plotWidth), \(axis.height)],
        "cornerRadius": 6, "backgroundColor": "secondarySystemBackground" }
      """,
      text("name-\(label)", label, [left, axis.top + axis.height + 4, plotWidth, 14], "right"),
    ]
      + axis.marks.map { mark in
        text(
          "mark-\(label)-\(mark.text)", mark.text, [0, axis.y(mark.value) - 7, left - 6, 14],
          "right")
      }
  }

  private func line(_ id: String, y: Double, dashed: Bool) -> String {
    """
    { "id": "line-\(id)", "type": "shape", "frame": [0, 0, \(width), \(height)],
      "path": "M\(left) \(y) H\(left + plotWidth)", "fillColor": "clear",
      "strokeColor": "systemGray3", "lineWidth": 1\(dashed ? ", \"lineDash\": [3, 3]" : "") }
    """
  }

  private func legend(_ index: Int, _ source: CurveSource, _ color: String) -> [String] {
    let y = height - legendHeight + Double(index) * 18
    let duration = "\(source.duration.rounded(places: 3)) s"
    return [
      """
      { "id": "key-\(index)", "frame": [\(left), \(y + 4), 14, 4], "cornerRadius": 2,
        "backgroundColor": "\(color)" }
      """,
      text("legend-\(index)", source.text, [left + 20, y - 1, plotWidth - 76, 14], "left"),
      text("length-\(index)", duration, [left + plotWidth - 56, y - 1, 56, 14], "right"),
    ]
  }

  private func text(_ id: String, _ text: String, _ frame: [Double], _ alignment: String) -> String
  {
    """
    { "id": \(id.jsonQuoted), "type": "label", "text": \(text.jsonQuoted),
      "frame": [\(frame.map { String($0) }.joined(separator: ", "))], "font": { "size": 11 },
      "textColor": "secondaryLabel", "textAlignment": "\(alignment)" }
    """
  }
}

/// A sample of a curve.
private struct CurveSample {
  let value: Double
  let velocity: Double
}

/// Maps values to points, with larger values further up.
private struct Axis {
  let top: Double
  let height: Double
  private let low: Double
  private let high: Double

  /// - Parameter limit: the largest magnitude included in the range; steeper curves leave the panel.
  init(_ values: [Double], top: Double, height: Double, limit: Double = 1e6) {
    self.top = top
    self.height = height
    let inside = values.map { min(max($0, -limit), limit) }
    let (least, greatest) = (inside.min() ?? 0, inside.max() ?? 1)
    let margin = max(greatest - least, 0.1) * 0.06
    low = least - margin
    high = greatest + margin
  }

  func y(_ value: Double) -> Double {
    let clamped = min(max(value, low), high)
    return top + height * (1 - (clamped - low) / (high - low))
  }

  /// Integers within the range.
  var marks: [(text: String, value: Double)] {
    let step = max(1, ((high - low) / 4).rounded(.up))
    return stride(from: (low / step).rounded(.up) * step, through: high, by: step).map {
      (String(Int($0)), $0)
    }
  }
}
