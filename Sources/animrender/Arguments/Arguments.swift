import AnimPrimitives
import AnimProject

/// The words of a command line, sorted into options and positionals.
struct Arguments {
  private(set) var values: [String: [String]] = [:]
  private(set) var positionals: [String] = []

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last value of the option.
  func value(_ name: String) -> String? { values[name]?.last }

  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Parses `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--` before positionals that begin with a
  /// dash.
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

  /// The option with the name `word` in other programs, or in other commands of this one.
  private static func synonym(for word: String, _ options: [Option]) -> String? {
    guard let meant = synonyms[word] else { return nil }
    return options.contains { meant.split(separator: " ").first == "--\($0.name)" } ? meant : nil
  }

  private static let synonyms = [
    "--at": "--time", "--dark": "--appearance dark", "--end": "--to", "--framerate": "--fps",
    "--light": "--appearance light", "--loop": "--plays", "--param": "--set", "--repeat": "--plays",
    "--size": "--scale", "--start": "--from", "--threads": "--jobs", "--time": "--at",
    "--transparent": "--background clear", "--width": "--scale",
  ]

  private mutating func take(
    _ word: String, from rest: inout ArraySlice<String>, options: [Option]
  ) throws(Failure) {
    let isLong = word.hasPrefix("--")
    // Search bytes, not characters: a combining accent after the sign would form one character with it.
    let equals = isLong ? word.utf8.firstIndex(of: UInt8(ascii: "=")) : nil
    let name =
      isLong
      ? String(word[word.index(word.startIndex, offsetBy: 2)..<(equals ?? word.endIndex)]) : nil
    let short = isLong ? nil : word.dropFirst().first
    guard let option = options.first(where: { isLong ? $0.name == name : $0.short == short }) else {
      // A negative number is a positional.
      if !isLong, Double(decimal: word) != nil {
        positionals.append(word)
        return
      }
      let shown = isLong ? "--\(name ?? "")" : word
      let near =
        Self.synonym(for: shown, options) ?? options.map { "--\($0.name)" }.nearest(to: shown)
      throw .usage("unknown option '\(shown)'", hint: near.map { "did you mean '\($0)'?" })
    }
    let inline: String? =
      if let equals {
        String(word[word.utf8.index(after: equals)...])
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
