@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_17Z2aef5102d2c3e58afMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_7__localfMu_.`random text never crashes`())))
  }
  try await $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_25generator2aef5102d2c3e58afMu_() async -> Testing.Test {
  return .__function(
  named: "`random text never crashes`()",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "random text never crashes",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 147, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_17Z2aef5102d2c3e58afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_24accessor2aef5102d2c3e58afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_25generator2aef5102d2c3e58afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_33testContentRecord2aef5102d2c3e58afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0036randomtextnevercrashes_hvaefICBHElza4TestfMp_24accessor2aef5102d2c3e58afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:162:4-162:4
