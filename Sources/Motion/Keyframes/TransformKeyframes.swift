import Primitives

/// The way from one whole transform to another.
///
/// Parts go by themselves, so that turns are counted; a matrix that meets components has no parts in common
/// with them, and both go by matrices, the short way round.
struct TransformWay: Sendable {
  let from, to: TransformComponents
  /// Whether a matrix meets components.
  let isMixed: Bool

  /// - Parameter isMatrix: whether the goal is given as a matrix. It is one also where it is the identity, as
  ///   the matrix of components is.
  init(from: TransformComponents, to: TransformComponents, isMatrix: Bool) {
    var aligned = from
    aligned.matrix = to.matrix
    self.init(
      from: from, to: to, isMixed: (isMatrix || from.matrix != to.matrix) && aligned != to)
  }

  init(from: TransformComponents, to: TransformComponents, isMixed: Bool) {
    self.from = from
    self.to = to
    self.isMixed = isMixed
  }

  /// What is seen at a fraction of the way; fractions outside 0…1 extrapolate.
  func transform(at fraction: Double) -> TransformComponents {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    guard isMixed else { return from.interpolated(to: to, fraction: fraction) }
    return TransformComponents(
      matrix: from.affine.interpolated(to: to.affine, fraction: fraction))
  }
}

/// A whole transform along its ways, as its matrix shows it.
///
/// The components C jump to where it ends, so the matrix behind them has to show C⁻¹ · what is seen.
struct TransformKeyframes: Sendable {
  private let ways: [TransformWay]
  /// Of the ways; nil where there is one, which a curve may leave.
  private let timing: KeyframeTiming?
  private let inverse: AffineTransform
  /// Whether the components squash the plane, so that nothing behind them undoes it: they have to be
  /// those of the identity meanwhile.
  let hidesComponents: Bool

  init(_ way: TransformWay) {
    self.init([way], timing: nil)
  }

  init(_ ways: [TransformWay], timing: KeyframeTiming?) {
    precondition(!ways.isEmpty, "There is at least one way.")
    self.ways = ways
    self.timing = timing
    var components = Self.transform(of: ways, timing, at: 1)
    components.matrix = .identity
    let back = components.affine.inverted
    inverse = back ?? .identity
    hidesComponents = back == nil
  }

  private static func transform(
    of ways: [TransformWay], _ timing: KeyframeTiming?, at progress: Double
  ) -> TransformComponents {
    guard let location = timing?.location(at: progress) else {
      return ways[0].transform(at: progress)
    }
    return ways[location.segment].transform(at: location.fraction)
  }

  /// Where it ends.
  var end: TransformComponents { Self.transform(of: ways, timing, at: 1) }

  /// What the matrix shows at a progress of the whole.
  func value(at progress: Double) -> AnimatableValue {
    let seen = Self.transform(of: ways, timing, at: progress).affine
    return .matrix(inverse.concatenating(seen))
  }
}

// MARK: - Sequences

extension KeyframeSequence {
  /// The sequence as ways of a whole transform, where a matrix meets components in it; nil where none does.
  ///
  /// What is discrete shows one form at a time.
  var transforms: TransformKeyframes? {
    guard mode != .discrete, rows.contains(where: { $0.channel == .matrix }) else { return nil }
    let seen = wholeTransforms
    let ways = zip(seen, seen.dropFirst()).enumerated().map { index, ends in
      TransformWay(from: ends.0, to: ends.1, isMatrix: matrices.contains(index + 1))
    }
    guard ways.contains(where: \.isMixed) else { return nil }
    return TransformKeyframes(ways, timing: flattened.timing)
  }

  /// What each channel shows at the end of the whole.
  var end: [ChannelValue] {
    guard let transforms else {
      return channels().map { ChannelValue($0.channel, $0.keyframes.value(at: 1)) }
    }
    let flat = PropertyValues.channels(of: transforms.end).filter {
      Channel.flatTransformParts.contains($0.channel)
    }
    return flat
      + flattened.channels().filter { $0.channel != .matrix }
      .map { ChannelValue($0.channel, $0.keyframes.value(at: 1)) }
  }

  private var wholeTransforms: [TransformComponents] {
    rows[0].values.indices.map { index in
      PropertyValues(
        channels: Dictionary(uniqueKeysWithValues: rows.map { ($0.channel, $0.values[index]) })
      ).transform
    }
  }

  /// The same with one matrix for all flat parts: its pace is that of what is seen.
  var flattened: KeyframeSequence {
    var flat = self
    flat.rows.removeAll { Channel.flatTransformParts.contains($0.channel) }
    flat.rows.append(Row(channel: .matrix, values: wholeTransforms.map { .matrix($0.affine) }))
    return flat
  }
}
