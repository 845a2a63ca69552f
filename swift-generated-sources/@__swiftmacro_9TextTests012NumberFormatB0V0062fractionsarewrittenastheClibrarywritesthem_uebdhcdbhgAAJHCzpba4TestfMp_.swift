@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_16f317662f045af096fMu_(format arg0:String) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_7__localfMu0_(format arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_7__localfMu_.`fractions are written as the C library writes them`(format: arg0))))
  }
  try await $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_7__localfMu0_(format: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_25generatorf317662f045af096fMu_() async -> Testing.Test {
  return .__function(
  named: "`fractions are written as the C library writes them`(format:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "fractions are written as the C library writes them",traits: [],arguments: {[
    "%f", "%.0f", "%.1f", "%.2f", "%5.2f", "%+.3f", "%010.2f", "%-12.1f|", "% .1f", "%#.0f",
    "%.17f",
    "%e", "%.0e", "%.3E", "%+.10e", "%#.0e", "%020.4e", "%g", "%.3g", "%.10G", "%#g", "%.0g",
    "%.17g",
    "%-15g|", "%015g",
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 25, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_16f317662f045af096fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_24accessorf317662f045af096fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_25generatorf317662f045af096fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_33testContentRecordf317662f045af096fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0062fractionsarewrittenastheClibrarywritesthem_uebdhcdbhgAAJHCzpba4TestfMp_24accessorf317662f045af096fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:41:4-41:4
