import Primitives

/// The tracks of a timeline in the form in which they are evaluated: flat tables, by kind of value.
struct CompiledTracks: Sendable {
  /// Where a track is.
  enum Place: Sendable {
    /// Segments in the table.
    case number(Range<Int>)
    case color(Range<Int>)
    case value(Int)
  }

  private(set) var places: [Place] = []
  private(set) var numbers = VectorTable<Double>()
  private(set) var colors = VectorTable<SIMD4<Double>>()
  private(set) var values: [ValueTrack] = []
  private(set) var keyframes: [ChannelKeyframes] = []
  private(set) var progress = ProgressFunction()
  private(set) var activity = Activity()

  /// What the tables are made from; not kept.
  private var terms: [TermDraft]
  /// Of each progress function, its pieces.
  private var ranges: [Range<Int>] = []

  init(
    _ tracks: [TrackBuilder], terms: [TermDraft], functions: [ProgressFunction],
    touches: [TouchTrack]
  ) {
    self.terms = terms
    for function in functions { ranges.append(progress.append(function)) }
    for track in tracks { append(track) }
    for touch in touches { activity.addMovement(from: touch.start, to: touch.end) }
    activity.finish()
    self.terms = []
    ranges = []
  }

  private mutating func append(_ track: TrackBuilder) {
    let ends = track.segments.dropFirst().map(\.start) + [.infinity]
    let segments = zip(track.segments, ends).flatMap(split)
    switch track.channel.kind {
    case .number:
      let first = numbers.segments.count
      for segment in segments { appendNumber(segment) }
      places.append(.number(first..<numbers.segments.count))
    case .color where segments.allSatisfy(hasComponents):
      let first = colors.segments.count
      for segment in segments { appendColor(segment) }
      places.append(.color(first..<colors.segments.count))
    case .point, .size, .rect, .color, .colors, .numbers, .transform, .matrix, .path, .text, .flag:
      places.append(.value(values.count))
      values.append(ValueTrack(segments: segments.map(valueSegment)))
    }
    noteActivity(of: segments, track: places.count - 1)
  }

  /// What cannot be blended is no animation but two constants: the old value during the delay, then
  /// the new one.
  private func split(_ segment: TrackBuilder.Segment, _ end: Double) -> [TrackBuilder.Segment] {
    guard let absolute = segment.absolute, case .absolute(let from, let to) = terms[absolute].kind,
      !from.blends(with: to)
    else { return [segment] }
    var shown = segment
    shown.absolute = nil
    shown.deltas = []
    shown.model = to
    let begin = terms[absolute].begin
    guard segment.start + TimelineClock.tolerance < begin else { return [shown] }
    var waiting = shown
    waiting.model = from
    guard begin < end else { return [waiting] }
    shown.start = begin
    return [waiting, shown]
  }

  /// Whether all that a segment shows are colours; keyframes may have none among theirs.
  private func hasComponents(_ segment: TrackBuilder.Segment) -> Bool {
    active(segment).allSatisfy { term in
      guard case .keyframes(let keyframes) = terms[term].kind else { return true }
      guard case .colors = keyframes.shape else { return false }
      return true
    }
  }

  /// The animations of a segment, the newest first, and what they are added to.
  private func active(_ segment: TrackBuilder.Segment) -> [Int] {
    if let absolute = segment.absolute { return [absolute] }
    return segment.deltas.reversed()
  }
}

// MARK: - Numbers and colours

extension CompiledTracks {
  private mutating func appendNumber(_ segment: TrackBuilder.Segment) {
    let first = numbers.terms.count
    for term in active(segment) {
      switch terms[term].kind {
      case .absolute(.number(let from), .number(let to)):
        numbers.terms.append(vectorTerm(term, from: from, span: to - from))
      case .delta(.number(let from), .number(let to)):
        numbers.terms.append(vectorTerm(term, from: from - to, span: -(from - to)))
      case .keyframes(let keyframes), .turn(let keyframes):
        numbers.terms.append(vectorTerm(term, keyframes, zero: 0))
      case .absolute, .delta, .transformDelta:
        break
      }
    }
    var base = 0.0
    if segment.absolute == nil, case .number(let model) = segment.model { base = model }
    numbers.segments.append(
      VectorTable.Segment(
        start: segment.start, base: base, firstTerm: Int32(first),
        lastTerm: Int32(numbers.terms.count)))
  }

