@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_17Z2e5b2cdb4cfb6766fMu_(format arg0:String) async throws -> Void {
  @Sendable func $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_7__localfMu0_(format arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NumberFormatTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_7__localfMu_.`other bases are written as the C library writes them`(format: arg0))))
  }
  try await $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_7__localfMu0_(format: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_25generator2e5b2cdb4cfb6766fMu_() async -> Testing.Test {
  return .__function(
  named: "`other bases are written as the C library writes them`(format:)",
  in: NumberFormatTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "other bases are written as the C library writes them",traits: [],arguments: {["%llx", "%llX", "%#llx", "%#010llx", "%llo", "%#llo", "%.8llX", "%12llx"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/NumberFormatTests.swift", filePath: "/work/main/Tests/TextTests/NumberFormatTests.swift", line: 55, column: 4),
  parameters: [(firstName: "format",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_17Z2e5b2cdb4cfb6766fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_24accessor2e5b2cdb4cfb6766fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_25generator2e5b2cdb4cfb6766fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_33testContentRecord2e5b2cdb4cfb6766fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests012NumberFormatB0V0065otherbasesarewrittenastheClibrarywritesthem_nfbfdhcdbhgCGDIDAarba4TestfMp_24accessor2e5b2cdb4cfb6766fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/NumberFormatTests.swift:62:4-62:4
