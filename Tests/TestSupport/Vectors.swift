import Foundation

/// A number, text or list in a vector file.
public indirect enum VectorValue: Decodable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([VectorValue])
  case object([String: VectorValue])

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([VectorValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: VectorValue].self))
    }
  }

  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var text: String? { if case .text(let value) = self { value } else { nil } }
  public var list: [VectorValue]? { if case .list(let value) = self { value } else { nil } }
  public var object: [String: VectorValue]? {
    if case .object(let value) = self { value } else { nil }
  }
  /// All elements of a list of numbers.
  public var numbers: [Double]? {
    guard let list else { return nil }
    let numbers = list.compactMap(\.number)
    return numbers.count == list.count ? numbers : nil
  }
}

/// One expectation: a function, its argument, the expected value and the tolerance.
public struct VectorRow: Sendable, CustomStringConvertible {
  /// All members of the row.
  public let fields: [String: VectorValue]
  public let function: String
  public let params: [String: VectorValue]
  public let tolerance: Double
  /// The argument, or nil if the function has none.
  public let t: Double?
  public let expected: VectorValue

  public init(_ fields: [String: VectorValue]) throws {
    guard let function = fields["function"]?.text, let tolerance = fields["tolerance"]?.number
    else {
      throw VectorError(message: "a row needs a function and a tolerance: \(fields)")
    }
    self.fields = fields
    self.function = function
    self.tolerance = tolerance
    self.params = fields["params"]?.object ?? [:]
    self.t = fields["t"]?.number
    self.expected = fields["expected"] ?? .null
  }

  /// A numeric parameter. Throws if it is missing.
  public func number(_ name: String) throws -> Double {
    guard let value = params[name]?.number else {
      throw VectorError(message: "\(self) has no number \(name)")
    }
    return value
  }

  /// The argument. Throws if the row has none.
  public var time: Double { get throws { try require(t, "t") } }
  /// The expected number. Throws if the expected value is not a number.
  public var expectedNumber: Double { get throws { try require(expected.number, "expected") } }

  private func require(_ value: Double?, _ name: String) throws -> Double {
    guard let value else { throw VectorError(message: "\(self) has no number \(name)") }
    return value
  }

  public var description: String {
    "\(function) \(params) at \(t.map { "\($0)" } ?? "-")"
  }
}

public struct VectorError: Error, CustomStringConvertible {
  public let message: String
  public var description: String { message }
}

/// The rows of `MotionTests/Vectors/<name>.json`.
///
/// - Throws: an error if the number of rows differs from `count`, so that a lost file or row is detected.
public func vectors(_ name: String, count: Int) throws -> [VectorRow] {
  let data = try Data(contentsOf: Repository.url(of: "Tests/MotionTests/Vectors/\(name).json"))
  let rows = try JSONDecoder().decode([[String: VectorValue]].self, from: data)
  guard rows.count == count else {
    throw VectorError(message: "\(name).json has \(rows.count) rows, not \(count)")
  }
  return try rows.map(VectorRow.init)
}
