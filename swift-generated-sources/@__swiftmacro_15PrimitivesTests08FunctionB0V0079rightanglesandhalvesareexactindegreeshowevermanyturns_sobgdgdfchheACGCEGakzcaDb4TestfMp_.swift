@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_16Z7924ff21377d52bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FunctionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_7__localfMu_.`right angles and halves are exact in degrees, however many turns`())))
  }
  try await $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_24generator7924ff21377d52bfMu_() async -> Testing.Test {
  return .__function(
  named: "`right angles and halves are exact in degrees, however many turns`()",
  in: FunctionTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "right angles and halves are exact in degrees, however many turns",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/FunctionTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift", line: 7, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_16Z7924ff21377d52bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_23accessor7924ff21377d52bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_24generator7924ff21377d52bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_32testContentRecord7924ff21377d52bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_23accessor7924ff21377d52bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:26:4-26:4
