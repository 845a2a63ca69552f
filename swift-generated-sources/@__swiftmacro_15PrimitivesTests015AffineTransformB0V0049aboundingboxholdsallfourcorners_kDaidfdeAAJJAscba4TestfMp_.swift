@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_16c08235ac5147833afMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AffineTransformTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_7__localfMu_.`a bounding box holds all four corners`())))
  }
  try await $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_25generatorc08235ac5147833afMu_() async -> Testing.Test {
  return .__function(
  named: "`a bounding box holds all four corners`()",
  in: AffineTransformTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a bounding box holds all four corners",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/AffineTransformTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift", line: 28, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_16c08235ac5147833afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_24accessorc08235ac5147833afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_25generatorc08235ac5147833afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_33testContentRecordc08235ac5147833afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015AffineTransformB0V0049aboundingboxholdsallfourcorners_kDaidfdeAAJJAscba4TestfMp_24accessorc08235ac5147833afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:36:4-36:4
