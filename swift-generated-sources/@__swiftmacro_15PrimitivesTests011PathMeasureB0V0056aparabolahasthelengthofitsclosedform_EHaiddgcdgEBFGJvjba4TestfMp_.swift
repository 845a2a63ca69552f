@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_16Z86f00addb876e31fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_7__localfMu_.`a parabola has the length of its closed form`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_24generator86f00addb876e31fMu_() async -> Testing.Test {
  return .__function(
  named: "`a parabola has the length of its closed form`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a parabola has the length of its closed form",traits: [.__documentationLine("/// y = x²/4 from 0 to 2: ∫ √(1 + x²/4) dx = √2 + asinh 1.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 23, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_16Z86f00addb876e31fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_23accessor86f00addb876e31fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_24generator86f00addb876e31fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_32testContentRecord86f00addb876e31fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0056aparabolahasthelengthofitsclosedform_EHaiddgcdgEBFGJvjba4TestfMp_23accessor86f00addb876e31fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:29:4-29:4
