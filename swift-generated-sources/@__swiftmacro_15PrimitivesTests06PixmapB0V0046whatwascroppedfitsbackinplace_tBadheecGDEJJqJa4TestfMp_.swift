@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_17Z59e524ddcdd38779fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PixmapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_7__localfMu_.`what was cropped fits back in place`())))
  }
  try await $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_25generator59e524ddcdd38779fMu_() async -> Testing.Test {
  return .__function(
  named: "`what was cropped fits back in place`()",
  in: PixmapTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "what was cropped fits back in place",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PixmapTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift", line: 12, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_17Z59e524ddcdd38779fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_24accessor59e524ddcdd38779fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_25generator59e524ddcdd38779fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_33testContentRecord59e524ddcdd38779fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests06PixmapB0V0046whatwascroppedfitsbackinplace_tBadheecGDEJJqJa4TestfMp_24accessor59e524ddcdd38779fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Pixels/PixmapTests.swift:17:4-17:4
