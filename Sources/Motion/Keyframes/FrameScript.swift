import AnimPrimitives
import AnimTiming

/// The frames of `UIView.animateKeyframes`, by channel.
///
/// Source: UIKit creates one CAKeyframeAnimation per property, which holds its value in gaps between frames.
struct FrameScript {
  /// The model values of each target, updated by the frames.
  private(set) var values: [PropertyValues]
  private var channels: [ChannelFrames] = []
  /// The indices of each target's channels.
  private var channelsOfTarget: [Int: [Int]] = [:]
  /// The targets with a frame that changes `frame`, or one of its sides that moves centre and bounds together.
  private var framed: Set<Int> = []

  /// The keyframes of one channel from time 0; the first is the initial value.
  fileprivate struct ChannelFrames {
    var target: Int
    var channel: Channel
    var times = [0.0]
    var values: [AnimatableValue]
    /// The indices of keyframes whose transform is given as a matrix.
    var matrices: Set<Int> = []

    /// The keyframes, with the last value held until time 1.
    var upToEnd: ChannelFrames {
      guard let last = times.last, last < 1 else { return self }
      var frames = self
      frames.times.append(1)
      frames.values.append(values[values.count - 1])
      return frames
    }
  }

  /// Coordinates of one point that change at the same times.
  struct Group {
    var target: Int
    var times: [Double]
    var rows: [KeyframeSequence.Row]
  }

  init(_ values: [PropertyValues]) {
    self.values = values
  }

  /// Adds the value of a property at the end of a frame; frames are added in order of their starts.
  ///
  /// - Parameter initial: the value of a channel before its first frame.
  mutating func add(
    _ property: Property, _ value: AnimatableValue, of frame: Keyframe, _ target: Int,
    at origin: ScriptOrigin, initial: (ChannelValue) -> AnimatableValue
  ) throws(ScriptError) {
    if [.frame, .frameWidth, .frameHeight].contains(property) { framed.insert(target) }
    for change in values[target].channels(of: property, becoming: value) {
      let index = index(target, change, initial)
      let last = channels[index].times[channels[index].times.count - 1]
      guard frame.start >= last - TimeTolerance.seconds else {
        throw ScriptError(
          "frames of \(property.name) overlap: one ends at \(last), the next starts at "
            + "\(frame.start)", at: origin)
      }
      let start = max(frame.start, last)
      if start > last {
        channels[index].times.append(start)
        channels[index].values.append(channels[index].values[channels[index].values.count - 1])
      }
      channels[index].times.append(min(max(frame.start + frame.duration, start), 1))
      channels[index].values.append(change.value)
      if property == .transform, value.kind == .matrix {
        channels[index].matrices.insert(channels[index].values.count - 1)
      }
      values[target].channels[change.channel] = change.value
    }
  }

  private mutating func index(
    _ target: Int, _ change: ChannelValue, _ initial: (ChannelValue) -> AnimatableValue
  ) -> Int {
    let known = channelsOfTarget[target]?.first { channels[$0].channel == change.channel }
    if let known { return known }
    channelsOfTarget[target, default: []].append(channels.count)
    channels.append(
      ChannelFrames(target: target, channel: change.channel, values: [initial(change)]))
    return channels.count - 1
  }

  /// The sequences, each up to time 1. Coordinates of a point are grouped if their times agree.
  func groups() -> [Group] {
    var groups: [Group] = []
    var groupsOfTarget: [Int: [Int]] = [:]
    for frames in channels.map(\.upToEnd) {
      let row = KeyframeSequence.Row(channel: frames.channel, values: frames.values)
      let partner = groupsOfTarget[frames.target]?.first { index in
        groups[index].times == frames.times
          && groups[index].rows[0].channel.isPartner(of: frames.channel)
      }
      if let partner {
        groups[partner].rows.append(row)
      } else {
        groupsOfTarget[frames.target, default: []].append(groups.count)
        groups.append(Group(target: frames.target, times: frames.times, rows: [row]))
      }
    }
    return groups
  }
}

// MARK: - Wholes

extension FrameScript {
  /// Several channels of a target, with keyframes at every time at which one of them changes.
  struct Whole {
    var target: Int
    var sequence: KeyframeSequence

    /// Whether the sequence contains the channels of a group.
    func contains(_ group: Group) -> Bool {
      group.target == target && sequence.rows.contains { $0.channel == group.rows[0].channel }
    }
  }

  /// The channels that move together: transforms that mix a matrix with components and, in the paced modes, all whole
  /// transforms and frames, so that their parts reach each keyframe at the same time.
  func wholes(_ mode: CalculationMode, duration: Double) -> [Whole] {
    let isPaced = mode == .paced || mode == .cubicPaced
    let matrices = channels.filter { $0.channel == .matrix && (isPaced || $0.hasMatrices) }
    let parts = isPaced ? Channel.transformParts : Channel.flatTransformParts
    let frames = isPaced ? framed.sorted() : []
    let wholes =
      matrices.map { whole($0.target, parts, mode, duration: duration) }
      + frames.map { whole($0, Property.frame.channels, mode, duration: duration) }
    return wholes.filter { isPaced || $0.sequence.transforms != nil }
  }

  private func whole(
    _ target: Int, _ together: [Channel], _ mode: CalculationMode, duration: Double
  ) -> Whole {
    let parts = (channelsOfTarget[target] ?? []).map { channels[$0] }
      .filter { together.contains($0.channel) }.map(\.upToEnd)
    let places = places(of: parts)
    let rows = parts.map { part in
      KeyframeSequence.Row(channel: part.channel, values: places.map(part.value))
    }
    let matrix = parts.first { $0.channel == .matrix }
    let matrices = places.indices.filter { matrix?.isMatrix(at: places[$0]) ?? false }
    return Whole(
      target: target,
      sequence: KeyframeSequence(
        rows: rows, times: places.map(\.time), mode: mode, duration: duration,
        matrices: Set(matrices)))
  }

  /// A keyframe's time; keyframes at the same time are a jump.
  fileprivate struct Place {
    var time: Double
    /// The number of earlier keyframes at the same time.
    var repetition: Int
  }

  private func places(of parts: [ChannelFrames]) -> [Place] {
    Set(parts.flatMap(\.times)).sorted().flatMap { time in
      let count = parts.map { part in part.times.count { $0 == time } }.max() ?? 1
      return (0..<count).map { Place(time: time, repetition: $0) }
    }
  }
}

extension FrameScript.ChannelFrames {
  /// Whether a matrix is given or removed.
  fileprivate var hasMatrices: Bool {
    !matrices.isEmpty || values.contains { $0 != values[0] }
  }

  fileprivate func isMatrix(at place: FrameScript.Place) -> Bool {
    keyframe(at: place).map(matrices.contains) ?? false
  }

  fileprivate func value(at place: FrameScript.Place) -> AnimatableValue {
    if let keyframe = keyframe(at: place) { return values[keyframe] }
    let next = times.firstIndex { $0 > place.time } ?? times.count - 1
    let (from, to) = (times[next - 1], times[next])
    return values[next - 1].interpolated(
      to: values[next], fraction: (place.time - from) / (to - from))
  }

  /// The keyframe at a time, or nil between two keyframes.
  private func keyframe(at place: FrameScript.Place) -> Int? {
    guard let first = times.firstIndex(of: place.time),
      let last = times.lastIndex(of: place.time)
    else { return nil }
    return min(first + place.repetition, last)
  }
}

extension Channel {
  /// Whether both channels are coordinates of one point or size, which share their pace.
  fileprivate func isPartner(of other: Channel) -> Bool {
    self == other || partner == other
  }
}
