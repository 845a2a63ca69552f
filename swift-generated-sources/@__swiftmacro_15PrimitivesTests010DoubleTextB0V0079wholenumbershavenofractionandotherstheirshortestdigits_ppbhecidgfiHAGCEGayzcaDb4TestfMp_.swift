@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_16c76c92d0f170242bfMu_(number arg0:Double,text arg1:String) async throws -> Void {
  @Sendable func $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_7__localfMu0_(number arg0:Double,text arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DoubleTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_7__localfMu_.`whole numbers have no fraction, and others their shortest digits`(number: arg0,text: arg1))))
  }
  try await $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_7__localfMu0_(number: arg0,text: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_25generatorc76c92d0f170242bfMu_() async -> Testing.Test {
  return .__function(
  named: "`whole numbers have no fraction, and others their shortest digits`(number:text:)",
  in: DoubleTextTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "whole numbers have no fraction, and others their shortest digits",traits: [],arguments: {[
    (0, "0"), (-0.0, "0"), (3, "3"), (-12, "-12"), (0.1, "0.1"), (-2.5, "-2.5"), (1e-7, "1e-07"),
    (1e15, "1000000000000000"), (0x1p53 - 1, "9007199254740991"), (1e300, "1e+300"),
    (.infinity, "inf"), (.nan, "nan"),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/DoubleTextTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift", line: 5, column: 4),
  parameters: [(firstName: "number",secondName: nil,type: (Double).self),(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_16c76c92d0f170242bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_24accessorc76c92d0f170242bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_25generatorc76c92d0f170242bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_33testContentRecordc76c92d0f170242bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests010DoubleTextB0V0079wholenumbershavenofractionandotherstheirshortestdigits_ppbhecidgfiHAGCEGayzcaDb4TestfMp_24accessorc76c92d0f170242bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Text/DoubleTextTests.swift:14:4-14:4
