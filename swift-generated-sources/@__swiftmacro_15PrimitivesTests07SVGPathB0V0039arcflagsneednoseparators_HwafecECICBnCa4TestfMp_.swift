@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_17Z3f3aa242b0d1f6ddfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_7__localfMu_.`arc flags need no separators`())))
  }
  try await $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_25generator3f3aa242b0d1f6ddfMu_() async -> Testing.Test {
  return .__function(
  named: "`arc flags need no separators`()",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "arc flags need no separators",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 100, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_17Z3f3aa242b0d1f6ddfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_24accessor3f3aa242b0d1f6ddfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_25generator3f3aa242b0d1f6ddfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_33testContentRecord3f3aa242b0d1f6ddfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0039arcflagsneednoseparators_HwafecECICBnCa4TestfMp_24accessor3f3aa242b0d1f6ddfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:105:4-105:4
