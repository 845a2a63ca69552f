@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_17Z621e919f6a8b41befMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IntRectTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_7__localfMu_.`an empty or overlong rectangle cannot be made`())))
  }
  try await $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_25generator621e919f6a8b41befMu_() async -> Testing.Test {
  return .__function(
  named: "`an empty or overlong rectangle cannot be made`()",
  in: IntRectTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "an empty or overlong rectangle cannot be made",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/IntRectTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_17Z621e919f6a8b41befMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_24accessor621e919f6a8b41befMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_25generator621e919f6a8b41befMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_33testContentRecord621e919f6a8b41befMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_24accessor621e919f6a8b41befMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/IntRectTests.swift:11:4-11:4
