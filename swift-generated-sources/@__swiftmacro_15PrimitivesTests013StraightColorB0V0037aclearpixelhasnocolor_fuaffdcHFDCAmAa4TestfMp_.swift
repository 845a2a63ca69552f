@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_16c1a6d4b9b2e96c7afMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StraightColorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_7__localfMu_.`a clear pixel has no color`())))
  }
  try await $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_25generatorc1a6d4b9b2e96c7afMu_() async -> Testing.Test {
  return .__function(
  named: "`a clear pixel has no color`()",
  in: StraightColorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a clear pixel has no color",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/StraightColorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift", line: 38, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_16c1a6d4b9b2e96c7afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_24accessorc1a6d4b9b2e96c7afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_25generatorc1a6d4b9b2e96c7afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_33testContentRecordc1a6d4b9b2e96c7afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests013StraightColorB0V0037aclearpixelhasnocolor_fuaffdcHFDCAmAa4TestfMp_24accessorc1a6d4b9b2e96c7afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:40:4-40:4
