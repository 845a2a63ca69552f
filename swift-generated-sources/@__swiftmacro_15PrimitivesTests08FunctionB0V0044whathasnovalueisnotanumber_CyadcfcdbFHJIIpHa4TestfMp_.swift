@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_16cb2f9a73d76d0570fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_7__localfMu_.`what has no value is not a number`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_25generatorcb2f9a73d76d0570fMu_() async -> Testing.Test {
  return .__function(
  named: "`what has no value is not a number`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what has no value is not a number",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 78, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_16cb2f9a73d76d0570fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_24accessorcb2f9a73d76d0570fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_25generatorcb2f9a73d76d0570fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_33testContentRecordcb2f9a73d76d0570fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0044whathasnovalueisnotanumber_CyadcfcdbFHJIIpHa4TestfMp_24accessorcb2f9a73d76d0570fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:96:4-96:4
