import Foundation
import AnimTestSupport
import Testing

@Suite struct DeterminismTests {
  /// IEEE 754 defines the exact results of rounding, remainders and square roots. The functions in this list may differ
  /// in the last bit between C libraries.
  @Test(.enabled(if: ExternalTool("nm") != nil, "nm is not installed"))
  func `the program asks the C library for no function that may be rounded otherwise`() throws {
    let tool = try #require(ExternalTool("nm"))
    #if canImport(Darwin)
      let run = try tool.run(["-u", Workspace.program.path])
    #else
      let run = try tool.run(["-D", "-u", Workspace.program.path])
    #endif
    // Symbol names have an underscore on macOS and a version on Linux.
    let names = String(decoding: run.standardOutput, as: UTF8.self).split(separator: "\n")
      .compactMap { line -> String? in
        guard let name = line.split(separator: " ").last else { return nil }
        return String(name.prefix { $0 != "@" }.drop { $0 == "_" })
      }
    try #require(names.contains("malloc"), "\(run.standardError)")
    let inexact = [
      "sin", "cos", "tan", "sincos", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "exp",
      "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "pow", "cbrt", "hypot", "tgamma",
      "lgamma", "erf", "erfc",
    ]
    for name in inexact {
      #expect(!names.contains(name) && !names.contains(name + "f"), "\(name) is used")
    }
  }
}
