import AnimTiming

/// The progress of one animation over time: pieces in order of their starts.
struct ProgressFunction: Sendable {
  var pieces: [ProgressPiece] = []

  /// The progress at a time, in seconds; 0 before the first piece.
  func value(at time: Double, axis: Axis = .horizontal) -> Double {
    value(at: time, reached: time + TimeTolerance.seconds, axis: axis)
  }

  /// The progress at a time according to the last piece that starts by `reached`; 0 if there is none.
  func value(at time: Double, reached: Double, axis: Axis) -> Double {
    pieceIndex(startingBy: reached).map { value(ofPiece: $0, at: time, axis: axis) } ?? 0
  }

  /// The last piece that starts at or before a time.
  func pieceIndex(startingBy time: Double) -> Int? {
    var low = 0
    var high = pieces.count
    while low < high {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// The pieces that start between two times, and the piece before them.
  func pieceIndices(from start: Double, to end: Double) -> Range<Int> {
    let first = pieceIndex(startingBy: start.nextDown) ?? 0
    let last = pieceIndex(startingBy: end) ?? -1
    return first..<max(first, last + 1)
  }

  /// The start of the next piece, in seconds; infinite after the last one.
  func end(ofPiece index: Int) -> Double {
    index + 1 < pieces.count ? pieces[index + 1].start : .infinity
  }

  func value(ofPiece index: Int, at time: Double, axis: Axis) -> Double {
    // A span, because the array copies the piece with its curves.
    pieces.span[index].value(at: time, axis: axis)
  }
}

extension ProgressFunction {
  /// The velocity of the progress just before a time, per second; 0 at rest and during a `scrub`.
  ///
  /// A spring inherits the velocity of a finger; a sequence of set values has no velocity.
  func velocity(before time: Double, axis: Axis) -> Double {
    let moment = time - TimeTolerance.seconds
    guard let piece = pieces.last(where: { $0.start < moment }), piece.cycle == .holds else {
      return 0
    }
    let position = piece.position + piece.rate * (time - piece.start)
    let slack = piece.rate.magnitude * TimeTolerance.seconds
    guard position >= -slack, position <= 1 + slack else { return 0 }
    var fraction = min(max(position, 0), 1)
    var slope = piece.rate
    if let scrub = piece.remapping?.scrub {
      guard scrub.isClamped else { return 0 }
      slope *= scrub.span * scrub.curve.velocity(at: fraction)
      fraction = scrub.fraction + scrub.span * scrub.curve.value(reachedAt: fraction)
      guard fraction >= 0, fraction <= 1 else { return 0 }
    }
    if let inverse = piece.remapping?.inverse {
      fraction = inverse.inverse(of: fraction) ?? fraction
      slope /= inverse.velocity(at: fraction)
    }
    if let window = piece.remapping?.window(along: axis) {
      slope *= window.slope(at: fraction)
      fraction = window.apply(to: fraction)
    }
    let velocity = slope * piece.curve(along: axis).velocity(at: fraction) * piece.span[axis.lane]
    return velocity.isFinite ? velocity : 0
  }
}
