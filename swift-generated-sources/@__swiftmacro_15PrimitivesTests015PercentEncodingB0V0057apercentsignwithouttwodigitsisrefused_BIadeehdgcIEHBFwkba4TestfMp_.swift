@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_17Z744be19444a577a4fMu_(text arg0:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PercentEncodingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_7__localfMu_.`a per cent sign without two digits is refused`(text: arg0))))
  }
  try await $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_25generator744be19444a577a4fMu_() async -> Testing.Test {
  return .__function(
  named: "`a per cent sign without two digits is refused`(text:)",
  in: PercentEncodingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a per cent sign without two digits is refused",traits: [],arguments: {["%", "%2", "a%", "%+5", "%-5", "% 5", "%5g", "%%25", "%é"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PercentEncodingTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift", line: 16, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_17Z744be19444a577a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_24accessor744be19444a577a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_25generator744be19444a577a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_33testContentRecord744be19444a577a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015PercentEncodingB0V0057apercentsignwithouttwodigitsisrefused_BIadeehdgcIEHBFwkba4TestfMp_24accessor744be19444a577a4fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:19:4-19:4
