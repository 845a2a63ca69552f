@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_16e73d38ddbf5da86bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StraightColorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_7__localfMu_.`dividing by alpha rounds to nearest, halves up`())))
  }
  try await $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_25generatore73d38ddbf5da86bfMu_() async -> Testing.Test {
  return .__function(
  named: "`dividing by alpha rounds to nearest, halves up`()",
  in: StraightColorTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "dividing by alpha rounds to nearest, halves up",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/StraightColorTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift", line: 14, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_16e73d38ddbf5da86bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_24accessore73d38ddbf5da86bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_25generatore73d38ddbf5da86bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_33testContentRecorde73d38ddbf5da86bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests013StraightColorB0V0060dividingbyalpharoundstonearesthalvesup_FJacfgchgGIDJEwCHbalb4TestfMp_24accessore73d38ddbf5da86bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Color/StraightColorTests.swift:24:4-24:4
