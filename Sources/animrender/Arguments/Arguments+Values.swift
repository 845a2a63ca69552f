import AnimPrimitives

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

  /// A number of bytes, such as `500kB` or `10MB` (a kilobyte is 1000 bytes, a kibibyte 1024); nil without the option.
  func byteCount(_ name: String) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    let units: [(String, Double)] = [
      ("kib", 1024), ("mib", 1_048_576), ("kb", 1000), ("mb", 1_000_000), ("k", 1000),
      ("m", 1_000_000), ("b", 1), ("", 1),
    ]
    let lowered = text.lowercased()
    let unit = units.first { lowered.hasSuffix($0.0) } ?? ("", 1)
    guard let number = Double(decimal: lowered.dropLast(unit.0.count)), number * unit.1 >= 1,
      number * unit.1 < 1e15
    else { throw .usage("'--\(name) \(text)': expected a size such as 500kB or 10MB") }
    return Int(number * unit.1)
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
