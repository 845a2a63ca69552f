import Primitives

/// The frames of `UIView.animateKeyframes`, sorted out by channel.
///
/// Source: a CAKeyframeAnimation for each property, which holds its value in the gaps.
struct FrameScript {
  /// Model values as the frames change them, a target each.
  private(set) var values: [PropertyValues]
  private var channels: [ChannelFrames] = []

  /// One channel's way: keyframes from time 0 on; nil stands for what is there at the beginning.
  private struct ChannelFrames {
    var target: Int
    var channel: Channel
    var times = [0.0]
    var values: [AnimatableValue?] = [nil]
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
    for var frames in channels {
      if let last = frames.times.last, last < 1 {
        frames.times.append(1)
        frames.values.append(frames.values[frames.values.count - 1])
      }
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
