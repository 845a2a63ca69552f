import AnimPrimitives
import AnimRendering
/// The HTML of one failure: the pictures of its worst moment, then the findings.
struct CaseSection {
  private let failure: HTMLReport.Case
  private let number: Int

  init(_ failure: HTMLReport.Case, number: Int) {
    self.failure = failure
    self.number = number
  }

  func html(_ pictures: inout PictureTable) -> String {
    """
    <section id="case-\(number)" aria-labelledby="name-\(number)">
    \(place)
    <h2 id="name-\(number)" tabindex="-1">\((failure.headline ?? failure.name).markupWithCode)</h2>
    \(causes)
    \(figures(&pictures))
    \(curves)
    \(acceptance)
    \(list("What differs", failure.clauses))
    \(failure.details.map { "<pre>\($0.markupEscaped)</pre>" }.joined(separator: "\n"))
    \(embedding)
    \(facts)
    \(settings)
    </section>
    """
  }

  // MARK: - Pictures

  private func figures(_ pictures: inout PictureTable) -> String {
    guard let index = failure.firstShown, let files = failure.moments[index].pictures else {
      return "<p>There are no pictures.</p>"
    }
    let frame = "frame \(failure.moments[index].expectedFrame)"
    var figures = [
      figure("expected", "Expected", pictures.image(of: files.expected, alternative: frame))
    ]
    if let difference = files.difference {
      figures.append(
        figure("difference", "Difference", pictures.image(of: difference, alternative: frame)))
    }
    figures.append(
      figure("actual", "Actual", pictures.image(of: files.actual, alternative: frame)))
    return """
      <div class="static">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private func figure(_ name: String, _ caption: String, _ image: String) -> String {
    """
    <figure class="\(name)"><figcaption>\(caption)</figcaption>
    <div class="picture">\(image)</div></figure>
    """
  }

  // MARK: - Words

  private func list(_ title: String, _ sentences: [String]) -> String {
    guard !sentences.isEmpty else { return "" }
    let items = sentences.map { "<li>\($0.markupWithCode)</li>" }
    return """
      <h3>\(title)</h3>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      """
  }

  /// The name of the case, the place of its first cause, and the time it took.
  private var place: String {
    var parts = ["<b>\(failure.name.markupEscaped)</b>"]
    if let place = failure.place {
      let text = "\(place.path):\(place.line)".markupEscaped
      let link = "\(place.link.asReference)#L\(place.line)".markupEscaped
      parts.append("<a href=\"\(link)\">\(text)</a>")
    }
    if let seconds = failure.seconds {
      parts.append("<span class=\"seconds\">\(HTMLReport.words(seconds))</span>")
    }
    return "<p class=\"place\">\(parts.joined(separator: "\n"))</p>"
  }

  /// The consequences of the first cause, which is the heading, then the other causes with theirs.
  private var causes: String {
    guard let first = failure.findings.first else { return "" }
    let others = failure.findings.dropFirst().map { finding in
      "<li>\(finding.cause.markupWithCode)\n\(consequences(of: finding))</li>"
    }
    guard !others.isEmpty else { return consequences(of: first) }
    return """
      \(consequences(of: first))
      <ul class="causes" aria-label="Other causes">
      \(others.joined(separator: "\n"))
      </ul>
      """
  }

  private func consequences(of finding: SceneFinding) -> String {
    let count = finding.consequences.count
    guard count > 0 else { return "" }
    let items = finding.consequences.map { "<li>\($0.markupWithCode)</li>" }
    return """
      <details class="consequences"><summary>\(count == 1 ? "1 consequence" : "\(count) consequences")\
      </summary>
      <ul>
      \(items.joined(separator: "\n"))
      </ul>
      </details>
      """
  }

  private var curves: String {
    guard !failure.curves.isEmpty else { return "" }
    let figures = failure.curves.map { CurveFigure($0).html }
    return """
      <div class="curves" role="group" aria-label="Curves">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private var acceptance: String {
    failure.acceptCommand.map {
      "<p class=\"accept\">If this is meant: <code>\($0.markupEscaped)</code></p>"
    } ?? ""
  }

  private var embedding: String {
    failure.embedding.map { "<p class=\"note\">\($0)</p>" } ?? ""
  }

  private var facts: String {
    table(
      "Both sides", ["", "expected", "actual"],
      failure.facts.map { [$0.name, $0.expected, $0.actual] })
  }

  private var settings: String {
    table(
      "Settings in force", ["setting", "value", "set by"],
      failure.settings.map { [$0.name, $0.value, $0.origin] })
  }

  private func table(_ caption: String, _ heads: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let head = heads.map { $0.isEmpty ? "<td></td>" : "<th scope=\"col\">\($0)</th>" }.joined()
    let body = rows.map { row in
      let cells = row.dropFirst().map { "<td>\($0.markupEscaped)</td>" }.joined()
      return "<tr><th scope=\"row\">\((row.first ?? "").markupEscaped)</th>\(cells)</tr>"
    }
    return """
      <table>
      <caption>\(caption)</caption>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(body.joined(separator: "\n"))
      </tbody>
      </table>
      """
  }
}

extension HTMLReport.Case {
  /// The first moment to show: the one with the most different pixels, or the first with pictures.
  var firstShown: Int? {
    let weights = moments.map { $0.pictures?.weight ?? -1 }
    guard let largest = weights.max(), largest >= 0 else { return nil }
    return weights.firstIndex(of: largest)
  }

  /// The number of moments with pictures; nil if all have them.
  var embedding: String? {
    let embedded = moments.filter { $0.pictures != nil }
    guard embedded.count < moments.count else { return nil }
    let differing = moments.filter { $0.difference != nil }.count
    let shown = embedded.filter { $0.difference != nil }.count
    return "This report holds the pictures of \(embedded.count) of \(moments.count) moments: "
      + "\(shown) of the \(differing) that differ, those beside them, and an even sample."
  }
}

extension String {
  /// A path as a relative or absolute reference of a page.
  fileprivate var asReference: String {
    var result = hasPrefix("/") ? "" : "./"
    for scalar in unicodeScalars {
      switch scalar {
      case "%", "#", "?", "\\", " ": result += "%" + UInt8(scalar.value).hexadecimal
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Escaped HTML in which text between backticks is code. A single backtick is kept.
  var markupWithCode: String {
    let parts = split(separator: "`", omittingEmptySubsequences: false).map {
      String($0).markupEscaped
    }
    guard parts.count % 2 == 1 else { return markupEscaped }
    return parts.enumerated().map { $0.offset % 2 == 1 ? "<code>\($0.element)</code>" : $0.element }
      .joined()
  }
}
