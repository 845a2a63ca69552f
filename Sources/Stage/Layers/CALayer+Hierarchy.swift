// The tree of layers. A view's layer moves with its view.

extension CALayer {
  public var sublayers: [CALayer]? { sublayerList.isEmpty ? nil : sublayerList }

  public func addSublayer(_ layer: CALayer) {
    insert(layer, at: sublayerList.count, "addSublayer(_:)")
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index), "insertSublayer(_:at:)")
  }

  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling) ?? 0, "insertSublayer(_:below:)")
  }

  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(
      layer, at: place(of: sibling).map { $0 + 1 } ?? sublayerList.count, "insertSublayer(_:above:)"
    )
  }

  func place(of sublayer: CALayer?) -> Int? {
    sublayerList.firstIndex { $0 === sublayer }
  }

  public func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    recorder.leave(self, ending: true)
    parent.sublayerList.removeObject(self)
    superlayer = nil
  }

  /// Inserts a layer into the sublayers. A layer that is already a sublayer only changes its index; its animations
  /// continue.
  ///
  /// - Parameter index: the index in the sublayers before the layer is removed from its old place.
  func insert(_ layer: CALayer, at index: Int, _ call: String) {
    var ancestor: CALayer? = self
    while let next = ancestor {
      guard next !== layer else {
        recorder.fault(
          call, "must have a layer or view that is neither an ancestor nor the receiver")
        return
      }
      ancestor = next.superlayer
    }
    var place = min(max(index, 0), sublayerList.count)
    if let parent = layer.superlayer {
      if parent === self, let old = sublayerList.firstIndex(where: { $0 === layer }) {
        if old < place { place -= 1 }
        guard old != place else { return }
      }
      recorder.leave(layer, ending: !isOnStage)
      parent.sublayerList.removeObject(layer)
    }
    sublayerList.insert(layer, at: place)
    layer.superlayer = self
    let above = sublayerList.dropFirst(place + 1).lazy.compactMap(\.appearance).first
    recorder.enter(layer, below: above)
  }
}

extension Array where Element: AnyObject {
  /// Removes the object if the array contains it, at most once. Objects at both ends are found at once, because programs
  /// remove all objects in one order or the other.
  mutating func removeObject(_ object: Element) {
    if last === object {
      removeLast()
    } else if let index = firstIndex(where: { $0 === object }) {
      remove(at: index)
    }
  }
}
