import AnimPrimitives

/// Scripts that complete the words of a command line. They name the commands and options of the help.
///
/// Without the name of a command, a line renders a scene.
struct Completions {
  private let commands: [Command]

  init(_ commands: [Command]) {
    self.commands = commands
  }

  /// The words that may stand first.
  private var words: [String] { commands.map(\.name) + ["help"] }
  private var names: String { words.joined(separator: " ") }
}

// MARK: - bash

extension Completions {
  var bash: String {
    let cases = commands.map { command in
      let options = command.allOptions.flatMap(\.words).joined(separator: " ")
      let values = command.allOptions.compactMap { option -> String? in
        let pattern = option.words.joined(separator: "|")
        switch option.values {
        case .none: return option.value == nil ? nil : "    \(pattern)) return ;;"
        case .files: return "    \(pattern)) compopt -o default; return ;;"
        case .folders: return "    \(pattern)) compopt -o dirnames; return ;;"
        case .words(let words):
          let list = words.joined(separator: " ")
          return "    \(pattern)) COMPREPLY=($(compgen -W '\(list)' -- \"$word\")); return ;;"
        }
      }
      return """
          \(command.name))
            options='\(options)'
            case $last in
        \(values.joined(separator: "\n"))
            esac
            ;;
        """
    }
    return """
      # Completions of animrender for bash.
      _animrender() {
        local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]} command=render options
        COMPREPLY=()
        if ((COMP_CWORD == 1)) && [[ $word != -* ]]; then
          COMPREPLY=($(compgen -W '\(names)' -- "$word"))
          compopt -o default
          return
        fi
        case ${COMP_WORDS[1]} in
        \(commands.map(\.name).joined(separator: " | "))) command=${COMP_WORDS[1]} ;;
        help)
          COMPREPLY=($(compgen -W '\(names)' -- "$word"))
          return
          ;;
        esac
        case $command in
      \(cases.joined(separator: "\n"))
        esac
        if [[ $word == -* ]]; then
          COMPREPLY=($(compgen -W "$options" -- "$word"))
        else
          compopt -o default
        fi
      }
      complete -F _animrender animrender

      """
  }
}

// MARK: - zsh

extension Completions {
  var zsh: String {
    let list = commands.map { "    '\($0.name):\(Self.quoted($0.summary, escaping: ":"))'" }
    let cases = commands.map { command in
      let specs = command.allOptions.flatMap(Self.zshSpecs).map { "      \($0) \\" }
      return """
          \(command.name))
            _arguments -S \\
        \(specs.joined(separator: "\n"))
              '*:file:_files'
            ;;
        """
    }
    return """
      #compdef animrender
      # Completions of animrender for zsh.
      _animrender() {
        local command=render
        local -a commands=(
      \(list.joined(separator: "\n"))
          'help:explains a command'
        )
        if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
          _describe -t commands command commands
          _files
          return
        fi
        if [[ $words[2] == help ]]; then
          _describe -t commands command commands
          return
        fi
        if (( ${commands[(I)$words[2]:*]} )); then
          command=$words[2]
          shift words
          (( CURRENT-- ))
        fi
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _animrender "$@"

      """
  }

  /// The words of an option for `_arguments`: `'(-o --output)'{-o,--output}'[help]:value:_files'`.
  private static func zshSpecs(_ option: Option) -> [String] {
    let help = quoted(option.help, escaping: "[]:")
    let action =
      switch option.values {
      case .none: option.value == nil ? nil : " "
      case .files: "_files"
      case .folders: "_files -/"
      case .words(let words): "(\(words.joined(separator: " ")))"
      } as String?
    let value = action.map { ":value:\($0)" } ?? ""
    let guarded = option.repeats ? "*" : "(\(option.words.joined(separator: " ")))"
    return option.words.map { "'\(guarded)\($0)[\(help)]\(value)'" }
  }

  /// A text within single quotes, with a backslash before some characters.
  private static func quoted(_ text: String, escaping special: String) -> String {
    String(
      text.flatMap { character -> [Character] in
        if character == "'" { return Array("'\\''") }
        return special.contains(character) ? ["\\", character] : [character]
      })
  }
}

// MARK: - fish

extension Completions {
  var fish: String {
    var lines = [
      "# Completions of animrender for fish.",
      "set -l commands \(names)",
      "complete -c animrender -n \"not __fish_seen_subcommand_from $commands\" -k -a help -d 'explains a command'",
    ]
    for command in commands.reversed() {
      lines.append(
        "complete -c animrender -n __fish_is_first_token -k -a \(command.name) -d \(command.summary.fishQuoted)"
      )
    }
    let others = words.filter { $0 != RenderCommand.command.name }.joined(separator: " ")
    for command in commands {
      let condition =
        command.name == RenderCommand.command.name
        ? "not __fish_seen_subcommand_from \(others)"
        : "__fish_seen_subcommand_from \(command.name)"
      for option in command.allOptions {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value =
          switch option.values {
          case .none: option.value == nil ? "" : " -x"
          case .files: " -r"
          case .folders: " -x -a '(__fish_complete_directories)'"
          case .words(let words): " -x -a '\(words.joined(separator: " "))'"
          }
        lines.append(
          "complete -c animrender -n '\(condition)' -l \(option.name)\(short)\(value) -d \(option.help.fishQuoted)"
        )
      }
    }
    lines.append(
      "complete -c animrender -n '__fish_seen_subcommand_from help' -x -a '\(commands.map(\.name).joined(separator: " "))'"
    )
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Option {
  /// The values that can be completed.
  fileprivate enum Values {
    case none, files, folders
    case words([String])
  }

  fileprivate var values: Values {
    guard let value else { return .none }
    let words = value.split(separator: "|").map(String.init)
    if words.count > 1, words.allSatisfy({ $0.allSatisfy { $0.isLowercase || $0.isNumber } }) {
      return .words(words)
    }
    switch value {
    case "FILE", "TABLE": return .files
    case "FOLDER": return .folders
    default: return .none
    }
  }

  /// As typed: `-o` and `--output`.
  fileprivate var words: [String] { (short.map { ["-\($0)"] } ?? []) + ["--\(name)"] }
}

extension String {
  fileprivate var fishQuoted: String {
    "'" + String(flatMap { "\\'".contains($0) ? ["\\", $0] : [$0] }) + "'"
  }
}
