@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_17Z9bad670c9650ea81fMu_(value arg0:Double) async throws -> Void {
  @Sendable func $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_7__localfMu0_(value arg0:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IntRectTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_7__localfMu_.`nothing covers what is not finite`(value: arg0))))
  }
  try await $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_7__localfMu0_(value: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_25generator9bad670c9650ea81fMu_() async -> Testing.Test {
  return .__function(
  named: "`nothing covers what is not finite`(value:)",
  in: IntRectTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "nothing covers what is not finite",traits: [],arguments: {[Double.nan, .infinity, 1e300]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 18, column: 4),
  parameters: [(firstName: "value",secondName: nil,type: (Double).self)],
  testFunction: $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_17Z9bad670c9650ea81fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_24accessor9bad670c9650ea81fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_25generator9bad670c9650ea81fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_33testContentRecord9bad670c9650ea81fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB0V0044nothingcoverswhatisnotfinite_zAagecdFHJIIpHa4TestfMp_24accessor9bad670c9650ea81fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:22:4-22:4
