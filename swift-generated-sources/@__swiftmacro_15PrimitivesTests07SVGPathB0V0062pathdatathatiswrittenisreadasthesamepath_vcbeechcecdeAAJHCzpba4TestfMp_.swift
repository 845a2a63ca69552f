@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_17Z6618b2f38a14bd8efMu_(text arg0:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_7__localfMu_.`path data that is written is read as the same path`(text: arg0))))
  }
  try await $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_25generator6618b2f38a14bd8efMu_() async -> Testing.Test {
  return .__function(
  named: "`path data that is written is read as the same path`(text:)",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "path data that is written is read as the same path",traits: [],arguments: {[
    "", "M0 0", "M1 1l1 0zl5 5", "M1.5.5-2-.25", "M0.1 1e-7 Q 1e9 -1e9 0.30000000000000004 3Z",
    "M10 10C1 2 3 4 5 6S7 8 9 10T3 4H5V6A5 3 30 0 1 20 20ZM0 0Z",
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 25, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_17Z6618b2f38a14bd8efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_24accessor6618b2f38a14bd8efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_25generator6618b2f38a14bd8efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_33testContentRecord6618b2f38a14bd8efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0062pathdatathatiswrittenisreadasthesamepath_vcbeechcecdeAAJHCzpba4TestfMp_24accessor6618b2f38a14bd8efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:34:4-34:4
