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
  var activity = Activity()

  /// What the tables are made from; not kept.
  private(set) var terms: [TermDraft]
  /// Of each progress function, its pieces.
  private(set) var ranges: [Range<Int>] = []

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
    let runs = segments.runs(of: track.additions)
    // Of each segment, the places in its table that it became.
    var shown: [Range<Int>] = []
    switch track.channel.kind {
    case .number:
      let pieceStarts = pieceStarts(in: segments, runs)
      var added: AddedTerms?
      for (segment, starts) in zip(segments, stretches(of: segments, from: pieceStarts)) {
        let first = numbers.segments.count
        for start in starts {
          if pieceStarts.contains(start) { added = nil }
          appendNumber(segment, of: track, from: start, &added)
        }
        shown.append(first..<numbers.segments.count)
      }
      places.append(.number(shown.joined))
    case .color where segments.allSatisfy(hasComponents):
      let pieceStarts = pieceStarts(in: segments, runs)
      for (segment, starts) in zip(segments, stretches(of: segments, from: pieceStarts)) {
        let first = colors.segments.count
        for start in starts { appendColor(segment, from: start) }
        shown.append(first..<colors.segments.count)
      }
      places.append(.color(shown.joined))
    case .point, .size, .rect, .color, .colors, .numbers, .transform, .matrix, .path, .text, .flag:
      places.append(.value(values.count))
      values.append(ValueTrack(segments: segments.map { valueSegment($0, of: track) }))
      shown = segments.indices.map { $0..<$0 + 1 }
    }
    noteActivity(of: segments, runs, shown, track: places.count - 1)
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

  /// When animations come to another piece of their progress function while they run.
  private func pieceStarts(
    in segments: [TrackBuilder.Segment], _ runs: [TrackBuilder.Run]
  ) -> Set<Double> {
    var times: Set<Double> = []
    for run in runs {
      let (start, end) = segments.interval(of: run)
      let range = ranges[terms[run.term].progress]
      for index in progress.pieceIndices(in: range, from: start, to: end) {
        let time = progress.pieces[index].start
        if time > start, time < end { times.insert(time) }
      }
    }
    return times
  }

  /// When each segment's stretches start, in which all of its animations stay in the same piece.
  private func stretches(
    of segments: [TrackBuilder.Segment], from pieceStarts: Set<Double>
  ) -> [[Double]] {
    var times = pieceStarts.sorted()[...]
    return segments.indices.map { index in
      let start = segments[index].start
      let own = times.prefix { $0 < segments.start(after: index) }
      times = times[own.endIndex...]
      return [start] + own.drop { $0 <= start }
    }
  }

  /// What cannot be blended is no animation but two constants: the old value during the delay, then
  /// the new one.
  private func split(_ segment: TrackBuilder.Segment, _ end: Double) -> [TrackBuilder.Segment] {
    guard let absolute = segment.absolute, case .absolute(let from, let to) = terms[absolute].kind,
      !from.blends(with: to)
    else { return [segment] }
    var shown = segment
    shown.absolute = nil
    shown.deltas = 0..<0
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
    guard let term = segment.absolute, case .keyframes(let keyframes) = terms[term].kind else {
      return true
    }
    guard case .colors = keyframes.shape else { return false }
    return true
  }
}

// MARK: - Numbers and colours

extension CompiledTracks {
  /// Animations that add up which the table has at its end: those that go on are not added again.
  private struct AddedTerms {
    /// Places in the track's additions.
    var places: Range<Int>
    /// Where the first of them is in the table.
    let first: Int
  }

  private mutating func appendNumber(
    _ segment: TrackBuilder.Segment, of track: TrackBuilder, from start: Double,
    _ added: inout AddedTerms?
  ) {
    var base = 0.0
    let range: Range<Int>
    if let absolute = segment.absolute {
      added = nil
      let first = numbers.terms.count
      numbers.terms.append(numberTerm(absolute, at: start))
      for turn in segment.turns { numbers.terms.append(numberTerm(turn, at: start)) }
      range = first..<numbers.terms.count
    } else {
      if case .number(let model) = segment.model { base = model }
      range = appendDeltas(segment.deltas, of: track, from: start, &added)
    }
    numbers.segments.append(
      VectorTable.Segment(
        start: start, base: base, firstTerm: Int32(range.lowerBound),
        lastTerm: Int32(range.upperBound)))
  }

  /// Adds the terms of what adds up that the table does not have yet, and returns where all of them are.
  private mutating func appendDeltas(
    _ deltas: Range<Int>, of track: TrackBuilder, from start: Double, _ added: inout AddedTerms?
  ) -> Range<Int> {
    var terms = AddedTerms(
      places: deltas.lowerBound..<deltas.lowerBound, first: numbers.terms.count)
    if let added, (added.places.lowerBound...added.places.upperBound).contains(deltas.lowerBound) {
      terms = added
    }
    let last = max(terms.places.upperBound, deltas.upperBound)
    for place in terms.places.upperBound..<last {
      var term = numberTerm(track.additions[place].term, at: start)
      term.end = track.additions[place].end
      numbers.terms.append(term)
    }
    terms.places = terms.places.lowerBound..<last
    added = terms
    let first = terms.first + deltas.lowerBound - terms.places.lowerBound
    return first..<(first + deltas.count)
  }

  private mutating func numberTerm(_ term: Int, at start: Double) -> VectorTerm<Double> {
    switch terms[term].kind {
    case .absolute(.number(let from), .number(let to)):
      vectorTerm(term, at: start, from: from, span: to - from)
    case .delta(.number(let from), .number(let to)):
      vectorTerm(term, at: start, from: from - to, span: -(from - to))
    case .keyframes(let keyframes), .turn(let keyframes, _):
      vectorTerm(term, at: start, keyframes, zero: 0)
    case .absolute, .delta, .transformDelta, .transforms:
      vectorTerm(term, at: start, from: 0, span: 0)
    }
  }

  private mutating func appendColor(_ segment: TrackBuilder.Segment, from start: Double) {
    let first = colors.terms.count
    switch segment.absolute.map({ ($0, terms[$0].kind) }) {
    case (let term, .absolute(.color(let from?), .color(let to?)))?:
      colors.terms.append(
        vectorTerm(term, at: start, from: from.components, span: to.components - from.components))
    case (let term, .keyframes(let keyframes))?:
      colors.terms.append(vectorTerm(term, at: start, keyframes, zero: .zero))
    case (_, .absolute)?, (_, .delta)?, (_, .transformDelta)?, (_, .transforms)?, (_, .turn)?, nil:
      break
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

  private func valueSegment(
    _ segment: TrackBuilder.Segment, of track: TrackBuilder
  ) -> ValueTrack.Segment {
    let active =
      segment.absolute.map { [$0] }
      ?? track.additions[segment.deltas].filter { $0.end > segment.start }.map(\.term).reversed()
    return ValueTrack.Segment(
      start: segment.start, base: segment.model,
      terms: active.map { term in
        ValueTrack.Term(
          pieces: ranges[terms[term].progress], axis: terms[term].axis, kind: terms[term].kind)
      })
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
  func number(ofSegment segment: Int, at time: Double) -> Double {
    numbers.value(ofSegment: segment, at: time, progress, keyframes)
  }

  @inline(__always)
  func color(ofSegment segment: Int, at time: Double) -> Color? {
    if colors.segments[segment].isNone { return nil }
    return Color(components: colors.value(ofSegment: segment, at: time, progress, keyframes))
  }
}
