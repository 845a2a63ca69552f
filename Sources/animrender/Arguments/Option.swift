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
