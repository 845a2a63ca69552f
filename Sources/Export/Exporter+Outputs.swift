import AnimCodecs
import AnimMotion
import AnimPrimitives
import AnimRendering
package import AnimScenes

extension Exporter {
  /// Opens the files of the outputs.
  var outputMaker: OutputMaker {
    let gif = options.gif
    return OutputMaker(
      subject: subject, gif: gif.keepingColors(of: renderer.scene),
      webPQuality: options.webPQuality, jobs: options.jobs,
      verification: options.verifiesGIF
        ? { [renderer, options] schedule in
          GIFVerification(
            renderer: renderer, schedule: schedule, jobs: options.jobs, options: gif)
        } : nil)
  }

  private var subject: OutputSubject {
    let scene = renderer.scene
    return OutputSubject(
      width: renderer.pixelWidth, height: renderer.pixelHeight, isOpaque: renderer.isOpaque,
      plays: options.plays ?? scene.plays, title: scene.title, summary: scene.summary,
      entries: provenance.map { [.init(keyword: "Software", text: $0)] } ?? [],
      timeline: { options.timelineRecord(of: renderer, in: $0) },
      comments: { [comment].compactMap(\.self) }, scale: scene.scale, steps: playerSteps,
      variantCount: variants.count, inputs: renderer.assetPaths)
  }

  /// The texts of a still picture.
  var metadata: PNGMetadata {
    PNGMetadata(title: subject.title, description: subject.summary, entries: subject.entries)
  }

  private var provenance: String? { options.provenance?.text }

  /// The steps within the played part, in seconds of the file.
  private var playerSteps: [PlayerStep] {
    let range = options.range
    return renderer.timeline.placedSteps.compactMap { step in
      let start = max(step.interval.lowerBound, range.start)
      let end = min(step.interval.upperBound, range.end)
      guard start <= end else { return nil }
      return PlayerStep(
        name: step.id, start: (start - range.start) / range.speed,
        end: (end - range.start) / range.speed)
    }
  }

  private var comment: String? {
    let timeline = options.timelineRecord(of: renderer, in: .gif)?.commentLine
    let lines = [renderer.scene.title, renderer.scene.summary, provenance, timeline]
      .compactMap { $0 }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}

extension Scene {
  /// The number of plays in file formats; 0 means forever.
  package var plays: Int {
    switch loop {
    case .forever: 0
    case .count(let count): count
    }
  }
}
