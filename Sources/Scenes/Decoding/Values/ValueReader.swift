import AnimDocuments
import AnimMotion

/// Converts a JSON value into a value of the model: `view.read("alpha", .number(in: .fraction))`.
struct ValueReader<Value> {
  /// The allowed values, for errors: `a number from 0 to 1`.
  ///
  /// Evaluated only for errors.
  private let expectation: () -> String
  private let decode: (JSONNode, Subject) -> Value?

  /// The value to read, and the place for its errors.
  struct Subject {
    let key: String
    let context: DecodingContext
    fileprivate let expectation: () -> String

    /// Reports a value of the wrong type.
    func mismatch(_ node: JSONNode, hint: @autoclosure () -> String? = nil) {
      mismatch(node, expected: expectation(), hint: hint())
    }

    func mismatch(
      _ node: JSONNode, expected: @autoclosure () -> String,
      hint: @autoclosure () -> String? = nil
    ) {
      context.error(
        "expected \(expected()) for `\(key)`, found \(node.summary)", at: node, hint: hint())
    }
  }

  init(
    _ expected: @escaping @autoclosure () -> String,
    _ decode: @escaping (JSONNode, Subject) -> Value?
  ) {
    self.expectation = expected
    self.decode = decode
  }

  var expected: String { expectation() }

  /// Returns the value, or reports an error and returns nil.
  func read(_ node: JSONNode, _ key: String, _ context: DecodingContext) -> Value? {
    decode(node, Subject(key: key, context: context, expectation: expectation))
  }

  func map<Other>(_ transform: @escaping (Value) -> Other) -> ValueReader<Other> {
    ValueReader<Other>(self.expected) { node, subject in
      read(node, subject.key, subject.context).map(transform)
    }
  }
}

// MARK: - Plain values

extension ValueReader where Value == Double {
  static func number(in range: NumberRange = .any) -> ValueReader {
    ValueReader(range.isAny ? "a number" : "a number \(range.description)") { node, subject in
      guard let number = node.number else {
        subject.mismatch(node, hint: node.string.flatMap(Self.hint))
        return nil
      }
      guard range.contains(number) else {
        subject.mismatch(node, expected: "a number \(range.description)")
        return nil
      }
      return number
    }
  }

  private static func hint(for text: String) -> String? {
    guard Double(text) == nil else { return "write it without quotation marks" }
    let number = text.prefix { !$0.isLetter }
    let unit = text.dropFirst(number.count)
    guard Double(number) != nil, unit.count <= 4, unit.allSatisfy(\.isLetter) else { return nil }
    return "write the number alone: lengths are points, angles degrees, times seconds"
  }
}

extension ValueReader where Value == Int {
  static func integer(in range: ClosedRange<Int>) -> ValueReader {
    ValueReader("a whole number from \(range.lowerBound) to \(range.upperBound)") { node, subject in
      guard let number = node.number, let integer = Int(exactly: number), range.contains(integer)
      else {
        subject.mismatch(node)
        return nil
      }
      return integer
    }
  }
}

extension ValueReader where Value == Bool {
  static var flag: ValueReader {
    ValueReader("true or false") { node, subject in
      guard case .bool(let flag) = node.value else {
        subject.mismatch(node)
        return nil
      }
      return flag
    }
  }
}

extension ValueReader where Value == String {
  static var text: ValueReader {
    ValueReader("a string") { node, subject in
      guard let string = node.string else {
        subject.mismatch(node)
        return nil
      }
      return string
    }
  }

  /// A text without NUL, for metadata or a file name.
  static var textWithoutNUL: ValueReader {
    ValueReader("a string") { node, subject in
      guard let string = text.read(node, subject.key, subject.context) else { return nil }
      if let offset = Array(string.utf8).firstIndex(of: 0) {
        subject.context.error(
          "`\(subject.key)` must not hold a NUL character", in: node, at: offset..<(offset + 1))
        return nil
      }
      return string
    }
  }
}

extension ValueReader where Value == String {
  /// The path of a picture, relative to the scene. The text is relative to the file in which it stands.
  static var assetPath: ValueReader {
    ValueReader("a string") { node, subject in
      textWithoutNUL.read(node, subject.key, subject.context).map {
        subject.context.path($0, at: node)
      }
    }
  }
}

extension ValueReader where Value: RawRepresentable<String> & CaseIterable {
  /// A raw value of an enumeration.
  static func word(_ type: Value.Type = Value.self) -> ValueReader {
    var names: [String] { Value.allCases.map(\.rawValue) }
    return ValueReader("one of " + names.map { "\"\($0)\"" }.joined(separator: ", ")) {
      node, subject in
      guard let word = node.string, let value = Value(rawValue: word) else {
        subject.mismatch(node, hint: node.string.flatMap { Spelling.hint(for: $0, among: names) })
        return nil
      }
      return value
    }
  }
}

// MARK: - Lists

extension ValueReader {
  /// A list of values; nil if one of them has an error.
  static func list<Element>(
    of element: ValueReader<Element>, called name: String, count: ClosedRange<Int> = 0...10_000
  ) -> ValueReader where Value == [Element] {
    ValueReader("a list \(Self.amount(count))\(name)") { node, subject in
      guard let nodes = node.elements, count.contains(nodes.count) else {
        let amount = Self.amount(count, found: node.elements?.count ?? 0)
        subject.mismatch(node, expected: "a list \(amount)\(name)")
        return nil
      }
      let values = nodes.compactMap { element.read($0, subject.key, subject.context) }
      return values.count == nodes.count ? values : nil
    }
  }

  /// `of `, `of 6 `, `of at least 2 `; `of at most 256 ` for a list that is too long.
  private static func amount(_ count: ClosedRange<Int>, found: Int = 0) -> String {
    if count.lowerBound == count.upperBound { return "of \(count.lowerBound) " }
    if found > count.upperBound { return "of at most \(count.upperBound) " }
    return count.lowerBound > 0 ? "of at least \(count.lowerBound) " : "of "
  }
}
