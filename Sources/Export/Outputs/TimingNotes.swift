import AnimCodecs
import AnimPrimitives

extension [MediaTime] {
  /// A note if browsers play an image with these frame times slower than specified.
  var browserNotes: [String] {
    // A still picture has no frame time.
    guard count > 1 else { return [] }
    let rule = FrameSchedule.browserRule
    switch self.count(where: { $0.inBrowsers != $0 }) {
    case 0: return []
    case 1: return ["\(rule), and one of the \(count) is"]
    case let stretched:
      return [
        "\(rule), and \(stretched) of the \(count) are; up to 90 frames a second play right in them"
      ]
    }
  }
}

extension FrameSchedule {
  fileprivate static let browserRule = "browsers show a frame of 10 ms or less for 100 ms"

  /// A note if a short frame at the end became one with its neighbour.
  var joiningNotes: [String] {
    guard joinedTicks > 0 else { return [] }
    let time = (Double(joinedTicks) / Double(ticksPerSecond) * 1000).rounded(places: 3).shortestText
    return ["\(Self.browserRule), so the last frame lasts \(time) ms longer instead"]
  }

  /// A note for a GIF whose frame rate was reduced.
  var gifRateNotes: [String] {
    reducedFramesPerSecond.map {
      ["a GIF shows at most \(Int($0)) frames a second: drawn at that rate"]
    } ?? []
  }

  /// A note for a video whose frame rate was rounded.
  var videoRateNotes: [String] {
    reducedFramesPerSecond.map {
      ["a video has a whole number of frames a second: drawn at \(Int($0))"]
    } ?? []
  }
}
