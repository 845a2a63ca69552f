import AnimCodecs
package import AnimGIF
import AnimMotion
import AnimPrimitives
import AnimRendering
package import AnimScenes

extension GIFSummary {
  /// Notes about colours and transparency that the GIF could not keep.
  func colorNotes(_ options: GIFOptions) -> [String] {
    var notes: [String] = []
    let approximate = frames.filter { !$0.isExact }
    if !approximate.isEmpty {
      let bound = isEstimated ? "about" : "at most"
      let error = (largestError * 100).rounded(.up) / 100
      // Lossy compression changes colours even if a palette has room for them.
      let reason = options.lossy > 0 ? "are not exact" : "have more colours than a table holds"
      notes.append(
        "\(approximate.count) of \(frames.count) frames \(reason); the largest error is "
          + "\(bound) \(error) (100 × OKLab distance)")
    }
    if let soft = softPixels {
      notes.append(
        "half-transparent pixels became clear or opaque, because a GIF has no others (frame \(soft.frame), the "
          + "first, has \(soft.count)): for soft edges write .apng, or give --matte")
    }
    return notes
  }
}

/// Decodes a GIF, plays it, and compares each picture with the scene, which is rendered again.
struct GIFVerification {
  let renderer: Renderer
  let schedule: FrameSchedule
  let jobs: Int
  let options: GIFOptions

  /// - Parameter summary: the result of the encoder that wrote the file.
  /// - Returns: the result as a sentence.
  func run(_ file: [UInt8], _ summary: GIFSummary) throws(CodecError) -> String {
    var verifier = try GIFVerifier(file, matte: options.matte)
    var differing: [GIFVerifier.Difference] = []
    var totalError = 0.0
    try FrameScheduler(renderer: renderer, schedule: schedule, jobs: jobs)
      .run { window throws(CodecError) in
        for frame in window {
          guard let difference = try verifier.compare(frame) else { continue }
          differing.append(difference)
          totalError += difference.meanError * Double(frame.duration)
        }
      }
    try verifier.finish()
    let count = schedule.entries.count
    guard !differing.isEmpty else {
      let exception =
        summary.softPixels == nil ? "" : ", half-transparent pixels as clear or opaque ones"
      return "verified: all \(count) frames are shown exactly as drawn\(exception)"
    }
    let mean = (totalError / Double(schedule.totalTicks) * 10_000).rounded() / 10_000
    let worst = differing.sorted { $0.largestError > $1.largestError }.prefix(3).map {
      "frame \($0.frame): \(($0.largestError * 100).rounded() / 100)"
    }
    return
      "verified: \(count - differing.count) of \(count) frames are exact; the mean error is \(mean) "
      + "(100 × OKLab distance), the largest are \(worst.joined(separator: ", "))"
  }
}

extension GIFOptions {
  /// The options, with the scene's own colours added to those that every palette keeps exactly.
  package func keepingColors(of scene: Scene) -> GIFOptions {
    var options = self
    options.flatColors += scene.flatColors
    return options
  }
}

extension Scene {
  /// The opaque colours in a scene: backgrounds, fills, text, borders, tints, and the values that steps set.
  var flatColors: [PremultipliedColor] {
    var colors: [Color?] = [background]
    forEachView { view in
      for case (_, .color(let color)) in view.initialValues { colors.append(color) }
      if case .image(let image) = view.content { colors.append(image.tintColor) }
    }
    for change in steps.flatMap(\.changes) {
      for case .color(let color) in change.goal.values { colors.append(color) }
    }
    let opaque = colors.compactMap { $0 }.filter { $0.alpha >= 1 }.map(PremultipliedColor.init)
    // Sorted, because dictionaries have no order.
    return Set(opaque).sorted { $0.rgba < $1.rgba }
  }
}
