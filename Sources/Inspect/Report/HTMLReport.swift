// A page is one file with its styles, script and pictures; its content security policy allows it to load nothing else.
// Without the script it shows each failure's worst moment; the script adds a viewer. The script's data is in a JSON
// block (`CaseData`, `PictureTable`).

import AnimPrimitives
import AnimRendering

/// The findings of comparisons with pictures, as an HTML page.
package struct HTMLReport: Sendable {
  package var title: String
  package var cases: [Case]
  /// The command that accepts the differences, or nil.
  package var acceptCommand: String?

  package init(title: String, cases: [Case], acceptCommand: String? = nil) {
    self.title = title
    self.cases = cases
    self.acceptCommand = acceptCommand
  }

  /// The cases that need attention, in order.
  var failures: [Case] { cases.filter { $0.outcome.isFailure } }

  /// The complete page, UTF-8.
  package var html: String {
    var pictures = PictureTable()
    let sections = failures.enumerated().map { index, failure in
      CaseSection(failure, number: index + 1).html(&pictures)
    }
    let data = failures.map { CaseData($0, &pictures).json }.joined(separator: ",\n")
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
      \(EmbeddedFile.text("report/report.css"))</style>
      </head>
      <body>
      <header>
      <h1>\(title.markupEscaped)</h1>
      \(summary)
      </header>
      <div class="columns">
      \(list(of: failures))
      <main>
      \(sections.joined(separator: "\n"))
      \(others)
      </main>
      </div>
      \(Self.viewer)
      <script type="application/json" id="data">
      {"cases": [\(data)],
      "pictures": [\(pictures.json)]}
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
    guard failed > 0, let command = acceptCommand else { return "<p>\(verdict)</p>" }
    return "<p>\(verdict) To accept: <code>\(command.markupEscaped)</code></p>"
  }

  private func list(of failures: [Case]) -> String {
    guard failures.count > 1 else { return "" }
    let items = failures.enumerated().map { index, failure in
      """
      <li><a href="#case-\(index + 1)"><span class="name">\
      \(failure.name.markupEscaped)</span>
      <span class="what">\((failure.headline ?? "").markupWithCode)</span></a></li>
      """
    }
    return """
      <nav aria-label="Failures">
      <ol>
      \(items.joined(separator: "\n"))
      </ol>
      </nav>
      """
  }

  private var others: String {
    let others = cases.filter { !$0.outcome.isFailure }
    guard !others.isEmpty, cases.count > 1 else { return "" }
    let items = others.map { other in
      let isNew = other.outcome == .recorded ? " (recorded now)" : ""
      return "<li>\(other.name.markupEscaped)\(isNew)</li>"
    }
    return """
      <details>
      <summary>\(others.count) as expected</summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </details>
      """
  }
}
