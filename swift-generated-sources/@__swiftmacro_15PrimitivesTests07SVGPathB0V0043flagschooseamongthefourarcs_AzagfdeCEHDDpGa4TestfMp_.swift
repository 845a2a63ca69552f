@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_16f917c926365ea1fbfMu_(flags arg0:String,center arg1:Point,isLarge arg2:Bool) async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_7__localfMu0_(flags arg0:String,center arg1:Point,isLarge arg2:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_7__localfMu_.`flags choose among the four arcs`(flags: arg0,center: arg1,isLarge: arg2))))
  }
  try await $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_7__localfMu0_(flags: arg0,center: arg1,isLarge: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_25generatorf917c926365ea1fbfMu_() async -> Testing.Test {
  return .__function(
  named: "`flags choose among the four arcs`(flags:center:isLarge:)",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "flags choose among the four arcs",traits: [.__documentationLine("/// The four arcs of radius 5 between (0, 0) and (6, 0): their centres are (3, ±4).")],arguments: {[
    ("0 0", Point(3, -4), false), ("0 1", Point(3, 4), false), ("1 0", Point(3, 4), true),
    ("1 1", Point(3, -4), true),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 108, column: 4),
  parameters: [(firstName: "flags",secondName: nil,type: (String).self),(firstName: "center",secondName: nil,type: (Point).self),(firstName: "isLarge",secondName: nil,type: (Bool).self)],
  testFunction: $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_16f917c926365ea1fbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_24accessorf917c926365ea1fbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_25generatorf917c926365ea1fbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_33testContentRecordf917c926365ea1fbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0043flagschooseamongthefourarcs_AzagfdeCEHDDpGa4TestfMp_24accessorf917c926365ea1fbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:126:4-126:4
