@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_16fc8e8010b7852526fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_7__localfMu_.`tangents at ends with coinciding controls come from inside`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_25generatorfc8e8010b7852526fMu_() async -> Testing.Test {
  return .__function(
  named: "`tangents at ends with coinciding controls come from inside`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "tangents at ends with coinciding controls come from inside",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 75, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_16fc8e8010b7852526fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_24accessorfc8e8010b7852526fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_25generatorfc8e8010b7852526fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_33testContentRecordfc8e8010b7852526fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_24accessorfc8e8010b7852526fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:81:4-81:4
