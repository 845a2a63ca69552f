import Codecs

extension [MediaTime] {
  /// What is to be said of a file whose frames last so long where browsers, which play it as an image, will not
  /// play it as it says; nothing else plays it otherwise.
  var browserNotes: [String] {
    // A still picture has no time.
    guard count > 1 else { return [] }
    let rule = "browsers show a frame of 10 ms or less for 100 ms"
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
  /// What is to be said where a limit of the format changed the rate.
  var rateNotes: [String] {
    reducedFramesPerSecond.map {
      ["a video has a whole number of frames a second: drawn at \(Int($0))"]
    } ?? []
  }
}
