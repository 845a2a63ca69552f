import Primitives

/// An option of a command: its names, what it takes, and what the help says of it.
struct Option: Sendable {
  /// The long name without its dashes; it is how commands ask for the option.
  let name: String
  let short: Character?
  /// What stands for the value in the help; nil for a flag.
  let value: String?
  let help: String
  /// Whether it may be given several times.
  let repeats: Bool

  init(
    _ name: String, short: Character? = nil, value: String? = nil, repeats: Bool = false,
    _ help: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.repeats = repeats
  }
}

/// What a user typed, sorted into options and the rest.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var positionals: [String] = []

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value given.
  func value(_ name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Sorts words by a command's options. `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--`
  /// before words that are no options.
  ///
  /// - Throws: a usage error for unknown options, missing values and repeated options.
  init(_ words: [String], options: [Option]) throws(Failure) {
    var rest = words[...]
    var takesOptions = true
    while let word = rest.popFirst() {
      guard takesOptions, word.hasPrefix("-"), word != "-" else {
        positionals.append(word)
        continue
      }
      if word == "--" {
        takesOptions = false
        continue
      }
      try take(word, from: &rest, options: options)
    }
  }

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, options: [Option]
  ) throws(Failure) {
    let isLong = word.hasPrefix("--")
    let equals = isLong ? word.firstIndex(of: "=") : nil
    let name =
      isLong
      ? String(word[word.index(word.startIndex, offsetBy: 2)..<(equals ?? word.endIndex)]) : nil
    let short = isLong ? nil : word.dropFirst().first
    guard let option = options.first(where: { isLong ? $0.name == name : $0.short == short }) else {
      // A negative number is a value that stands alone, not an option.
      if !isLong, Double(word) != nil {
        positionals.append(word)
        return
      }
      let shown = isLong ? "--\(name ?? "")" : word
      let near = options.map { "--\($0.name)" }.nearest(to: shown)
      throw .usage("unknown option '\(shown)'", hint: near.map { "did you mean '\($0)'?" })
    }
    let inline: String? =
      if let equals {
        String(word[word.index(after: equals)...])
      } else if !isLong, word.count > 2 {
        String(word.dropFirst(2))
      } else {
        nil
      }
    if values[option.name] != nil, !option.repeats {
      throw .usage("'--\(option.name)' is given twice")
    }
    guard option.value != nil else {
      guard inline == nil else { throw .usage("'--\(option.name)' takes no value") }
      values[option.name] = []
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw .usage("'--\(option.name)' needs a value: \(option.value ?? "")")
    }
    values[option.name, default: []].append(value)
  }
}

extension Arguments {
  /// A number in a range, or nil where the option is not given.
  func number(_ name: String, in range: ClosedRange<Double>, unit: String = "")
    throws(Failure) -> Double?
  {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number.isFinite, range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected \(describe(range))\(unit.isEmpty ? "" : " \(unit)")")
    }
    return number
  }

  /// A whole number in a range, or nil where the option is not given.
  func integer(_ name: String, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "'--\(name) \(text)': expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }

  /// `--jobs`: threads to work with, or nil where the option is not given.
  var jobs: Int? {
    get throws(Failure) { try integer("jobs", in: 1...256) }
  }

  /// A number of bytes, such as `500kB` or `10MB` (1000 bytes are a kilobyte, 1024 a kibibyte), or nil
  /// where the option is not given.
  func byteCount(_ name: String) throws(Failure) -> Int? {
    guard let text = value(name) else { return nil }
    let units: [(String, Double)] = [
      ("kib", 1024), ("mib", 1_048_576), ("kb", 1000), ("mb", 1_000_000), ("k", 1000),
      ("m", 1_000_000), ("b", 1), ("", 1),
    ]
    let lowered = text.lowercased()
    let unit = units.first { lowered.hasSuffix($0.0) } ?? ("", 1)
    guard let number = Double(lowered.dropLast(unit.0.count)), number * unit.1 >= 1,
      number * unit.1 < 1e15
    else { throw .usage("'--\(name) \(text)': expected a size such as 500kB or 10MB") }
    return Int(number * unit.1)
  }

  /// One of a set of words, or nil where the option is not given.
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
