@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_17Z9564ae6f5480d996fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PrintableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_7__localfMu_.`control characters have pictures, tabs become spaces`())))
  }
  try await $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_25generator9564ae6f5480d996fMu_() async -> Testing.Test {
  return .__function(
  named: "`control characters have pictures, tabs become spaces`()",
  in: PrintableTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "control characters have pictures, tabs become spaces",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PrintableTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/PrintableTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_17Z9564ae6f5480d996fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_24accessor9564ae6f5480d996fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_25generator9564ae6f5480d996fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_33testContentRecord9564ae6f5480d996fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests09PrintableB0V0066controlcharactershavepicturestabsbecomespaces_jhbkeiegBGEAIzChcarb4TestfMp_24accessor9564ae6f5480d996fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/PrintableTests.swift:16:4-16:4
