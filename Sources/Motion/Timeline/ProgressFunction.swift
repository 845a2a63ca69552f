/// Pieces in the order of their starts, and the curves that they use.
struct ProgressFunction: Sendable {
  var pieces: [ProgressPiece] = []
  var curves = CurveTable()

  /// The progress at a time; 0 before the first piece.
  func value(at time: Double, axis: Axis = .horizontal) -> Double {
    value(of: 0..<pieces.count, at: time, axis: axis)
  }

  /// The progress of a run of pieces in the table; 0 before its first one.
  func value(of range: Range<Int>, at time: Double, axis: Axis) -> Double {
    guard let index = pieceIndex(in: range, startingBy: time + TimelineClock.tolerance) else {
      return 0
    }
    return value(ofPiece: index, at: time, axis: axis)
  }

  /// The last piece of a run that starts at a time or before it.
  func pieceIndex(in range: Range<Int>, startingBy time: Double) -> Int? {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > range.lowerBound ? low - 1 : nil
  }

  /// Those of a run of pieces that are there between two times: all that start then, and the one before.
  func pieceIndices(in range: Range<Int>, from start: Double, to end: Double) -> Range<Int> {
    let first = pieceIndex(in: range, startingBy: start.nextDown) ?? range.lowerBound
    let last = pieceIndex(in: range, startingBy: end) ?? range.lowerBound - 1
    return first..<max(first, last + 1)
  }

  @inline(never)
  func value(ofPiece index: Int, at time: Double, axis: Axis) -> Double {
    var fraction = position(ofPiece: index, at: time)
    if let detour = pieces[index].detour { fraction = self.fraction(detour, at: fraction, axis) }
    let isVertical = axis == .vertical
    let curve = isVertical ? pieces[index].verticalCurve : pieces[index].curve
    let value = curves.value(of: curve, at: fraction)
    let base = isVertical ? pieces[index].base.y : pieces[index].base.x
    let span = isVertical ? pieces[index].span.y : pieces[index].span.x
    return base + span * value
  }

  @inline(__always)
  private func position(ofPiece index: Int, at time: Double) -> Double {
    let elapsed = max(time - pieces[index].start, 0)
    let position = pieces[index].position + pieces[index].rate * elapsed
    switch pieces[index].cycle {
    case .holds: return min(max(position, 0), 1)
    case .repeats:
      // Where a cycle ends, the next one begins, also where the product is a little too small for that.
      let reached = position + pieces[index].rate * TimelineClock.tolerance
      return max(position - reached.rounded(.down), 0)
    case .autoreverses:
      let there = position - 2 * (position / 2).rounded(.down)
      return there > 1 ? 2 - there : there
    }
  }

  @inline(never)
  private func fraction(
    _ detour: ProgressPiece.Detour, at position: Double, _ axis: Axis
  ) -> Double {
    var fraction = position
    if let scrub = detour.scrub {
      fraction = scrub.fraction + scrub.span * curves.value(of: scrub.curve, at: position)
      if scrub.isClamped { fraction = min(max(fraction, 0), 1) }
    }
    fraction = curves.inverse(of: detour.inverse, at: fraction)
    return detour.window(along: axis)?.apply(to: fraction) ?? fraction
  }
}

extension ProgressFunction {
  /// Adds another function's pieces and returns where they are.
  mutating func append(_ other: ProgressFunction) -> Range<Int> {
    let first = pieces.count
    let moved = curves.append(other.curves)
    pieces += other.pieces.map { piece in
      var piece = piece
      piece.curve = moved(piece.curve)
      piece.verticalCurve = moved(piece.verticalCurve)
      if var detour = piece.detour {
        detour.scrub = detour.scrub.map { scrub in
          var scrub = scrub
          scrub.curve = moved(scrub.curve)
          return scrub
        }
        detour.inverse = moved(detour.inverse)
        piece.detour = detour
      }
      return piece
    }
    return first..<pieces.count
  }

  /// How fast the progress grew just before a time, per second; 0 where nothing moved or a `scrub` did.
  ///
  /// A finger has a velocity that a spring takes over; values that are set one after the other have
  /// none.
  func velocity(before time: Double, axis: Axis) -> Double {
    let moment = time - TimelineClock.tolerance
    guard let piece = pieces.last(where: { $0.start < moment }), piece.cycle == .holds else {
      return 0
    }
    let position = piece.position + piece.rate * (time - piece.start)
    let slack = piece.rate.magnitude * TimelineClock.tolerance
    guard position >= -slack, position <= 1 + slack else { return 0 }
    var fraction = min(max(position, 0), 1)
    var slope = piece.rate
    if let scrub = piece.detour?.scrub {
      guard scrub.isClamped else { return 0 }
      slope *= scrub.span * curves.velocity(of: scrub.curve, at: fraction)
      fraction = scrub.fraction + scrub.span * curves.value(of: scrub.curve, at: fraction)
      guard fraction >= 0, fraction <= 1 else { return 0 }
    }
    if let inverse = piece.detour?.inverse, inverse != .identity {
      fraction = curves.inverse(of: inverse, at: fraction)
      slope /= curves.velocity(of: inverse, at: fraction)
    }
    if let window = piece.detour?.window(along: axis) {
      slope *= window.slope(at: fraction)
      fraction = window.apply(to: fraction)
    }
    let curve = axis == .horizontal ? piece.curve : piece.verticalCurve
    let velocity = slope * curves.velocity(of: curve, at: fraction) * piece.span[axis.lane]
    return velocity.isFinite ? velocity : 0
  }
}
