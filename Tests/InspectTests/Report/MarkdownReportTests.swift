import Testing

@testable import AnimInspect

@Suite struct MarkdownReportTests {
  @Test func `results stand in groups with their causes, consequences and pictures`() {
    let report = MarkdownReport(
      counts: "3 passed, 2 failed",
      entries: [
        MarkdownReport.Entry(name: "old.apng", group: .removed),
        MarkdownReport.Entry(
          name: "a_b.json", group: .changed,
          findings: [
            SceneFinding(cause: "`slide` arrives *later*", consequences: ["`card` moves <here>"])
          ],
          pictures: [("expected", "out/a b.apng"), ("actual", "out/a<b.apng")]),
      ],
      acceptCommand: "animrender test --record failed")
    #expect(
      report.text == """
        **animrender test**: 3 passed, 2 failed

        ### Changed

        **a\\_b.json**

        - `slide` arrives \\*later\\*
          - `card` moves \\<here\\>

        | expected | actual |
        | --- | --- |
        | ![expected](<out/a b.apng>) | ![actual](<out/a%3cb.apng>) |

        ### Removed

        **old.apng**

        To accept:

            animrender test --record failed

        """)
  }

  @Test func `a report without failures is one line`() {
    let report = MarkdownReport(counts: "3 passed", entries: [], acceptCommand: nil)
    #expect(report.text == "**animrender test**: 3 passed\n")
  }
}
