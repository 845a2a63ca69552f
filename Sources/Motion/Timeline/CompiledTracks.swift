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
    // Of each segment, the places in its table that it became.
    var shown: [Range<Int>] = []
    switch track.channel.kind {
    case .number:
      for (index, segment) in segments.enumerated() {
        let first = numbers.segments.count
        for start in starts(in: segment, before: segments.start(after: index)) {
          appendNumber(segment, from: start)
        }
        shown.append(first..<numbers.segments.count)
      }
      places.append(.number(shown.joined))
    case .color where segments.allSatisfy(hasComponents):
      for (index, segment) in segments.enumerated() {
        let first = colors.segments.count
        for start in starts(in: segment, before: segments.start(after: index)) {
          appendColor(segment, from: start)
        }
        shown.append(first..<colors.segments.count)
      }
      places.append(.color(shown.joined))
    case .point, .size, .rect, .color, .colors, .numbers, .transform, .matrix, .path, .text, .flag:
      places.append(.value(values.count))
      values.append(ValueTrack(segments: segments.map(valueSegment)))
      shown = segments.indices.map { $0..<$0 + 1 }
    }
    noteActivity(of: segments, shown, track: places.count - 1)
    // What was seen before is not in the table.
    if track.isFitted, segments.count > 1 { activity.addJump(at: segments[1].start) }
  }

  /// When the first step that changes a track comes, in seconds; the segment before it has no beginning.
  func start(ofTrack index: Int) -> Double {
    switch places[index] {
    case .number(let range): numbers.segments[range.lowerBound + 1].start
    case .color(let range): colors.segments[range.lowerBound + 1].start
    case .value(let place): values[place].segments[1].start
    }
  }

  /// When each of a segment's stretches starts, in which all of its animations stay in the same piece of
  /// their progress function.
  private func starts(in segment: TrackBuilder.Segment, before end: Double) -> [Double] {
    let pieces = active(segment).flatMap { progress.pieces[ranges[terms[$0].progress]] }
    let within = pieces.map(\.start).filter { $0 > segment.start && $0 < end }
    return within.isEmpty ? [segment.start] : [segment.start] + Set(within).sorted()
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
  private mutating func appendNumber(_ segment: TrackBuilder.Segment, from start: Double) {
    let first = numbers.terms.count
    for term in active(segment) {
      switch terms[term].kind {
      case .absolute(.number(let from), .number(let to)):
        numbers.terms.append(vectorTerm(term, at: start, from: from, span: to - from))
      case .delta(.number(let from), .number(let to)):
        numbers.terms.append(vectorTerm(term, at: start, from: from - to, span: -(from - to)))
      case .keyframes(let keyframes), .turn(let keyframes):
        numbers.terms.append(vectorTerm(term, at: start, keyframes, zero: 0))
      case .absolute, .delta, .transformDelta, .transforms:
        break
      }
    }
    var base = 0.0
    if segment.absolute == nil, case .number(let model) = segment.model { base = model }
    numbers.segments.append(
      VectorTable.Segment(
        start: start, base: base, firstTerm: Int32(first),
        lastTerm: Int32(numbers.terms.count)))
  }

  private mutating func appendColor(_ segment: TrackBuilder.Segment, from start: Double) {
    let first = colors.terms.count
    for term in active(segment) {
      switch terms[term].kind {
      case .absolute(.color(let from?), .color(let to?)):
        colors.terms.append(
          vectorTerm(term, at: start, from: from.components, span: to.components - from.components))
      case .keyframes(let keyframes):
        colors.terms.append(vectorTerm(term, at: start, keyframes, zero: .zero))
      case .absolute, .delta, .transformDelta, .transforms, .turn:
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
        start: start, base: base, isNone: isNone, firstTerm: Int32(first),
        lastTerm: Int32(colors.terms.count)))
  }

  private func vectorTerm<Value>(
    _ term: Int, at start: Double, from: Value, span: Value
  ) -> VectorTerm<Value> {
    let piece = progress.pieceIndex(in: ranges[terms[term].progress], startingBy: start)
    return VectorTerm(
      piece: piece.map(Int32.init) ?? -1, axis: terms[term].axis, from: from, span: span)
  }

  private mutating func vectorTerm<Value>(
    _ term: Int, at start: Double, _ sequence: ChannelKeyframes, zero: Value
  ) -> VectorTerm<Value> {
    keyframes.append(sequence)
    var result = vectorTerm(term, at: start, from: zero, span: zero)
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
  private mutating func noteActivity(
    of segments: [TrackBuilder.Segment], _ shown: [Range<Int>], track: Int
  ) {
    for (index, segment) in segments.enumerated() {
      let end = segments.start(after: index)
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
        value(track, ofSegment: shown[index - 1].upperBound - 1, at: segment.start)
          != value(track, ofSegment: shown[index].lowerBound, at: segment.start)
      {
        activity.addJump(at: segment.start)
      }
    }
  }

  /// What a segment of a track's table gives for a time, be it within or not.
  private func value(_ track: Int, ofSegment segment: Int, at time: Double) -> AnimatableValue {
    switch places[track] {
    case .number: .number(number(ofSegment: segment, at: time))
    case .color: .color(color(ofSegment: segment, at: time))
    case .value(let index): values[index].value(ofSegment: segment, at: time, progress: progress)
    }
  }
}

extension [TrackBuilder.Segment] {
  /// When the next one starts; never, after the last one.
  fileprivate func start(after index: Int) -> Double {
    index + 1 < count ? self[index + 1].start : .infinity
  }
}

extension [Range<Int>] {
  /// Ranges that follow one another as one.
  fileprivate var joined: Range<Int> {
    guard let first, let last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
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

  @inline(__always)
  func number(in range: Range<Int>, at time: Double) -> Double {
    number(ofSegment: numbers.segmentIndex(in: range, at: time), at: time)
  }

  @inline(__always)
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
