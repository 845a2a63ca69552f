@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_16adf7ea6f01867343fMu_(text arg0:String,offset arg1:Int,message arg2:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_7__localfMu0_(text arg0:String,offset arg1:Int,message arg2:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SVGPathTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_7__localfMu_.`a mistake is told with its place`(text: arg0,offset: arg1,message: arg2))))
  }
  try await $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_7__localfMu0_(text: arg0,offset: arg1,message: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_25generatoradf7ea6f01867343fMu_() async -> Testing.Test {
  return .__function(
  named: "`a mistake is told with its place`(text:offset:message:)",
  in: SVGPathTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a mistake is told with its place",traits: [],arguments: {[
    ("L1 1", 0, "expected a path that begins with M or m, found \"L\""),
    ("M", 1, "expected a number, found the end"),
    ("M1", 2, "expected a number, found the end"),
    ("M1 x", 3, "expected a number, found \"x\""),
    ("M1 2 3", 6, "expected a number, found the end"),
    ("M1,,2", 3, "expected a number, found \",\""),
    ("M,1 2", 1, "expected a number, found \",\""),
    ("M1 2,", 5, "expected a number, found the end"),
    ("M1 2,L3 4", 5, "expected a number, found \"L\""),
    ("M1 2z3", 5, "expected a path command, found \"3\""),
    ("M1 2b", 4, "expected a path command, found \"b\""),
    ("M1 2é", 4, "expected a path command, found \"é\""),
    ("M1 2 3e", 6, "expected a number, found \"e\""),
    ("M1 -", 3, "expected a number, found \"-\""),
    ("M1 .", 3, "expected a number, found \".\""),
    ("M0 0A1 1 0 2 0 1 1", 11, "expected an arc flag, 0 or 1, found \"2\""),
    ("M0 0A1 1 0 1.0 0 1 1", 12, "expected an arc flag, 0 or 1, found \".\""),
    ("M1e10 0", 1, "the number 1e10 is outside -1000000000...1000000000"),
    ("M1e999 0", 1, "the number 1e999 is outside -1000000000...1000000000"),
    ("M9e8 0h9e8", 7, "the coordinate 1800000000.0 is outside -1000000000...1000000000"),
    ("M0 0A1e-320 1e-320 0 0 0 1e9 9", 5, "the arc's radii are too far apart"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/SVGPathTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift", line: 73, column: 4),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "offset",secondName: nil,type: (Int).self),(firstName: "message",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_16adf7ea6f01867343fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_24accessoradf7ea6f01867343fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_25generatoradf7ea6f01867343fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_33testContentRecordadf7ea6f01867343fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests07SVGPathB0V0043amistakeistoldwithitsplace_zyahceedDEHDDpGa4TestfMp_24accessoradf7ea6f01867343fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:98:4-98:4
