@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_17Z7eccd28d0513fa65fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_7__localfMu_.`powers and roots of whole numbers are whole`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_25generator7eccd28d0513fa65fMu_() async -> Testing.Test {
  return .__function(
  named: "`powers and roots of whole numbers are whole`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "powers and roots of whole numbers are whole",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 48, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_17Z7eccd28d0513fa65fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_24accessor7eccd28d0513fa65fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_25generator7eccd28d0513fa65fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_33testContentRecord7eccd28d0513fa65fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0055powersandrootsofwholenumbersarewhole_JHadfcfhdEICBEviba4TestfMp_24accessor7eccd28d0513fa65fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:56:4-56:4
