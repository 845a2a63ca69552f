@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_17Z1aa0b99c7d9bad23fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PercentEncodingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_7__localfMu_.`every byte is read in digits of both cases`())))
  }
  try await $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_25generator1aa0b99c7d9bad23fMu_() async -> Testing.Test {
  return .__function(
  named: "`every byte is read in digits of both cases`()",
  in: PercentEncodingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "every byte is read in digits of both cases",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PercentEncodingTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift", line: 7, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_17Z1aa0b99c7d9bad23fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_24accessor1aa0b99c7d9bad23fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_25generator1aa0b99c7d9bad23fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_33testContentRecord1aa0b99c7d9bad23fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015PercentEncodingB0V0054everybyteisreadindigitsofbothcases_fGaececgceDFAGIuhba4TestfMp_24accessor1aa0b99c7d9bad23fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PercentEncodingTests.swift:14:4-14:4
