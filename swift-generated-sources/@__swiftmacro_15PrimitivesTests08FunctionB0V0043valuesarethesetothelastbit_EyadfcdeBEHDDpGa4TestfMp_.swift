@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_16Z556d8106a87c4ccfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_7__localfMu_.`values are these to the last bit`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_24generator556d8106a87c4ccfMu_() async -> Testing.Test {
  return .__function(
  named: "`values are these to the last bit`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "values are these to the last bit",traits: [.__documentationLine("/// Pictures would change if a single bit of these values differed.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 152, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_16Z556d8106a87c4ccfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_23accessor556d8106a87c4ccfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_24generator556d8106a87c4ccfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_32testContentRecord556d8106a87c4ccfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0043valuesarethesetothelastbit_EyadfcdeBEHDDpGa4TestfMp_23accessor556d8106a87c4ccfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:181:4-181:4
