import AnimCodecs
import AnimMotion
import AnimPrimitives
import AnimScenes
import AnimTiming

/// The times of an animated picture's frames.
struct SequenceTiming: Sendable {
  /// The ends of frames, in seconds of the picture, ascending.
  private let ends: [Double]
  /// The number of plays that the file asks for; 0 means forever.
  private let playCount: Int

  init(_ sequence: PictureSequence) {
    var ends: [Double] = []
    // Exact fractions, so that a hundred delays of 4/100 s are 4 s.
    var exact: MediaTime? = MediaTime(0, 1)
    for frame in sequence.frames {
      exact = exact?.adding(frame.duration)
      ends.append(exact?.seconds ?? ((ends.last ?? 0) + frame.duration.seconds))
    }
    self.ends = ends
    playCount = sequence.playCount
  }

  /// The duration of one play in seconds, above 0.
  private var length: Double { ends.last ?? 1 }

  /// The number of plays; infinite if it repeats forever.
  private func plays(_ playback: PicturePlayback) -> Double {
    switch playback.loop {
    case true?: .infinity
    case false?: 1
    case nil: playCount == 0 ? .infinity : Double(playCount)
    }
  }

  func isEndless(_ playback: PicturePlayback) -> Bool { plays(playback).isInfinite }

  /// The frame that is shown.
  ///
  /// - Parameter time: seconds since the picture has begun.
  func frame(at time: Double, _ playback: PicturePlayback) -> Int {
    place(at: time, playback).frame
  }

  /// The frame at a time, and the number of complete plays before.
  private func place(
    at time: Double, _ playback: PicturePlayback
  ) -> (frame: Int, plays: Double) {
    let shown = playback.from + max(time, 0) * playback.speed
    let moment = shown + TimeTolerance.seconds * playback.speed
    let plays = (moment / length).rounded(.down)
    guard plays < self.plays(playback) else { return (ends.count - 1, plays) }
    return (frame(endingAfter: moment - plays * length), plays)
  }

  /// The first frame that ends after a time of the picture, or the last frame.
  private func frame(endingAfter time: Double) -> Int {
    var range = 0..<(ends.count - 1)
    while !range.isEmpty {
      let middle = (range.lowerBound + range.upperBound) / 2
      range = ends[middle] > time ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound
  }

  /// The seconds from the beginning of a picture to its end; of a picture that repeats forever, to the end of one play.
  /// nil if it does not play.
  func length(of playback: PicturePlayback) -> Double? {
    guard playback.speed > 0 else { return nil }
    let plays = plays(playback)
    return plays.isInfinite
      ? length / playback.speed : max(plays * length - playback.from, 0) / playback.speed
  }

  /// The time of the first change of the frame after a time, both in seconds since the picture has begun; nil if there
  /// is none.
  func nextChange(after time: Double, _ playback: PicturePlayback) -> Double? {
    guard playback.speed > 0, ends.count > 1 else { return nil }
    let place = place(at: time, playback)
    let plays = plays(playback)
    guard place.plays < plays, place.frame < ends.count - 1 || place.plays + 1 < plays else {
      return nil
    }
    return (place.plays * length + ends[place.frame] - playback.from) / playback.speed
  }
}
