import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ViewReader {
  /// Reads position, size, anchor point and z-position.
  ///
  /// - Parameter isExample: whether the view stands for a component of a library, whose uses may be in stacks.
  /// - Returns: whether the scene sets the view's size, and the sides of it that it leaves open.
  mutating func readGeometry(isExample: Bool) -> (hasSize: Bool, openSides: SideMask) {
    let anchor = object.read("anchorPoint", .point(), default: Point(0.5, 0.5))
    let hasFrame = object.has("frame")
    // A stack, and a view that a stack arranges, may leave sides open.
    let mayBeOpen = isArranged || type == .stack || isExample
    var openSides: SideMask = []
    let frame = object.read(
      "frame", mayBeOpen ? .openRect { openSides = $0 } : .rect(), default: .zero)
    if hasFrame, let other = ["center", "bounds"].first(where: object.has),
      let member = object.member(other)
    {
      object.context.report(
        Problem(
          "`\(other)` contradicts `frame`", at: member.keyPlace,
          hint: "give either `frame`, or `center` with `bounds`"))
    }
    let hasBounds = object.has("bounds")
    let bounds = object.read(
      "bounds", mayBeOpen ? .openSize { openSides = $0 } : .size(), default: frame.size)
    // As in UIKit, the anchor point is set first; the frame then determines the position.
    let anchored = Point(
      frame.minX + frame.width * anchor.x, frame.minY + frame.height * anchor.y)
    let center = object.read("center", .point(), default: anchored)
    values[.center] = .point(center)
    values[.bounds] = .size(bounds)
    values[.anchorPoint] = .point(anchor)
    if isArranged { warnOfPosition(frame) }
    return ((hasFrame || hasBounds) && openSides.isEmpty, openSides)
  }

  mutating func readTransform() {
    if let transform = object.read("transform", .transform) { values[.transform] = transform }
  }
}

extension ValueReader where Value == Size {
  /// A size whose sides may be null, and are then 0.
  fileprivate static func openSize(_ note: @escaping (SideMask) -> Void) -> ValueReader {
    let side = ValueReader<Double?>.openSide
    let sides = ValueReader<[Double?]>.list(
      of: side, called: "sides: [width, height]", count: 2...2)
    return sides.map { sides in
      note(SideMask(openIn: sides))
      return Size(sides[0] ?? 0, sides[1] ?? 0)
    }
  }
}

extension ValueReader where Value == Rect {
  /// A rectangle whose sides may be null, and are then 0.
  fileprivate static func openRect(_ note: @escaping (SideMask) -> Void) -> ValueReader {
    let rect = ValueReader.rect()
    return ValueReader(rect.expected) { node, subject in
      guard let nodes = node.elements, nodes.count == 4 else {
        subject.mismatch(node)
        return nil
      }
      let place = nodes[..<2].map {
        ValueReader<Double>.number().read($0, subject.key, subject.context)
      }
      let sides = nodes[2...].map {
        ValueReader<Double?>.openSide.read($0, subject.key, subject.context)
      }
      guard case (let x?, let y?) = (place[0], place[1]),
        case (let width?, let height?) = (sides[0], sides[1])
      else { return nil }
      note(SideMask(openIn: [width, height]))
      return Rect(x: x, y: y, width: width ?? 0, height: height ?? 0)
    }
  }
}

extension ValueReader where Value == Double? {
  /// A length, or null for a side that is left open.
  fileprivate static var openSide: ValueReader {
    let number = ValueReader<Double>.number(in: .notNegative)
    return ValueReader(number.expected + ", or null") { node, subject in
      if case .null = node.value { return .some(nil) }
      return number.read(node, subject.key, subject.context).map(Optional.some)
    }
  }
}

extension SideMask {
  fileprivate init(openIn sides: [Double?]) {
    self = []
    if sides[0] == nil { insert(.width) }
    if sides[1] == nil { insert(.height) }
  }
}

extension ValueReader where Value == AnimatableValue {
  /// Components by name, or a matrix of six numbers. A matrix stays distinct from components even if both are the
  /// identity, because they are animated differently.
  static var transform: ValueReader { transform(over: .identity) }

  /// A difference of transforms. Missing components add nothing.
  static var transformDifference: ValueReader { transform(over: .zero) }

  /// - Parameter base: the values of missing components.
  private static func transform(over base: TransformComponents) -> ValueReader {
    ValueReader("a transform: { translate, scale, rotate, skew } or [a, b, c, d, tx, ty]") {
      node, subject in
      switch node.value {
      case .array:
        ValueReader<AffineTransform>.matrix.read(node, subject.key, subject.context)
          .map { .matrix($0) }
      case .object: parts(node, over: base, subject.context).map { .transform($0) }
      default: mismatch(node, subject)
      }
    }
  }

  private static func mismatch(_ node: JSONNode, _ subject: Subject) -> AnimatableValue? {
    subject.mismatch(node)
    return nil
  }

  private static func parts(
    _ node: JSONNode, over base: TransformComponents, _ context: DecodingContext
  ) -> TransformComponents? {
    guard var object = KeyedReader(node, as: "a transform", context) else { return nil }
    let transform = TransformComponents(
      translation: object.read("translate", .point("an offset [x, y]"), default: .zero),
      scale: object.read("scale", .scale, default: base.scale),
      skew: object.read("skew", .size(in: .any, "angles [x, y]"), default: .zero),
      rotation: object.read("rotate", .number(), default: 0),
      rotationX: object.read("rotateX", .number(), default: 0),
      rotationY: object.read("rotateY", .number(), default: 0),
      perspective: object.read("perspective", .number(in: .notNegative), default: 0))
    object.finish()
    return transform
  }
}
