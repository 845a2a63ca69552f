import AnimMotion

/// The motion of a scene for people who do not want any: places change in dissolves.
///
/// While something moves, the picture is a dissolve between the places at the start and at the end of the movement, in
/// its middle. Movements that overlap are one. A view that moves without end stays where it was when that began. Fingers
/// and pictures that play move too. Fades, colours, texts and all other values are those of the moment.
struct ReducedMotion: Sendable {
  /// The times whose places a picture shows.
  struct Places: Hashable, Sendable {
    /// Seconds.
    var first: Double
    /// The share of `last`, from 0 to 1.
    var share = 0.0
    var last: Double

    var isDissolve: Bool { share > 0 && share < 1 }
  }

  /// Movements with an end, in order and apart from each other.
  private let movements: [ClosedRange<Double>]
  /// The time in seconds after which a track that moves without end stays; infinity for other tracks. Nil for tracks that
  /// change no places.
  private let stops: [Double?]

  /// The longest dissolve in seconds.
  static let longestDissolve = 0.3

  init(_ timeline: Timeline, _ plays: PicturePlays) {
    var all = timeline.fingerMovements + plays.movements(timeline)
    var stops: [Double?] = []
    for (index, track) in timeline.tracks.enumerated() {
      guard track.channel.movesPlaces else {
        stops.append(nil)
        continue
      }
      var stop = Double.infinity
      for movement in timeline.movements(ofTrackAt: index) where stop == .infinity {
        if movement.upperBound == .infinity || movement.upperBound > Timeline.longestDuration {
          stop = movement.lowerBound
        } else {
          all.append(movement)
        }
      }
      stops.append(stop)
    }
    self.stops = stops
    var merged: [ClosedRange<Double>] = []
    for movement in all.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, movement.lowerBound <= last.upperBound {
        merged[merged.count - 1] =
          last.lowerBound...max(last.upperBound, movement.upperBound)
      } else {
        merged.append(movement)
      }
    }
    movements = merged
  }

  /// The places that the picture at a time shows.
  func places(at time: Double) -> Places {
    var (low, high) = (0, movements.count)
    while low < high {
      let middle = (low + high) / 2
      if movements[middle].upperBound <= time { low = middle + 1 } else { high = middle }
    }
    guard low < movements.count, movements[low].lowerBound < time else {
      return Places(first: time, last: time)
    }
    let (start, end) = (movements[low].lowerBound, movements[low].upperBound)
    let length = min(Self.longestDissolve, end - start)
    let begin = (start + end - length) / 2
    let share = min(1, max(0, (time - begin) / length))
    return Places(first: start, share: share, last: end)
  }

  /// The time at which a track is evaluated.
  ///
  /// - Parameters:
  ///   - time: that of the picture.
  ///   - places: the time whose places are shown.
  func time(ofTrackAt index: Int, at time: Double, places: Double) -> Double {
    guard let stop = stops[index] else { return time }
    return min(places, stop)
  }
}

extension Channel {
  /// Whether a change moves something in the picture.
  fileprivate var movesPlaces: Bool { property.has(.place) || property.has(.layout) }
}
