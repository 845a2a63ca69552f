@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_17Z73fa1ac954fa5ef3fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_7__localfMu_.`natural text from right to left stands at the right`())))
  }
  try await $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_25generator73fa1ac954fa5ef3fMu_() async -> Testing.Test {
  return .__function(
  named: "`natural text from right to left stands at the right`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "natural text from right to left stands at the right",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 48, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_17Z73fa1ac954fa5ef3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_24accessor73fa1ac954fa5ef3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_25generator73fa1ac954fa5ef3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_33testContentRecord73fa1ac954fa5ef3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0063naturaltextfromrighttoleftstandsattheright_sebeefcegcdCDBDIzqba4TestfMp_24accessor73fa1ac954fa5ef3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:52:4-52:4
