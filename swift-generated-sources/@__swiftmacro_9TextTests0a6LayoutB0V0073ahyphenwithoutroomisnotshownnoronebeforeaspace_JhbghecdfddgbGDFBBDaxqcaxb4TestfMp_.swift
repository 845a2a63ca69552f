@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_17Z9773f64738a82a61fMu_() async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_7__localfMu_.`a hyphen without room is not shown, nor one before a space`())))
  }
  try await $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_25generator9773f64738a82a61fMu_() async -> Testing.Test {
  return .__function(
  named: "`a hyphen without room is not shown, nor one before a space`()",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a hyphen without room is not shown, nor one before a space",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 146, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_17Z9773f64738a82a61fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_24accessor9773f64738a82a61fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_25generator9773f64738a82a61fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_33testContentRecord9773f64738a82a61fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0073ahyphenwithoutroomisnotshownnoronebeforeaspace_JhbghecdfddgbGDFBBDaxqcaxb4TestfMp_24accessor9773f64738a82a61fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:151:4-151:4
