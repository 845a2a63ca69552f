@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_17Z4c00910b86fd9eabfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StraightColorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_7__localfMu_.`multiplying by alpha rounds to nearest`())))
  }
  try await $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_25generator4c00910b86fd9eabfMu_() async -> Testing.Test {
  return .__function(
  named: "`multiplying by alpha rounds to nearest`()",
  in: StraightColorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "multiplying by alpha rounds to nearest",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/StraightColorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift", line: 26, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_17Z4c00910b86fd9eabfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_24accessor4c00910b86fd9eabfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_25generator4c00910b86fd9eabfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_33testContentRecord4c00910b86fd9eabfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests013StraightColorB0V0050multiplyingbyalpharoundstonearest_oFacfgcBDBFGsdba4TestfMp_24accessor4c00910b86fd9eabfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:36:4-36:4
