import AnimMotion
import AnimPrimitives

extension Recorder {
  /// Changes a property of a layer, with the effect of the closure that runs.
  func change(
    _ layer: CALayer, _ property: Property, to value: AnimatableValue, _ call: String
  ) {
    let target = layer.target
    guard value.isFinite else {
      fault(call, "must have finite numbers")
      return
    }
    guard !live.model(property, ofTarget: target).isSame(as: value) else { return }
    noteUse(of: value, property, target)
    let size = property.isSize && layer.view != nil ? layer.bounds.size : nil
    defer { layer.noteChange(of: property, size) }
    switch action(for: layer, property, call) {
    case .jump:
      live.set(property, to: value, ofTarget: target, isUnseen: isUnseen(layer))
    case .animate(let block):
      live.animate(property, to: value, ofTarget: target, in: block.block)
      if !block.allowsTouches { touchBlocks.add(target, toBlock: block.block.number) }
    case .animateImplicitly:
      animateImplicitly(layer, property, to: value)
    case .collect(let collector):
      let old = live.tryOut(property, value, ofTarget: target)
      collector.add(
        PropertyChange(LiveTimeline.id(target), property, to: value), ofTarget: target,
        replacing: old)
    }
  }

  /// Whether the closure that runs animates changes, other than as frames.
  var animatesBlock: Bool {
    if case .block = scopes.last { true } else { false }
  }

  private enum Action {
    case jump
    case animate(OpenBlock)
    case animateImplicitly
    case collect(FrameCollector)
  }

  private func action(for layer: CALayer, _ property: Property, _ call: String) -> Action {
    guard layer.isOnStage else { return .jump }
    guard layer.view != nil else {
      return isImplicitlyAnimated(layer, property) ? .animateImplicitly : .jump
    }
    // Changes beside frames are those of the block around them.
    let scope = scopes.last { if case .frames(let frames) = $0 { frames.isOpen } else { true } }
    switch scope {
    case nil, .still: return .jump
    case .block(let block):
      guard property.has(.views) else {
        note("\(call) is not animated by a block of UIView: it jumps")
        return .jump
      }
      return .animate(block)
    case .frames(let collector):
      return property.has(.views) ? .collect(collector) : .jump
    }
  }

  func noteUse(of value: AnimatableValue, _ property: Property, _ target: Int) {
    switch (property, value) {
    case (.text, _), (.source, _), (_, .color), (.cornerRadius, _):
      let use = ValueUse(target: target, property: property, value: value)
      if uses[use] == nil { uses[use] = uses.count }
    default: break
    }
  }
}

extension CALayer {
  /// Marks the layout of the view after a change.
  ///
  /// - Parameter size: that of the view before the change.
  fileprivate func noteChange(of property: Property, _ size: CGSize?) {
    guard let view else { return }
    let isContent: Bool
    switch property {
    case .center, .centerX, .centerY, .anchorPoint, .frame, .bounds, .boundsWidth, .boundsHeight:
      isContent = false
    case .text, .source, .fontSize: isContent = true
    default: return
    }
    MainActor.assumeIsolated { view.noteChange(of: size, isContent: isContent) }
  }
}

extension Property {
  /// Whether it changes the size of a view.
  fileprivate var isSize: Bool {
    switch self {
    case .frame, .bounds, .boundsWidth, .boundsHeight: true
    default: false
    }
  }
}

extension AnimatableValue {
  /// Whether two values of a property are equal, whatever their form.
  func isSame(as other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.transform(let a), .matrix(let b)): a == TransformComponents(matrix: b)
    case (.point(let a), .size(let b)), (.size(let b), .point(let a)):
      a.x == b.width && a.y == b.height
    default: self == other
    }
  }
}
