@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_17Z9427918d01842e20fMu_(height arg0:Double) async throws -> Void {
  @Sendable func $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_7__localfMu0_(height arg0:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextLayoutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_7__localfMu_.`one line is shown in a box of no height at all`(height: arg0))))
  }
  try await $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_7__localfMu0_(height: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_25generator9427918d01842e20fMu_() async -> Testing.Test {
  return .__function(
  named: "`one line is shown in a box of no height at all`(height:)",
  in: TextLayoutTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "one line is shown in a box of no height at all",traits: [],arguments: {[0, -5, -1e19, -1e300, -.infinity, .nan]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextLayoutTests.swift", filePath: "/work/main/Tests/TextTests/TextLayoutTests.swift", line: 205, column: 4),
  parameters: [(firstName: "height",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_17Z9427918d01842e20fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_24accessor9427918d01842e20fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_25generator9427918d01842e20fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_33testContentRecord9427918d01842e20fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a6LayoutB0V0058onelineisshowninaboxofnoheightatall_JGaecfcbdccgcFHJGAxlba4TestfMp_24accessor9427918d01842e20fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:209:4-209:4
