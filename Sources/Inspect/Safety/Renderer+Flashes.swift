import AnimCodecs
import AnimExport
import AnimPrimitives
package import AnimRendering

/// A part of a scene that flashes more than is safe.
package struct FlashWarning: Hashable, Sendable {
  /// One sentence in lower case, without a full stop.
  package let message: String
}

extension Renderer {
  /// The parts that flash more than three times within a second, by WCAG 2.3.1: decided on the drawn frames with a pixel
  /// a point, over all plays and the seams between them. At most one for each kind of flash.
  package func flashes(jobs: Int) -> [FlashWarning] {
    guard let renderer = rescaled(to: 1) else { return [] }
    let schedule = FrameSchedule(exact: PlaybackRange(all: renderer))
    let duration = schedule.totalDuration
    guard schedule.entries.count > 1, duration > 0 else { return [] }
    var analysis = FlashAnalysis(width: renderer.pixelWidth)
    var first: [FlashAnalysis.Kind: FlashAnalysis.Finding] = [:]
    // Two seconds more than one play have all windows of a second over the seams.
    let needed = min(1 + (2 / duration).rounded(.up), 1000)
    let plays = scene.plays == 0 ? Int(needed) : min(scene.plays, Int(needed))
    for play in 0..<plays {
      var time = Double(play) * duration
      var number = 0
      FrameScheduler(renderer: renderer, schedule: schedule, jobs: jobs).run { window in
        for frame in window {
          if let patch = frame.patch {
            analysis.add(patch.pixmap, in: patch.rect, frame: number, time: time)
          }
          time += Double(frame.duration) / Double(schedule.ticksPerSecond)
          number += 1
        }
      }
      for finding in analysis.findings where first[finding.kind] == nil {
        first[finding.kind] = finding
      }
      if first.count == 2 { break }
    }
    return first.values.sorted { ($0.start, $0.kind.rawValue) < ($1.start, $1.kind.rawValue) }
      .map(FlashWarning.init)
  }
}

extension FlashWarning {
  init(_ finding: FlashAnalysis.Finding) {
    let rect = finding.rect
    message =
      "more than three \(finding.kind == .red ? "red " : "")flashes within a second, from "
      + "\(finding.start.shortText) to \(finding.end.shortText) s (frame \(finding.frame)), on "
      + "\(finding.area.groupedText) square points in [\(rect.x), \(rect.y), \(rect.width), "
      + "\(rect.height)]"
  }
}
