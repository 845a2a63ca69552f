@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_15Z9fad4cb59ace9bfMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathMeasureTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_7__localfMu_.`a part has its length, and the parts join`())))
  }
  try await $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_23generator9fad4cb59ace9bfMu_() async -> Testing.Test {
  return .__function(
  named: "`a part has its length, and the parts join`()",
  in: PathMeasureTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a part has its length, and the parts join",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathMeasureTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift", line: 83, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_15Z9fad4cb59ace9bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_22accessor9fad4cb59ace9bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_23generator9fad4cb59ace9bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_31testContentRecord9fad4cb59ace9bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests011PathMeasureB0V0055aparthasitslengthandthepartsjoin_hEaeddgddfJHEDHtBAbagb4TestfMp_22accessor9fad4cb59ace9bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathMeasureTests.swift:98:4-98:4
