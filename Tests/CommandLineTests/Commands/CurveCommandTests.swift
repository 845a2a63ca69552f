import AnimDocuments
import Foundation
import Testing

@testable import AnimScenes

/// `animrender curve` as a process.
@Suite struct CurveCommandTests {
  private let workspace = Workspace()

  private func samples(_ curve: String, at fractions: String) throws -> [[String: Any]] {
    let run = try workspace.run("curve", curve, "--json", "--at", fractions)
    #expect(JSONReader.read(Array(run.output)).problems.isEmpty, "\(run.text)")
    let json = try run.object
    return try #require(json["samples"] as? [[String: Any]])
  }

  @Test func `a curve without a finite number is null`() throws {
    let spring = #"{ "spring": { "mass": 1, "stiffness": 0.00001, "damping": 0.0000001 } }"#
    // A duration beyond the largest number.
    let far = try samples(spring, at: "0,1e308")
    #expect(far[0]["value"] as? Double == 0 && far[1]["t"] as? Double == 1e308)
    #expect(far[1]["value"] is NSNull && far[1]["velocity"] is NSNull)
  }

  @Test func `a curve that is read is plotted`() throws {
    for curve in [" [0.2, 0, 0, 1]", " \"easeIn\""] {
      try workspace.run("curve", curve, "-o", "c.png", code: 0)
    }
  }

  @Test(arguments: ["漢", "😀", "\u{7}", "\u{1B}[31m", "\n", "\t", "\u{202E}", "$x", "\"", "\\"])
  func `the curve in a comment is shown as well as possible`(text: String) throws {
    try workspace.run("curve", "linear(0, /* \(text) */ 1)", "-o", "c.png", code: 0)
  }

  @Test func `a curve may be nested as deep as its text`() throws {
    let count = 510
    let curve =
      String(repeating: #"{"reversed":"#, count: count) + "\"easeIn\""
      + String(repeating: "}", count: count)
    #expect(try samples(curve, at: "0,1").count == 2)
    try workspace.run("curve", curve, "-o", "c.png", code: 0)
  }

  @Test func `each dot of a plot moves along its own curve`() throws {
    for (name, curve) in [("a", "easeIn"), ("b", "linear")] {
      try workspace.run("curve", "linear", curve, "-o", "\(name).gif")
    }
    try workspace.run("diff", "a.gif", "b.gif", code: 1)
  }

  @Test func `fractions outside of the curve are reported`() throws {
    let values = try samples("linear", at: "-1,0.5,2").map { $0["t"] as? Double }
    #expect(values == [-1, 0.5, 2])
  }
}
