import AnimPrimitives
import AnimRendering
/// Results as JUnit XML, which continuous integration services read.
///
/// Uses the elements and attributes common to Jenkins' schema and GitLab's documentation.
package struct JUnitReport: Sendable {
  package var suites: [Suite]

  package init(suites: [Suite]) {
    self.suites = suites
  }

  /// The tests of one group, such as a folder.
  package struct Suite: Sendable {
    package var name: String
    package var cases: [Case]

    package init(name: String, cases: [Case]) {
      self.name = name
      self.cases = cases
    }
  }

  /// One test.
  package struct Case: Sendable {
    package var name: String
    /// The test's group; most viewers show dots as a tree.
    package var className: String
    /// Seconds, or nil if they were not measured.
    package var time: Double?
    package var outcome: Outcome
    /// Additional output of the test, such as paths of pictures.
    package var output: String?

    package init(
      name: String, className: String, time: Double? = nil, outcome: Outcome, output: String? = nil
    ) {
      self.name = name
      self.className = className
      self.time = time
      self.outcome = outcome
      self.output = output
    }
  }

  /// The result of a test: a sentence and detail lines.
  package enum Outcome: Hashable, Sendable {
    case passed
    /// The test found a difference.
    case failed(message: String, details: String = "")
    /// The test could not run.
    case error(message: String, details: String = "")
    case skipped(message: String)
  }
}

// MARK: - Writing

extension JUnitReport {
  /// The complete file, UTF-8.
  package var xml: String {
    let all = suites.flatMap(\.cases)
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#]
    lines.append("<testsuites\(Self.counts(of: all))>")
    for suite in suites {
      lines.append(
        #"  <testsuite name="\#(suite.name.markupEscaped)"\#(Self.counts(of: suite.cases))>"#)
      lines += suite.cases.flatMap(Self.lines)
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(of cases: [Case]) -> String {
    var failures = 0
    var errors = 0
    var skipped = 0
    for test in cases {
      switch test.outcome {
      case .passed: break
      case .failed: failures += 1
      case .error: errors += 1
      case .skipped: skipped += 1
      }
    }
    let times = cases.compactMap(\.time)
    let time = times.isEmpty ? "" : #" time="\#(seconds(times.reduce(0, +)))""#
    return #" tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)""#
      + #" skipped="\#(skipped)"\#(time)"#
  }

  private static func lines(of test: Case) -> [String] {
    var opening = #"    <testcase name="\#(test.name.markupEscaped)""#
    opening += #" classname="\#(test.className.markupEscaped)""#
    if let time = test.time { opening += #" time="\#(seconds(time))""# }
    var children: [String] = []
    switch test.outcome {
    case .passed: break
    case .failed(let message, let details):
      children.append(element("failure", message: message, details: details))
    case .error(let message, let details):
      children.append(element("error", message: message, details: details))
    case .skipped(let message):
      children.append(#"      <skipped message="\#(message.markupEscaped)"/>"#)
    }
    if let output = test.output {
      children.append("      <system-out>\(output.markupEscaped)</system-out>")
    }
    guard !children.isEmpty else { return [opening + "/>"] }
    return [opening + ">"] + children + ["    </testcase>"]
  }

  private static func element(_ name: String, message: String, details: String) -> String {
    let start = #"      <\#(name) message="\#(message.markupEscaped)""#
    return details.isEmpty ? start + "/>" : start + ">\(details.markupEscaped)</\(name)>"
  }

  /// Rounded to the millisecond, without an exponent.
  private static func seconds(_ value: Double) -> String {
    let thousandths = Int(exactly: (max(0, value) * 1000).rounded()) ?? 0
    let fraction = String(thousandths % 1000)
    return "\(thousandths / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
