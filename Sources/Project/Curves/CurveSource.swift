package import AnimDocuments
import AnimMotion
import AnimRendering
import AnimScenes
package import AnimTiming

/// A curve from the command line and its duration.
package struct CurveSource {
  package let text: String
  package let curve: TimingCurve
  /// Seconds: `--duration`, a spring's settling time, or 1.
  package let duration: Double

  package init(_ text: String, duration: Double?, console: any MessagePrinter) throws(Failure) {
    self.text = text
    do {
      curve = try SceneReader.curve(text, file: "curve")
    } catch {
      for diagnostic in error.diagnostics { console.show(diagnostic) }
      throw Failure(.badData, "")
    }
    self.duration = duration ?? curve.naturalDuration ?? 1
    guard duration != nil || (self.duration.isFinite && self.duration > 0) else {
      throw Failure(
        .badData, "the curve '\(text)' never settles", hint: "give a --duration in seconds")
    }
    if let fault = curve.fault(duration: self.duration) { throw Failure(.badData, fault) }
  }

  /// `{"duration": …, "samples": […]}` at elapsed fractions; null for values that are not finite.
  package func samples(at fractions: [Double]) -> JSONText {
    let resolved = curve.resolved(duration: duration)
    let rows = fractions.map { fraction -> JSONText in
      [
        "t": JSONText(fraction), "value": JSONText(resolved.value(at: fraction)),
        "velocity": JSONText(resolved.velocity(at: fraction)),
      ]
    }
    return [
      "curve": JSONText(text), "duration": JSONText(duration), "samples": .lines(rows),
    ]
  }
}
