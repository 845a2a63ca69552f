import AnimTestSupport
import Foundation
import Testing

@testable import AnimRenderCommand

/// Completions and the manual page, which are made from the help.
@Suite struct CompletionTests {
  private let workspace = Workspace()

  private func text(_ form: String) throws -> String {
    try workspace.run("completions", form, code: 0).text
  }

  @Test(arguments: ["bash", "zsh", "fish", "man"])
  func `every command and option of the help is in each form`(form: String) throws {
    let text = try text(form).replacing("\\-", with: "-")
    for command in Program.commands {
      let shown = form == "man" ? command.name.uppercased() : command.name
      #expect(text.contains(shown))
      let help = try workspace.run("help", command.name, code: 0).text
      for line in help.split(separator: "\n") {
        guard let name = line.firstMatch(of: /^ +(?:-., )?--([a-z-]+)/)?.1 else { continue }
        let words = form == "fish" ? "-l \(name)" : "--\(name)"
        #expect(text.contains(words), "\(command.name) --\(name)")
      }
    }
  }

  @Test func `an option for a folder completes folders`() throws {
    let lines = try text("fish").split(separator: "\n")
    for name in ["font-dir", "goldens"] {
      let found = lines.filter { $0.contains(" -l \(name) ") }
      #expect(!found.isEmpty)
      #expect(found.allSatisfy { $0.contains("__fish_complete_directories") }, "\(found)")
    }
  }

  @Test(arguments: ["", "csh", "bash zsh"])
  func `other forms are usage errors`(words: String) throws {
    let names = words.split(separator: " ").map(String.init)
    let run = try workspace.run(list: ["completions"] + names, code: 64)
    #expect(run.messages.contains("bash, zsh, fish, man"), "\(run.messages)")
  }

  /// The words that a shell offers for a line.
  private func completed(_ line: String, by shell: String, _ script: String) throws -> [String]? {
    guard let tool = ExternalTool(shell) else { return nil }
    let output = try tool.run(["-c", script.replacing("LINE", with: line)])
    #expect(output.standardError.isEmpty, "\(output.standardError)")
    return String(decoding: output.standardOutput, as: UTF8.self)
      .split(separator: "\n").map { String($0.split(separator: "\t").first ?? "") }
  }

  @Test func `bash completes commands, options and values`() throws {
    try workspace.write(text("bash"), to: "animrender")
    let script = """
      compopt() { :; }
      source \(workspace.path("animrender"))
      line='LINE'; read -ra COMP_WORDS <<< "$line"; [[ $line == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _animrender; printf '%s\\n' "${COMPREPLY[@]}"
      """
    guard let options = try completed("animrender diff --ig", by: "bash", script) else { return }
    #expect(options == ["--ignore-aa", "--ignore", "--ignore-view"])
    #expect(try completed("animrender comp", by: "bash", script) == ["completions"])
    #expect(
      try completed("animrender a.json --appearance ", by: "bash", script) == ["light", "dark"])
  }

  @Test func `fish completes commands, options and values`() throws {
    try workspace.write(text("fish"), to: "animrender.fish")
    let script = "source \(workspace.path("animrender.fish")); complete -C 'LINE'"
    guard let options = try completed("animrender diff --ignore", by: "fish", script) else {
      return
    }
    #expect(Set(options) == ["--ignore-aa", "--ignore", "--ignore-view"])
    #expect(try completed("animrender comp", by: "fish", script) == ["completions"])
    #expect(
      Set(try completed("animrender a.json --motion ", by: "fish", script) ?? [])
        .isSuperset(of: ["full", "reduced"]))
  }

  @Test func `zsh reads its script`() throws {
    try workspace.write(text("zsh"), to: "_animrender")
    guard let zsh = ExternalTool("zsh") else { return }
    let output = try zsh.run(["-n", workspace.path("_animrender")])
    #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
  }

  @Test func `the manual page has no warning`() throws {
    try workspace.write(text("man"), to: "animrender.1")
    guard let groff = ExternalTool("groff") else { return }
    let output = try groff.run(
      ["-Kutf8", "-man", "-Tutf8", "-ww", "-wall", workspace.path("animrender.1")])
    #expect(output.status == 0 && output.standardError.isEmpty, "\(output.standardError)")
  }
}
