@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_16bfbbe311516a60d8fMu_(format arg0:String) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_7__localfMu0_(format arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_7__localfMu_.`whole numbers are written as the C library writes them`(format: arg0))))
  }
  try await $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_7__localfMu0_(format: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_25generatorbfbbe311516a60d8fMu_() async -> Testing.Test {
  return .__function(
  named: "`whole numbers are written as the C library writes them`(format:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "whole numbers are written as the C library writes them",traits: [],arguments: {[
    "%lld", "%5lld", "%05lld", "%-8lld|", "%+lld", "% lld", "%.3lld", "%8.3lld", "%08.3lld",
    "%.0lld",
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 43, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_16bfbbe311516a60d8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_24accessorbfbbe311516a60d8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_25generatorbfbbe311516a60d8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_33testContentRecordbfbbe311516a60d8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0067wholenumbersarewrittenastheClibrarywritesthem_hhbhdhcdbhgECIIEBatba4TestfMp_24accessorbfbbe311516a60d8fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:53:4-53:4
