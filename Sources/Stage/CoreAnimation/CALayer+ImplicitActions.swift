import AnimMotion
import AnimTiming

// A layer without a view animates its changes implicitly. Source: CALayer.action(forKey:).

extension Recorder {
  /// Whether a change of a layer without a view is animated: the layer was on the stage when the last transaction was
  /// committed, and the present one does not disable it.
  func isImplicitlyAnimated(_ layer: CALayer, _ property: Property) -> Bool {
    guard layer.view == nil, !property.has(.immediate), !transactions.disablesActions,
      transactions.duration > 0, let appearance = layer.appearance
    else { return false }
    return appearances[appearance].isCommitted
  }

  /// Animates a change from what is seen, with the timing of the transaction. It replaces the animation of an earlier
  /// change.
  func animateImplicitly(_ layer: CALayer, _ property: Property, to value: AnimatableValue) {
    var timing = LiveTimeline.BlockTiming(duration: transactions.duration)
    timing.curve = transactions.curve ?? .default
    timing.beginsFromCurrentState = true
    timing.replaces = true
    let block = live.openBlock(timing)
    live.animate(property, to: value, ofTarget: layer.target, in: block)
    transactions.join(block.number)
    live.closeBlock(block.number)
  }

  /// Lets the layers that are on the stage animate their changes from now on.
  func markCommitted() {
    for index in committedCount..<appearances.count { appearances[index].isCommitted = true }
    committedCount = appearances.count
  }
}
