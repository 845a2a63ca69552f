import AnimPrimitives
import AnimProject

extension Arguments {
  /// A number in a range; nil without the option.
  func number(_ name: String, in range: ClosedRange<Double>, unit: String = "")
    throws(Failure) -> Double?
  {
    guard let text = value(name) else { return nil }
    guard let number = Double(decimal: text), number.isFinite, range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected \(describe(range))\(unit.isEmpty ? "" : " \(unit)")")
    }
    return number
  }

  /// An integer in a range; nil without the option.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// `--jobs`, the number of threads; nil without the option.
  var jobs: Int? {
    get throws(Failure) { try integer("jobs", in: 1...256) }
  }

  /// One of the values of an enumeration; nil without the option.
  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, of type: Choice.Type)
    throws(Failure) -> Choice? where Choice.RawValue == String
  {
    guard let text = value(name) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue)
      throw .usage(
        "'--\(name) \(text)': expected one of \(all.joined(separator: ", "))",
        hint: all.nearest(to: text).map { "did you mean '\($0)'?" })
    }
    return choice
  }

  private func describe(_ range: ClosedRange<Double>) -> String {
    if range.upperBound == .greatestFiniteMagnitude {
      return "a number from \(range.lowerBound.shortestText)"
    }
    return "a number from \(range.lowerBound.shortestText) to \(range.upperBound.shortestText)"
  }
}
