import AnimProject

/// The manual page of the program, in the language of `man`.
struct ManualPage {
  private let commands: [Command]

  init(_ commands: [Command]) {
    self.commands = commands
  }

  var text: String {
    var lines = [
      ".TH ANIMRENDER 1 \"\" \"animrender \(Program.version)\"",
      ".SH NAME",
      "animrender \\- renders UI animations from a scene file to GIF, APNG, PNG and video",
      ".SH SYNOPSIS",
    ]
    for command in commands {
      lines += [".B animrender", Self.escaped(command.usage), ".br"]
    }
    for command in commands {
      lines += [".SH \(command.name.uppercased())", Self.escaped(command.summary)]
      for option in command.options { lines += Self.lines(option) }
      lines += [".PP", "Examples:", ".PP", ".nf", ".RS 2"]
      lines += command.examples.map(Self.escaped) + [".RE", ".fi"]
    }
    lines += [".SH OPTIONS OF ALL COMMANDS"] + Command.common.flatMap(Self.lines)
    lines += [".SH EXIT STATUS"]
    for code in ExitCode.allCases {
      lines += [".TP", ".B \(code.rawValue)", Self.escaped(code.meaning)]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ option: Option) -> [String] {
    let short = option.short.map { "\\fB\\-\($0)\\fR, " } ?? ""
    let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
    return [".TP", "\(short)\\fB\(escaped("--\(option.name)"))\\fR\(value)", escaped(option.help)]
  }

  /// A line of text. A backslash, a hyphen, and a dot or a quotation mark at the start have a meaning.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}

extension ExitCode {
  fileprivate var meaning: String {
    switch self {
    case .success: "success"
    case .different: "a difference, an unmet expectation, or a file that is out of date"
    case .usage: "the command line is wrong"
    case .badData: "an input is damaged or not valid"
    case .noInput: "an input does not exist or cannot be read"
    case .unavailable: "a program, a font or a picture is missing"
    case .internalFault: "a defect of the program"
    case .cannotCreate: "an output cannot be created"
    case .cannotWrite: "an output cannot be written"
    }
  }
}
