import AnimTestSupport
import Testing

@Suite struct LimitsDocumentTests {
  /// A row of docs/limits.md: the value, the file below Sources and the constant's name.
  private static let rows: [(value: Double, file: String, constant: String)] = {
    let lines = (try? Repository.text(of: "docs/limits.md").split(separator: "\n")) ?? []
    return lines.compactMap { line in
      guard let row = line.wholeMatch(of: /\|[^|]*\| ([0-9,]+) \| `(.*)\.([A-Za-z]+)` \|/),
        let value = Double(row.1.filter { $0 != "," })
      else { return nil }
      return (value, "Sources/\(row.2).swift", String(row.3))
    }
  }()

  @Test func `the table has every limit`() throws {
    #expect(Self.rows.count > 15)
    let lines = try Repository.text(of: "docs/limits.md").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("|") } == Self.rows.count + 2, "each row is read")
  }

  @Test(arguments: rows.indices)
  func `a documented limit is that of the code`(index: Int) throws {
    let row = Self.rows[index]
    let source = try Repository.text(of: row.file)
    let declaration = try #require(
      source.firstMatch(
        of: try Regex("static let \(row.constant)(: Int)? = ([0-9_.]+)( << ([0-9]+))?")),
      "\(row.file) has no constant '\(row.constant)'")
    let digits = try #require(declaration.output[2].substring).filter { $0 != "_" }
    let number = try #require(Double(String(digits)))
    let shift = declaration.output[4].substring.flatMap { Int($0) } ?? 0
    #expect(number * Double(1 << shift) == row.value, "\(row.constant)")
  }
}
