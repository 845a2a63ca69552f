import AnimPrimitives

/// The interpolation between two whole transforms.
///
/// Components are interpolated separately, which preserves full turns. A matrix and components have no parts in common,
/// so both are interpolated as matrices, rotating by the smaller angle.
struct TransformInterpolation: Sendable {
  let from, to: TransformComponents
  /// Whether one transform is a matrix and the other has components.
  let isMixed: Bool

  /// - Parameter isMatrix: whether the goal is given as a matrix, which may be the identity.
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

  /// The transform at a fraction; fractions outside 0…1 extrapolate.
  func transform(at fraction: Double) -> TransformComponents {
    if fraction == 0 { return from }
    if fraction == 1 { return to }
    guard isMixed else { return from.interpolated(to: to, fraction: fraction) }
    return TransformComponents(
      matrix: from.affine.interpolated(to: to.affine, fraction: fraction))
  }
}

/// The values of the matrix channel for a sequence of whole transforms.
///
/// The components C jump to their final values, so the matrix channel has the value C⁻¹ · (the presented transform).
struct TransformKeyframes: Sendable {
  private let segments: [TransformInterpolation]
  /// The times of the segments; nil for a single segment, whose curve may leave 0…1.
  private let timing: KeyframeTiming?
  private let inverse: AffineTransform
  /// Whether the components have no inverse. During the animation they must then be the identity.
  let hidesComponents: Bool

  init(_ interpolation: TransformInterpolation) {
    self.init([interpolation], timing: nil)
  }

  init(_ segments: [TransformInterpolation], timing: KeyframeTiming?) {
    precondition(!segments.isEmpty, "There is at least one segment.")
    self.segments = segments
    self.timing = timing
    var components = Self.transform(of: segments, timing, at: 1)
    components.matrix = .identity
    let back = components.affine.inverted
    inverse = back ?? .identity
    hidesComponents = back == nil
  }

  private static func transform(
    of segments: [TransformInterpolation], _ timing: KeyframeTiming?, at progress: Double
  ) -> TransformComponents {
    guard let location = timing?.location(at: progress) else {
      return segments[0].transform(at: progress)
    }
    return segments[location.segment].transform(at: location.fraction)
  }

  /// The final transform.
  var end: TransformComponents { Self.transform(of: segments, timing, at: 1) }

  /// The value of the matrix channel at a progress of the sequence.
  func value(at progress: Double) -> AnimatableValue {
    let seen = Self.transform(of: segments, timing, at: progress).affine
    return .matrix(inverse.concatenating(seen))
  }
}

// MARK: - Sequences

extension KeyframeSequence {
  /// The sequence as whole transforms; nil if it does not mix a matrix with components.
  ///
  /// A discrete sequence shows each form separately.
  var transforms: TransformKeyframes? {
    guard mode != .discrete, rows.contains(where: { $0.channel == .matrix }) else { return nil }
    let seen = wholeTransforms
    let segments = zip(seen, seen.dropFirst()).enumerated().map { index, ends in
      TransformInterpolation(from: ends.0, to: ends.1, isMatrix: matrices.contains(index + 1))
    }
    guard segments.contains(where: \.isMixed) else { return nil }
    return TransformKeyframes(segments, timing: flattened.timing)
  }

  /// The final value of each channel.
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
        channels: ChannelValues(
          defaults: Dictionary(
            uniqueKeysWithValues: rows.map { ($0.channel, $0.values[index]) }))
      ).transform
    }
  }

  /// The sequence with all affine components combined into one matrix, so that its pace is that of the presented
  /// transform.
  var flattened: KeyframeSequence {
    var flat = self
    flat.rows.removeAll { Channel.flatTransformParts.contains($0.channel) }
    flat.rows.append(Row(channel: .matrix, values: wholeTransforms.map { .matrix($0.affine) }))
    return flat
  }
}
