import AnimPrimitives

extension DisplayList {
  /// The pixels of a canvas that a shape can touch, or nil for none.
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

  /// The pixels that a group can touch, or nil for none.
  ///
  /// - Parameter content: the pixels that the group's content can touch.
  static func bounds(of layer: Layer, around content: IntRect) -> IntRect? {
    var result = content
    if layer.pixelReach > 0 { result = result.outset(by: layer.pixelReach) ?? result }
    if let clip = layer.clip {
      guard
        let inside = deviceBounds(of: clip.shape, transform: clip.transform, in: result)
      else { return nil }
      result = inside
    }
    // Shapes outside the canvas can cast a shadow into it.
    guard let shadow = layer.shadow else { return result }
    return result.outset(by: shadow.reach) ?? result
  }

  /// The distance in pixels by which a blurred silhouette extends beyond the sharp one.
  static func shadowReach(_ radius: Double) -> Double {
    3 * max(radius, 0) + 1
  }
}

extension Layer {
  /// The pixels of a canvas that the group's ground can touch, or nil for none.
  func groundBounds(in canvas: IntRect) -> IntRect? {
    guard let clip, ground != nil else { return nil }
    return DisplayList.deviceBounds(of: clip.shape, transform: clip.transform, in: canvas)
  }
}

extension Layer {
  /// The distance in pixels by which the effects below the clip extend the group's content, and from which they read.
  var pixelReach: Double {
    effects.reduce(0) { reach, effect in
      if case .dropShadow = effect { reach } else { max(reach, effect.reach) }
    }
  }

  /// The standard deviation of the blur; 0 for none.
  var blurRadius: Double {
    for case .blur(let radius) in effects { return radius }
    return 0
  }
}

extension Layer.Shadow {
  /// The maximum distance in pixels by which the shadow extends beyond the group, on any side.
  var reach: Double { blurReach + max(abs(offset.x), abs(offset.y)) }

  /// The distance in pixels by which the shadow extends beyond the sharp, offset silhouette.
  var blurReach: Double { Effect.blurReach(radius) }
}

extension IntRect {
  /// The rectangle grown on all sides by a distance rounded up, or nil if the result is out of range.
  func outset(by distance: Double) -> IntRect? {
    guard distance >= 0, distance <= Double(Self.limit) else { return nil }
    let whole = Int(distance.rounded(.up))
    return IntRect(
      x: x - whole, y: y - whole, width: width + 2 * whole, height: height + 2 * whole)
  }
}
