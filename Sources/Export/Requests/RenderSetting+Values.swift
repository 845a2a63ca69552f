import AnimPrimitives
import AnimScenes

// Values from the texts of settings. All throw `usage`.

extension RenderSetting {
  static func number(
    _ name: String, _ text: String, in range: ClosedRange<Double>, _ unit: String = ""
  ) throws(RequestError) -> Double {
    guard let number = Double(decimal: text), number.isFinite, range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected a number from \(range.lowerBound.shortestText) to "
          + "\(range.upperBound.shortestText)\(unit.isEmpty ? "" : " \(unit)")")
    }
    return number
  }

  static func integer(_ name: String, _ text: String, in range: ClosedRange<Int>)
    throws(RequestError) -> Int
  {
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// Distinct values with commas between them.
  static func list<Value: Equatable>(
    _ name: String, _ text: String, _ value: (String) throws(RequestError) -> Value
  ) throws(RequestError) -> [Value] {
    var values: [Value] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard !item.isEmpty || text.isEmpty else {
        throw .usage("'--\(name) \(text)': a value is missing beside a comma")
      }
      let one = try value(String(item))
      guard !values.contains(one) else {
        throw .usage("'--\(name) \(text)': \(item) is given twice")
      }
      values.append(one)
    }
    return values
  }

  static func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ text: String)
    throws(RequestError) -> Choice where Choice.RawValue == String
  {
    guard let choice = Choice(rawValue: text) else {
      throw invalidChoice(name, text, Choice.self)
    }
    return choice
  }

  /// Distinct choices with commas between them, in the order of their cases.
  static func choices<Choice: RawRepresentable & CaseIterable & Equatable>(
    _ name: String, _ text: String
  ) throws(RequestError) -> [Choice] where Choice.RawValue == String {
    let given: [Choice] = try list(name, text) { item throws(RequestError) in
      try choice(name, item)
    }
    return Choice.allCases.filter(given.contains)
  }

  static func invalidChoice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, _ text: String, _ type: Choice.Type
  ) -> RequestError where Choice.RawValue == String {
    let all = Choice.allCases.map(\.rawValue)
    return .usage(
      "'--\(name) \(text)': expected one of \(all.joined(separator: ", "))",
      hint: all.nearest(to: text).map { "did you mean '\($0)'?" })
  }

  /// A number of bytes, such as `500kB` or `10MB`. A kilobyte is 1000 bytes, a kibibyte 1024.
  static func byteCount(_ name: String, _ text: String) throws(RequestError) -> Int {
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

  static func matte(_ text: String, _ appearance: SceneOptions.Appearance) throws(RequestError)
    -> PremultipliedColor
  {
    guard let color = Color.parsing(text, appearance: appearance) else {
      throw .usage("'--matte \(text)': unknown colour")
    }
    guard color.alpha >= 1 else {
      throw .usage(
        "'--matte \(text)': the matte must be opaque (alpha is \(color.alpha.shortText))")
    }
    return PremultipliedColor(color)
  }
}
