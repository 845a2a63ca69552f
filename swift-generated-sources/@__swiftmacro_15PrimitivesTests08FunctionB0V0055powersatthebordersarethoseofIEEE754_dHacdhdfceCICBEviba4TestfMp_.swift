@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_16e913db5a2e65f5eafMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_7__localfMu_.`powers at the borders are those of IEEE 754`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_25generatore913db5a2e65f5eafMu_() async -> Testing.Test {
  return .__function(
  named: "`powers at the borders are those of IEEE 754`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "powers at the borders are those of IEEE 754",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 98, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_16e913db5a2e65f5eafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_24accessore913db5a2e65f5eafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_25generatore913db5a2e65f5eafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_33testContentRecorde913db5a2e65f5eafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0055powersatthebordersarethoseofIEEE754_dHacdhdfceCICBEviba4TestfMp_24accessore913db5a2e65f5eafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:105:4-105:4
