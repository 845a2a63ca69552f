import AnimTestSupport
import Testing

/// Compares the program's help with the documentation.
@Suite struct HelpTests {
  @Test func `docs/cli.md has every option of drawing, with the help's defaults`() throws {
    let help = try Workspace().run("help", "render").text
    let document = try Repository.text(of: "docs/cli.md")
    let rows = document.split(separator: "\n").filter { $0.hasPrefix("| `-") }
    var defaults = 0
    for line in help.split(separator: "\n") {
      guard let name = line.firstMatch(of: /^ +(?:-., )?(--[a-z-]+)/)?.1 else { continue }
      let row = rows.first { $0.contains("`\(name)`") || $0.contains("`\(name) ") }
      if ["--json", "--quiet", "--help"].contains(name) {
        #expect(document.contains("`\(name)`"))
        continue
      }
      let documented = try #require(row, "\(name) is missing")
      guard let value = line.firstMatch(of: /default: ([^)]+)\)/)?.1 else { continue }
      defaults += 1
      #expect(documented.replacing("`", with: "").hasSuffix("| \(value) |"), "\(documented)")
    }
    #expect(defaults == 17)
  }

  @Test func `without arguments the help goes to standard error`() throws {
    let run = try Workspace().run(list: [])
    #expect(run.exitCode == 64 && run.messages.hasPrefix("animrender 0.1.0: "))
  }
}