  private mutating func appendColor(_ segment: TrackBuilder.Segment) {
    let first = colors.terms.count
    for term in active(segment) {
      switch terms[term].kind {
      case .absolute(.color(let from?), .color(let to?)):
        colors.terms.append(
          vectorTerm(term, from: from.components, span: to.components - from.components))
      case .keyframes(let keyframes):
        colors.terms.append(vectorTerm(term, keyframes, zero: .zero))
      case .absolute, .delta, .transformDelta, .turn:
        break
      }
    }
    var base = SIMD4<Double>.zero
    var isNone = false
    if segment.absolute == nil, case .color(let model) = segment.model {
      base = model?.components ?? .zero
      isNone = model == nil
    }
    colors.segments.append(
      VectorTable.Segment(
        start: segment.start, base: base, isNone: isNone, firstTerm: Int32(first),
        lastTerm: Int32(colors.terms.count)))
  }

  private func vectorTerm<Value>(_ term: Int, from: Value, span: Value) -> VectorTerm<Value> {
    let pieces = ranges[terms[term].progress]
    return VectorTerm(
      firstPiece: Int32(pieces.lowerBound), lastPiece: Int32(pieces.upperBound),
      axis: terms[term].axis, from: from, span: span)
  }

  private mutating func vectorTerm<Value>(
    _ term: Int, _ sequence: ChannelKeyframes, zero: Value
  ) -> VectorTerm<Value> {
    keyframes.append(sequence)
    var result = vectorTerm(term, from: zero, span: zero)
    result.keyframes = Int32(keyframes.count - 1)
    return result
  }

  private func valueSegment(_ segment: TrackBuilder.Segment) -> ValueTrack.Segment {
    ValueTrack.Segment(
      start: segment.start, base: segment.model,
      terms: active(segment).map { term in
        ValueTrack.Term(
          pieces: ranges[terms[term].progress], axis: terms[term].axis, kind: terms[term].kind)
      })
  }
}

// MARK: - What moves when

extension CompiledTracks {
  private mutating func noteActivity(of segments: [TrackBuilder.Segment], track: Int) {
    for (index, segment) in segments.enumerated() {
      let end = index + 1 < segments.count ? segments[index + 1].start : .infinity
      for term in active(segment) {
        progress.forEachMovement(of: ranges[terms[term].progress]) { movement in
          switch movement {
          case .moving(let from, let to):
            activity.addMovement(from: max(from, segment.start), to: min(to, end))
          case .jump(let time): if time >= segment.start, time <= end { activity.addJump(at: time) }
          }
        }
      }
      if index > 0,
        value(track, ofSegment: index - 1, at: segment.start)
          != value(track, ofSegment: index, at: segment.start)
      {
        activity.addJump(at: segment.start)
      }
    }
  }

  /// What a track's segment, the first of which is 0, gives for a time, be it within or not.
  private func value(_ track: Int, ofSegment segment: Int, at time: Double) -> AnimatableValue {
    switch places[track] {
    case .number(let range): .number(number(ofSegment: range.lowerBound + segment, at: time))
    case .color(let range): .color(color(ofSegment: range.lowerBound + segment, at: time))
    case .value(let index): values[index].value(ofSegment: segment, at: time, progress: progress)
    }
  }
}

// MARK: - Evaluation

extension CompiledTracks {
  func value(ofTrack track: Int, at time: Double) -> AnimatableValue {
    switch places[track] {
    case .number(let range): .number(number(in: range, at: time))
    case .color(let range): .color(color(in: range, at: time))
    case .value(let index):
      values[index].value(
        ofSegment: values[index].segmentIndex(at: time), at: time, progress: progress)
    }
  }

  func changeTimes(ofTrack track: Int) -> [Double] {
    guard case .value(let index) = places[track] else { return [] }
    return values[index].segments.map(\.start).filter(\.isFinite)
  }

  func number(in range: Range<Int>, at time: Double) -> Double {
    number(ofSegment: numbers.segmentIndex(in: range, at: time), at: time)
  }

  func color(in range: Range<Int>, at time: Double) -> Color? {
    color(ofSegment: colors.segmentIndex(in: range, at: time), at: time)
  }

  @inline(__always)
  private func number(ofSegment segment: Int, at time: Double) -> Double {
    numbers.value(ofSegment: segment, at: time, progress, keyframes)
  }

  @inline(__always)
  private func color(ofSegment segment: Int, at time: Double) -> Color? {
    if colors.segments[segment].isNone { return nil }
    return Color(components: colors.value(ofSegment: segment, at: time, progress, keyframes))
  }
}
