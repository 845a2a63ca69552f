@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_16Z118b63ef551586bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_7__localfMu_.`what has an exact value has it`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_24generator118b63ef551586bfMu_() async -> Testing.Test {
  return .__function(
  named: "`what has an exact value has it`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what has an exact value has it",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 28, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_16Z118b63ef551586bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_23accessor118b63ef551586bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_24generator118b63ef551586bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_32testContentRecord118b63ef551586bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0041whathasanexactvaluehasit_IwadcffdIHCDCoEa4TestfMp_23accessor118b63ef551586bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:46:4-46:4
