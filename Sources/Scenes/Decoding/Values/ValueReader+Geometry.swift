import AnimDocuments
import AnimMotion
import AnimPrimitives

extension ValueReader where Value == Point {
  static func point(_ expected: String = "a point [x, y]") -> ValueReader {
    ValueReader.pair(expected, in: .any).map { Point($0.0, $0.1) }
  }
}

extension ValueReader where Value == Size {
  static func size(
    in range: NumberRange = .notNegative, _ expected: String = "a size [width, height]"
  ) -> ValueReader {
    ValueReader.pair(expected, in: range).map { Size($0.0, $0.1) }
  }

  /// One factor for both directions, or one for each.
  static var scale: ValueReader { forBothDirections("a number or [x, y]", in: .any) }

  /// One layout priority for both directions, or one for each.
  static var priorities: ValueReader {
    forBothDirections("a priority or [horizontal, vertical]", in: .priority)
  }

  private static func forBothDirections(
    _ expected: String, in range: NumberRange
  ) -> ValueReader {
    let pair = ValueReader.pair(expected, in: range)
    return ValueReader(pair.expected) { node, subject in
      if node.number != nil {
        let both = ValueReader<Double>.number(in: range).read(node, subject.key, subject.context)
        return both.map { Size($0, $0) }
      }
      return pair.read(node, subject.key, subject.context).map { Size($0.0, $0.1) }
    }
  }
}

extension ValueReader where Value == Rect {
  /// A rectangle with a width and height of at least `smallest`.
  static func rect(smallest: Double = 0) -> ValueReader {
    let side = ValueReader<Double>.number(in: .from(smallest, to: NumberRange.limit))
    let numbers = ValueReader<[JSONNode]>.nodes(4, "a rectangle [x, y, width, height]")
    return ValueReader(numbers.expected) { node, subject in
      guard let nodes = numbers.read(node, subject.key, subject.context) else { return nil }
      let readers = [ValueReader<Double>.number(), .number(), side, side]
      let values = zip(nodes, readers).compactMap { $1.read($0, subject.key, subject.context) }
      guard values.count == 4 else { return nil }
      return Rect(x: values[0], y: values[1], width: values[2], height: values[3])
    }
  }
}

extension ValueReader where Value == AffineTransform {
  static var matrix: ValueReader {
    ValueReader<[Double]>.list(
      of: .number(), called: "numbers: a matrix [a, b, c, d, tx, ty]", count: 6...6
    ).map { AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
  }
}

extension ValueReader {
  /// Two numbers.
  fileprivate static func pair(
    _ expected: String, in range: NumberRange
  ) -> ValueReader<(Double, Double)> {
    let number = ValueReader<Double>.number(in: range)
    let nodes = ValueReader<[JSONNode]>.nodes(2, expected)
    return ValueReader<(Double, Double)>(expected) { node, subject in
      guard let pair = nodes.read(node, subject.key, subject.context) else { return nil }
      let first = number.read(pair[0], subject.key, subject.context)
      let second = number.read(pair[1], subject.key, subject.context)
      guard let first, let second else { return nil }
      return (first, second)
    }
  }
}

extension ValueReader where Value == [JSONNode] {
  /// A list of fixed length; its elements are not read.
  fileprivate static func nodes(_ count: Int, _ expected: String) -> ValueReader {
    ValueReader(expected) { node, subject in
      guard let nodes = node.elements, nodes.count == count else {
        subject.mismatch(node)
        return nil
      }
      return nodes
    }
  }
}
