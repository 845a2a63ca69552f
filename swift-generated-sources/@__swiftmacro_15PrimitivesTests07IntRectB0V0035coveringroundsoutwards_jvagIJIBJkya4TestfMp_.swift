@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_17Z6d0ca0168e0c853efMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IntRectTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_7__localfMu_.`covering rounds outwards`())))
  }
  try await $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_25generator6d0ca0168e0c853efMu_() async -> Testing.Test {
  return .__function(
  named: "`covering rounds outwards`()",
  in: IntRectTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "covering rounds outwards",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 13, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_17Z6d0ca0168e0c853efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_24accessor6d0ca0168e0c853efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_25generator6d0ca0168e0c853efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_33testContentRecord6d0ca0168e0c853efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB0V0035coveringroundsoutwards_jvagIJIBJkya4TestfMp_24accessor6d0ca0168e0c853efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:16:4-16:4
