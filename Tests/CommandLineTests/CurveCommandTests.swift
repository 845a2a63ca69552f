import Documents
import Foundation
import Testing

@testable import Scenes

/// `animrender curve` as a process.
@Suite struct CurveCommandTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
  }

  private func samples(_ curve: String, at fractions: String) throws -> [[String: Any]] {
    let run = try workspace.run("curve", curve, "--json", "--at", fractions)
    #expect(JSONReader.read(Array(run.output)).problems.isEmpty, "\(run.text)")
    let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    return try #require(json?["samples"] as? [[String: Any]])
  }

  @Test func `where a curve has no finite number it is null`() throws {
    let spring = #"{ "spring": { "mass": 1, "stiffness": 0.00001, "damping": 0.0000001 } }"#
    // Seconds beyond the largest number.
    let far = try samples(spring, at: "0,1e308")
    #expect(far[0]["value"] as? Double == 0 && far[1]["t"] as? Double == 1e308)
    #expect(far[1]["value"] is NSNull && far[1]["velocity"] is NSNull)
  }

  @Test func `a curve that is read is plotted, or told why not`() throws {
    for curve in [" [0.2, 0, 0, 1]", " \"easeIn\""] {
      let run = try workspace.run("curve", curve, "-o", "c.png")
      #expect(run.exitCode == 0, "\(run.messages)")
    }
    let slow = #"{"spring": {"mass": 1000, "stiffness": 0.1, "damping": 0.01}}"#
    for (curve, message) in [
      (slow, "takes longer than a day to settle"), ("ease\"In", "unknown curve"),
    ] {
      let run = try workspace.run("curve", curve, "-o", "c.png")
      #expect(run.exitCode == 65 && run.messages.contains(message), "\(run.messages)")
    }
  }

  @Test(arguments: ["漢", "😀", "\u{7}", "\u{1B}[31m", "\n", "\t", "\u{202E}", "$x", "\"", "\\"])
  func `what a curve has in its comment is shown as well as it can be`(text: String) throws {
    for name in ["c.png", "c.gif"] {
      let run = try workspace.run("curve", "linear(0, /* \(text) */ 1)", "-o", name)
      #expect(run.exitCode == 0, "\(run.messages)")
    }
  }

  @Test func `a curve may be nested as deep as its text`() throws {
    let count = 510
    let curve =
      String(repeating: #"{"reversed":"#, count: count) + "\"easeIn\""
      + String(repeating: "}", count: count)
    #expect(try samples(curve, at: "0,1").count == 2)
    let run = try workspace.run("curve", curve, "-o", "c.png")
    #expect(run.exitCode == 0, "\(run.messages)")
  }

  @Test func `each dot of a plot moves along its own curve`() throws {
    for (name, curve) in [("a", "easeIn"), ("b", "linear")] {
      try workspace.run("curve", "linear", curve, "-o", "\(name).gif")
    }
    #expect(try workspace.run("diff", "a.gif", "b.gif").exitCode == 1)
  }

  @Test func `fractions outside of the curve are told, what is no number is refused`() throws {
    let values = try samples("linear", at: "-1,0.5,2").map { $0["t"] as? Double }
    #expect(values == [-1, 0.5, 2])
    for fractions in ["nan", "inf", "-inf", "1e999", "x", "0,", ""] {
      let run = try workspace.run("curve", "linear", "--json", "--at", fractions)
      #expect(run.exitCode == 64 && run.text.isEmpty, "\(fractions)")
    }
  }

  @Test func `options that would change nothing are refused before anything is drawn`() throws {
    let cases: [(options: [String], message: String)] = [
      ([], "neither a file nor numbers are asked for"),
      (["--at", "0.5"], "neither a file nor numbers are asked for"),
      (["--at", "0.5", "-o", "c.png"], "'--at' is for numbers"),
      (["--appearance", "dark", "--json"], "'--appearance' is for plots"),
      (["--json", "--at", "x", "-o", "c.png"], "'--at x': 'x' is not a number"),
      (["-o", "-", "--json"], "'-o -': a plot is a .png, a .gif or an .apng"),
      (["-o", "c.png", "-o", "c.mp4"], "'-o c.mp4': a plot is a .png, a .gif or an .apng"),
    ]
    for (options, message) in cases {
      let run = try workspace.run(list: ["curve", "easeInOut"] + options)
      #expect(run.exitCode == 64 && run.text.isEmpty)
      #expect(run.messages.hasPrefix("error: \(message)"), "\(run.messages)")
    }
    #expect(try workspace.names.isEmpty)
    let run = try workspace.run(
      "curve", "easeInOut", "--json", "--at", "0.5", "-o", "c.png", "--appearance", "dark")
    #expect(run.exitCode == 0 && run.text.contains("\"t\": 0.5"), "\(run.messages)")
  }
}
