@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_16a8938a8fa7a4d2a3fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_7__localfMu_.`a text that fits, or has no box or several lines, keeps its size`())))
  }
  try await $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_25generatora8938a8fa7a4d2a3fMu_() async -> Testing.Test {
  return .__function(
  named: "`a text that fits, or has no box or several lines, keeps its size`()",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a text that fits, or has no box or several lines, keeps its size",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 35, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_16a8938a8fa7a4d2a3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_24accessora8938a8fa7a4d2a3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_25generatora8938a8fa7a4d2a3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_33testContentRecorda8938a8fa7a4d2a3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0080atextthatfitsorhasnoboxorseverallineskeepsitssize_AkbeeecdcdchffdCBEHIFaFaFEEaDb4TestfMp_24accessora8938a8fa7a4d2a3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:41:4-41:4
