import Codecs

extension FrameSchedule {
  /// What is to be said of a file that browsers play as an image, APNG, WebP or AVIF, where they will not play it as
  /// it says; nothing else plays it otherwise.
  var browserNotes: [String] {
    // A still picture has no time.
    guard entries.count > 1 else { return [] }
    let isStretched = entries.contains { entry in
      let delay = MediaTime(entry.duration, ticksPerSecond)
      return delay.inBrowsers != delay
    }
    guard isStretched else { return [] }
    return [
      "browsers show a frame of 10 ms or less for 100 ms; up to 90 frames a second play right in them"
    ]
  }
}
