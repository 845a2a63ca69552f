@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_16bcc01f0dcec4aa62fMu_(weight arg0:Double) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_7__localfMu0_(weight arg0:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_7__localfMu_.`the embedded faces write Latin, Greek, Cyrillic and signs`(weight: arg0))))
  }
  try await $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_7__localfMu0_(weight: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_25generatorbcc01f0dcec4aa62fMu_() async -> Testing.Test {
  return .__function(
  named: "`the embedded faces write Latin, Greek, Cyrillic and signs`(weight:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "the embedded faces write Latin, Greek, Cyrillic and signs",traits: [],arguments: {[400.0, 500, 600, 700]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 223, column: 4),
  parameters: [(firstName: "weight",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_16bcc01f0dcec4aa62fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_24accessorbcc01f0dcec4aa62fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_25generatorbcc01f0dcec4aa62fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_33testContentRecordbcc01f0dcec4aa62fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_24accessorbcc01f0dcec4aa62fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:234:4-234:4
