import Primitives

/// The frames of `UIView.animateKeyframes`, sorted out by channel.
///
/// Source: a CAKeyframeAnimation for each property, which holds its value in the gaps.
struct FrameScript {
  /// Model values as the frames change them, a target each.
  private(set) var values: [PropertyValues]
  /// The same at the beginning.
  private let initialValues: [PropertyValues]
  private var channels: [ChannelFrames] = []

  /// One channel's way: keyframes from time 0 on; nil stands for what is there at the beginning.
  fileprivate struct ChannelFrames {
    var target: Int
    var channel: Channel
    var times = [0.0]
    var values: [AnimatableValue?] = [nil]
    /// The keyframes at which a whole transform is given as a matrix.
    var matrices: Set<Int> = []

    /// With the last value held until time 1.
    var upToEnd: ChannelFrames {
      guard let last = times.last, last < 1 else { return self }
      var frames = self
      frames.times.append(1)
      frames.values.append(values[values.count - 1])
      return frames
    }
  }

  /// Channels that change at the same times and belong to one point.
  struct Group {
    struct Row {
      var channel: Channel
      var values: [AnimatableValue?]
    }

    var target: Int
    var times: [Double]
    var rows: [Row]
  }

  init(_ values: [PropertyValues]) {
    self.values = values
    initialValues = values
  }

  /// Adds what a property becomes at the end of a frame; frames come in order of their starts.
  mutating func add(
    _ property: Property, _ value: AnimatableValue, of frame: Keyframe, _ target: Int,
    at origin: ScriptOrigin
  ) throws(ScriptError) {
    for change in values[target].channels(of: property, becoming: value) {
      let index = index(target, change.channel)
      let last = channels[index].times[channels[index].times.count - 1]
      guard frame.start >= last - TimelineClock.tolerance else {
        throw ScriptError(
          "frames of \(property.rawValue) overlap: one ends at \(last), the next starts at "
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

  private mutating func index(_ target: Int, _ channel: Channel) -> Int {
    if let index = channels.firstIndex(where: { $0.target == target && $0.channel == channel }) {
      return index
    }
    channels.append(ChannelFrames(target: target, channel: channel))
    return channels.count - 1
  }

  /// The sequences, each up to time 1; a point's coordinates together where their times agree.
  func groups() -> [Group] {
    var groups: [Group] = []
    for frames in channels.map(\.upToEnd) {
      let row = Group.Row(channel: frames.channel, values: frames.values)
      let partner = groups.firstIndex { group in
        group.target == frames.target && group.times == frames.times
          && group.rows[0].channel.isPartner(of: frames.channel)
      }
      if let partner {
        groups[partner].rows.append(row)
      } else {
        groups.append(Group(target: frames.target, times: frames.times, rows: [row]))
      }
    }
    return groups
  }
}

// MARK: - Whole transforms

extension FrameScript {
  /// A target's transform at all times at which a part of it changes.
  struct WholeTransform {
    var target: Int
    var sequence: KeyframeSequence

    /// Whether the channels of a group are among its own.
    func contains(_ group: Group) -> Bool {
      group.target == target && sequence.rows.contains { $0.channel == group.rows[0].channel }
    }
  }

  /// The transforms that go as a whole: those in which a matrix meets components and, at an even pace, all that
  /// are given whole, so that each part is where its frame says when the others are.
  func wholeTransforms(_ mode: CalculationMode, duration: Double) -> [WholeTransform] {
    let isPaced = mode == .paced || mode == .cubicPaced
    let together = isPaced ? Channel.transformParts : Channel.flatTransformParts
    let wholes = channels.filter { isPaced ? $0.channel == .matrix : hasMatrices($0) }.map {
      matrix in
      let parts = channels.filter {
        $0.target == matrix.target && together.contains($0.channel)
      }.map(\.upToEnd)
      let places = places(of: parts)
      let rows = parts.map { part in
        let start = initialValues[part.target].channels[part.channel] ?? .number(0)
        return KeyframeSequence.Row(
          channel: part.channel, values: places.map { part.value(at: $0, start: start) })
      }
      return WholeTransform(
        target: matrix.target,
        sequence: KeyframeSequence(
          rows: rows, times: places.map(\.time), mode: mode, duration: duration,
          matrices: Set(places.indices.filter { matrix.isMatrix(at: places[$0]) })))
    }
    return wholes.filter { isPaced || $0.sequence.transforms != nil }
  }

  /// Whether frames are those of a matrix that is given, or taken away.
  private func hasMatrices(_ frames: ChannelFrames) -> Bool {
    guard frames.channel == .matrix else { return false }
    let start = initialValues[frames.target].channels[.matrix]
    return !frames.matrices.isEmpty || frames.values.contains { $0 != nil && $0 != start }
  }

  /// A keyframe: several of one time are a jump.
  fileprivate struct Place {
    var time: Double
    /// How many of the same time come before it.
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
  fileprivate func isMatrix(at place: FrameScript.Place) -> Bool {
    keyframe(at: place).map(matrices.contains) ?? false
  }

  fileprivate func value(
    at place: FrameScript.Place, start: AnimatableValue
  ) -> AnimatableValue {
    if let keyframe = keyframe(at: place) { return values[keyframe] ?? start }
    let next = times.firstIndex { $0 > place.time } ?? times.count - 1
    let (from, to) = (times[next - 1], times[next])
    return (values[next - 1] ?? start).interpolated(
      to: values[next] ?? start, fraction: (place.time - from) / (to - from))
  }

  /// nil for a time between two keyframes.
  private func keyframe(at place: FrameScript.Place) -> Int? {
    guard let first = times.firstIndex(of: place.time),
      let last = times.lastIndex(of: place.time)
    else { return nil }
    return min(first + place.repetition, last)
  }
}

extension Channel {
  /// Whether both are coordinates of one point or size, whose pace is that of the whole.
  fileprivate func isPartner(of other: Channel) -> Bool {
    Self.pairs.contains { $0.contains(self) && $0.contains(other) }
  }

  private static let pairs: [[Channel]] = [
    [.centerX, .centerY], [.boundsWidth, .boundsHeight], [.anchorPointX, .anchorPointY],
    [.translateX, .translateY], [.scaleX, .scaleY], [.skewX, .skewY],
    [.gradientStartX, .gradientStartY], [.gradientEndX, .gradientEndY],
    [.shadowOffsetX, .shadowOffsetY],
  ]
}
