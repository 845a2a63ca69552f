@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_17Z61c93bdfb40ccee9fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HexadecimalTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_7__localfMu_.`numbers have two digits for each byte`())))
  }
  try await $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_25generator61c93bdfb40ccee9fMu_() async -> Testing.Test {
  return .__function(
  named: "`numbers have two digits for each byte`()",
  in: HexadecimalTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "numbers have two digits for each byte",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/HexadecimalTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_17Z61c93bdfb40ccee9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_24accessor61c93bdfb40ccee9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_25generator61c93bdfb40ccee9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_33testContentRecord61c93bdfb40ccee9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011HexadecimalB0V0049numbershavetwodigitsforeachbyte_qDaedgdeHJIJAscba4TestfMp_24accessor61c93bdfb40ccee9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/HexadecimalTests.swift:12:4-12:4
