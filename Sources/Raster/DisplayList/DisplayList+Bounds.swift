import Primitives

extension DisplayList {
  /// The pixels of a canvas that a shape can touch; nil for none.
  static func deviceBounds(
    of shape: Shape, transform: ProjectiveTransform, outset: Double = 0, in canvas: IntRect
  ) -> IntRect? {
    guard let local = shape.bounds, let box = transform.boundingBox(of: local) else { return nil }
    let outer = Rect(
      x: Double(canvas.x), y: Double(canvas.y), width: Double(canvas.width),
      height: Double(canvas.height))
    guard let visible = box.insetBy(dx: -outset, dy: -outset).intersection(outer) else {
      return nil
    }
    return IntRect(covering: visible)?.intersection(canvas)
  }

  /// The pixels of a canvas that operations can touch; nil for none.
  static func bounds(of operations: ArraySlice<DrawOperation>, in canvas: IntRect) -> IntRect? {
    var result: IntRect?
    var index = operations.startIndex
    while index < operations.endIndex {
      let end: Int
      if case .pushLayer = operations[index] {
        end = min(operations.endOfLayer(at: index) + 1, operations.endIndex)
      } else {
        end = index + 1
      }
      if let bounds = bounds(ofItem: operations[index..<end], in: canvas) {
        result = result?.union(bounds) ?? bounds
      }
      index = end
    }
    return result
  }

  /// The pixels of a canvas that an operation, or a group from its push to its pop, can touch.
  static func bounds(ofItem item: ArraySlice<DrawOperation>, in canvas: IntRect) -> IntRect? {
    switch item.first {
    case .fill(let shape, _, let transform):
      return deviceBounds(of: shape, transform: transform, in: canvas)
    case .shadow(let shape, _, let radius, let transform):
      return deviceBounds(
        of: shape, transform: transform, outset: shadowReach(radius), in: canvas)
    case .pushLayer(let layer):
      // What lies outside of the canvas can throw a shadow into it.
      let reach = layer.shadow.map(\.reach) ?? 0
      guard let wide = canvas.outset(by: reach),
        let content = bounds(of: item.groupContent, in: wide)
      else { return nil }
      return bounds(of: layer, around: content, in: wide)?.intersection(canvas)
    case .popLayer, nil:
      return nil
    }
  }

  /// The pixels of a canvas that a group can touch whose content touches some.
  static func bounds(
    of layer: Layer, around content: IntRect, in canvas: IntRect
  ) -> IntRect? {
    var result = content
    if let clip = layer.clip {
      guard
        let inside = deviceBounds(of: clip.shape, transform: clip.transform, in: content)
      else { return nil }
      result = inside
    }
    guard let shadow = layer.shadow, let wide = result.outset(by: shadow.reach) else {
      return result.intersection(canvas)
    }
    return result.union(wide).intersection(canvas)
  }

  /// How far a blurred silhouette reaches beyond the sharp one, in pixels.
  static func shadowReach(_ radius: Double) -> Double {
    3 * max(radius, 0) + 1
  }
}

extension Layer.Shadow {
  /// How far it reaches beyond what throws it, in whole pixels, on all sides alike.
  var reach: Double {
    DisplayList.shadowReach(radius) + max(abs(offset.x), abs(offset.y))
  }
}

extension ArraySlice<DrawOperation> {
  /// The index of the pop that ends the layer pushed at an index, or the end of the list.
  func endOfLayer(at start: Int) -> Int {
    var depth = 0
    for index in start..<endIndex {
      switch self[index] {
      case .pushLayer: depth += 1
      case .popLayer:
        depth -= 1
        if depth == 0 { return index }
      case .fill, .shadow: break
      }
    }
    return endIndex
  }

  /// What a group holds, between its push, which comes first, and its pop, which may be missing.
  var groupContent: ArraySlice<DrawOperation> {
    let end = endOfLayer(at: startIndex)
    return self[(startIndex + 1)..<Swift.max(startIndex + 1, end)]
  }
}

extension IntRect {
  /// The rectangle grown on all sides; nil where it would leave the range.
  func outset(by distance: Double) -> IntRect? {
    guard distance >= 0, distance <= Double(Self.limit) else { return nil }
    let whole = Int(distance.rounded(.up))
    return IntRect(
      x: x - whole, y: y - whole, width: width + 2 * whole, height: height + 2 * whole)
  }
}
