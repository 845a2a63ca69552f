@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_17Z5bd4b243f08e17d9fMu_(text arg0:String,expected arg1:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_7__localfMu0_(text arg0:String,expected arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_7__localfMu_.`path data reads as its commands`(text: arg0,expected: arg1))))
  }
  try await $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_7__localfMu0_(text: arg0,expected: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_25generator5bd4b243f08e17d9fMu_() async -> Testing.Test {
  return .__function(
  named: "`path data reads as its commands`(text:expected:)",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "path data reads as its commands",traits: [],arguments: {[
    ("", ""),
    (" \n\t", ""),
    ("M10 20", "M 10.0,20.0"),
    ("m10,20", "M 10.0,20.0"),
    ("M 1 2 3 4 5 6", "M 1.0,2.0 L 3.0,4.0 L 5.0,6.0"),
    ("m1 2 3 4 5 6", "M 1.0,2.0 L 4.0,6.0 L 9.0,12.0"),
    ("M1 2m3 4", "M 1.0,2.0 M 4.0,6.0"),
    ("M0 0H5h5V5v-2", "M 0.0,0.0 L 5.0,0.0 L 10.0,0.0 L 10.0,5.0 L 10.0,3.0"),
    ("M0 0H1 2 3", "M 0.0,0.0 L 1.0,0.0 L 2.0,0.0 L 3.0,0.0"),
    ("M1 1l1 0 0 1z", "M 1.0,1.0 L 2.0,1.0 L 2.0,2.0 Z"),
    ("M1 1l1 0zl5 5", "M 1.0,1.0 L 2.0,1.0 Z M 1.0,1.0 L 6.0,6.0"),
    ("M1 1l1 0zm1 1h1", "M 1.0,1.0 L 2.0,1.0 Z M 2.0,2.0 L 3.0,2.0"),
    ("M1.5.5-2-.25", "M 1.5,0.5 L -2.0,-0.25"),
    ("M1.e1+.5E-1", "M 10.0,0.05"),
    ("M-0,+0", "M 0.0,0.0"),
    ("M 1,2 , 3 ,4", "M 1.0,2.0 L 3.0,4.0"),
    ("M0 0C1 2 3 4 5 6", "M 0.0,0.0 C 1.0,2.0 3.0,4.0 5.0,6.0"),
    ("M1 1c1 2 3 4 5 6", "M 1.0,1.0 C 2.0,3.0 4.0,5.0 6.0,7.0"),
    ("M0 0C0 1 2 3 4 4S9 9 9 0", "M 0.0,0.0 C 0.0,1.0 2.0,3.0 4.0,4.0 C 6.0,5.0 9.0,9.0 9.0,0.0"),
    ("M1 2S3 4 5 6", "M 1.0,2.0 C 1.0,2.0 3.0,4.0 5.0,6.0"),
    ("M1 2Q9 9 4 4S3 4 5 6", "M 1.0,2.0 Q 9.0,9.0 4.0,4.0 C 4.0,4.0 3.0,4.0 5.0,6.0"),
    ("M0 0s1 1 2 0 1 1 2 0", "M 0.0,0.0 C 0.0,0.0 1.0,1.0 2.0,0.0 C 3.0,-1.0 3.0,1.0 4.0,0.0"),
    ("M0 0Q1 1 2 0T4 0t2 0", "M 0.0,0.0 Q 1.0,1.0 2.0,0.0 Q 3.0,-1.0 4.0,0.0 Q 5.0,1.0 6.0,0.0"),
    ("M0 0T4 0 8 0", "M 0.0,0.0 Q 0.0,0.0 4.0,0.0 Q 8.0,0.0 8.0,0.0"),
    ("M1 1A0 5 0 0 1 3 3", "M 1.0,1.0 L 3.0,3.0"),
    ("M1 1A5 5 0 0 1 1 1", "M 1.0,1.0"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 41, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "expected",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_17Z5bd4b243f08e17d9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_24accessor5bd4b243f08e17d9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_25generator5bd4b243f08e17d9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_33testContentRecord5bd4b243f08e17d9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0042pathdatareadsasitscommands_CyaefcdFBFIHoFa4TestfMp_24accessor5bd4b243f08e17d9fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:71:4-71:4
