@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_16a1cca8ca781b8505fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FuzzTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_7__localfMu_.`broken fonts do not crash`(name: arg0))))
  }
  try await $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_25generatora1cca8ca781b8505fMu_() async -> Testing.Test {
  return .__function(
  named: "`broken fonts do not crash`(name:)",
  in: FuzzTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "broken fonts do not crash",traits: [],arguments: {["Boxes.ttf", "Boxes.ttc", "DejaVu", "Inter"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/FuzzTests.swift", filePath: "/work/main/Tests/TextTests/FuzzTests.swift", line: 11, column: 4),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_16a1cca8ca781b8505fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_24accessora1cca8ca781b8505fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_25generatora1cca8ca781b8505fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_33testContentRecorda1cca8ca781b8505fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests04FuzzB0V0036brokenfontsdonotcrash_kuafcdGCBHElza4TestfMp_24accessora1cca8ca781b8505fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/FuzzTests.swift:45:4-45:4
