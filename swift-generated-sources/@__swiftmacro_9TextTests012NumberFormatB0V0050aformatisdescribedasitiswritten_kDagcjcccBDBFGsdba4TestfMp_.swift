@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_16a2abcc912417d9fbfMu_(format arg0:String) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_7__localfMu0_(format arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_7__localfMu_.`a format is described as it is written`(format: arg0))))
  }
  try await $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_7__localfMu0_(format: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_25generatora2abcc912417d9fbfMu_() async -> Testing.Test {
  return .__function(
  named: "`a format is described as it is written`(format:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a format is described as it is written",traits: [],arguments: {["%d", "%'d pt", "100%% of %+.1f", "%-08.3e", "% #x", "%X", "%o|", "%G"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 100, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_16a2abcc912417d9fbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_24accessora2abcc912417d9fbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_25generatora2abcc912417d9fbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_33testContentRecorda2abcc912417d9fbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0050aformatisdescribedasitiswritten_kDagcjcccBDBFGsdba4TestfMp_24accessora2abcc912417d9fbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:105:4-105:4
