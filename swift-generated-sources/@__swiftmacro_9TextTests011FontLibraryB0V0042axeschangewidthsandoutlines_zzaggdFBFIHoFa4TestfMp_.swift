@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_17Z28d0ce6f94abcb2bfMu_(axes arg0:[String: Double],width arg1:Int,height arg2:Double) async throws -> Void {
  @Sendable func $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_7__localfMu0_(axes arg0:[String: Double],width arg1:Int,height arg2:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FontLibraryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_7__localfMu_.`axes change widths and outlines`(axes: arg0,width: arg1,height: arg2))))
  }
  try await $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_7__localfMu0_(axes: arg0,width: arg1,height: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_25generator28d0ce6f94abcb2bfMu_() async -> Testing.Test {
  return .__function(
  named: "`axes change widths and outlines`(axes:width:height:)",
  in: FontLibraryTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "axes change widths and outlines",traits: [],arguments: {[
      ([:], 400, 500), (["wdth": 200], 700, 500), (["wdth": 150], 550, 500),
      (["wdth": 50], 250, 500),
      (["opsz": 72], 400, 700), (["opsz": 43, "wdth": 200], 700, 600), (["SPLT": 100], 400, 500),
    ] as [([String: Double], Int, Double)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FontLibraryTests.swift", filePath: "/work/main/Tests/TextTests/FontLibraryTests.swift", line: 64, column: 4),
  parameters: [(firstName: "axes",secondName: nil,type: ([String: Double]).self),(firstName: "width",secondName: nil,type: (Int).self),(firstName: "height",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_17Z28d0ce6f94abcb2bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_24accessor28d0ce6f94abcb2bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_25generator28d0ce6f94abcb2bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_33testContentRecord28d0ce6f94abcb2bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests011FontLibraryB0V0042axeschangewidthsandoutlines_zzaggdFBFIHoFa4TestfMp_24accessor28d0ce6f94abcb2bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FontLibraryTests.swift:79:4-79:4
