// A page is one file with its styles, script and pictures; its content security policy allows it to load nothing else.
// Without the script it shows each failure's worst moment; the script adds a viewer. The script's data is in a JSON
// block (`CaseData`, `PictureTable`).

import AnimDocuments
import AnimPrimitives
import AnimRendering

/// The findings of comparisons with pictures, as an HTML page.
package struct HTMLReport: Sendable {
  package var title: String
  package var cases: [Case]
  /// The command that accepts the differences, or nil.
  package var acceptCommand: String?
  /// The circumstances of the comparison, such as the program's version.
  package var environment: [String]

  package init(
    title: String, cases: [Case], acceptCommand: String? = nil, environment: [String] = []
  ) {
    self.title = title
    self.cases = cases
    self.acceptCommand = acceptCommand
    self.environment = environment
  }

  /// The cases that need attention, in order.
  var failures: [Case] { cases.filter { $0.outcome.isFailure } }

  /// The complete page, UTF-8.
  package var html: String {
    var pictures = PictureTable()
    let sections = failures.enumerated().map { index, failure in
      CaseSection(failure, number: index + 1).html(&pictures)
    }
    let data = failures.map { CaseData($0, &pictures).json }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title.markupEscaped)</title>
      <style>
      \(EmbeddedFile.text("preview/tokens.css"))\(EmbeddedFile.text("report/report.css"))</style>
      </head>
      <body>
      <header>
      <h1>\(title.markupEscaped)</h1>
      \(summary)
      </header>
      <div class="columns">
      \(CaseList(cases).html)
      <main>
      \(sections.joined(separator: "\n"))
      </main>
      </div>
      \(Self.viewer)
      <script type="application/json" id="data">
      {"cases": \(JSONText.stacked(data)),
      "pictures": \(pictures.json)}
      </script>
      <script>
      \(EmbeddedFile.text("report/report.js"))</script>
      </body>
      </html>

      """
  }
}

// MARK: - Around the failures

extension HTMLReport {
  private var summary: String {
    let failed = failures.count
    let total = cases.count
    let verdict =
      switch (failed, total) {
      case (0, _): total == 1 ? "It is as expected." : "All \(total) are as expected."
      case (_, 1): "It is not as expected."
      default: "\(failed) of \(total) \(failed == 1 ? "is" : "are") not as expected."
      }
    var lines = ["<p class=\"verdict\">\(verdict)</p>"]
    if !environment.isEmpty {
      lines.append(
        "<p class=\"environment\">\(environment.joined(separator: " · ").markupEscaped)</p>")
    }
    if failed > 0, let command = acceptCommand {
      lines.append("<p>To accept all: <code>\(command.markupEscaped)</code></p>")
    }
    return lines.joined(separator: "\n")
  }
}
