extension ProgressFunction {
  /// How fast the progress grew just before a time, per second; 0 where nothing moved or a `scrub` did.
  ///
  /// A finger has a velocity that a spring takes over; values that are set one after the other have
  /// none.
  func velocity(before time: Double, axis: Axis) -> Double {
    let moment = time - TimelineClock.tolerance
    guard let index = pieces.lastIndex(where: { $0.start < moment }) else { return 0 }
    let piece = pieces[index]
    let position = piece.position + piece.rate * (time - piece.start)
    let slack = abs(piece.rate) * TimelineClock.tolerance
    guard piece.cycle == .holds, position >= -slack, position <= 1 + slack else { return 0 }
    var input = min(max(position, 0), 1)
    var slope = piece.rate
    if !piece.isSimple {
      guard piece.scrub < 0 || piece.clampsFraction, piece.inverse < 0 else { return 0 }
      if piece.scrub >= 0 {
        slope *= curves[Int(piece.scrub)].velocity(at: input)
        input = curves[Int(piece.scrub)].value(at: input)
      }
      input = piece.fraction + piece.fractionSpan * input
      slope *= piece.fractionSpan
      guard input >= 0, input <= 1 || !piece.clampsFraction else { return 0 }
      if piece.hasWindow {
        input = piece.windowOffset + piece.windowScale * input
        slope *= piece.windowScale
      }
    }
    let outer = axis == .horizontal ? piece.outer : piece.verticalOuter
    if outer >= 0 { slope *= curves[Int(outer)].velocity(at: input) }
    let velocity = slope * piece.span[axis == .horizontal ? 0 : 1]
    return velocity.isFinite ? velocity : 0
  }
}
