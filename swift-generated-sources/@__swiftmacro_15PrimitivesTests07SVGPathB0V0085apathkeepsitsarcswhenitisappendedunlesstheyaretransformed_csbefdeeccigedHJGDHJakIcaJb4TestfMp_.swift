@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_17Z7c6bc3b0f099aa75fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_7__localfMu_.`a path keeps its arcs when it is appended, unless they are transformed`())))
  }
  try await $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_25generator7c6bc3b0f099aa75fMu_() async -> Testing.Test {
  return .__function(
  named: "`a path keeps its arcs when it is appended, unless they are transformed`()",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a path keeps its arcs when it is appended, unless they are transformed",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 135, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_17Z7c6bc3b0f099aa75fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_24accessor7c6bc3b0f099aa75fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_25generator7c6bc3b0f099aa75fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_33testContentRecord7c6bc3b0f099aa75fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0085apathkeepsitsarcswhenitisappendedunlesstheyaretransformed_csbefdeeccigedHJGDHJakIcaJb4TestfMp_24accessor7c6bc3b0f099aa75fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:145:4-145:4
