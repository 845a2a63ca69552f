@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_17Z59f85013567eb56bfMu_() async throws -> Void {
  @Sendable func $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutlineTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_7__localfMu_.`outlines have the bounds and areas that the font says`())))
  }
  try await $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_25generator59f85013567eb56bfMu_() async -> Testing.Test {
  return .__function(
  named: "`outlines have the bounds and areas that the font says`()",
  in: OutlineTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "outlines have the bounds and areas that the font says",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/OutlineTests.swift", filePath: "/work/main/Tests/TextTests/OutlineTests.swift", line: 7, column: 4),
  parameters: [],
  testFunction: $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_17Z59f85013567eb56bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_24accessor59f85013567eb56bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_25generator59f85013567eb56bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_33testContentRecord59f85013567eb56bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_24accessor59f85013567eb56bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:29:4-29:4
