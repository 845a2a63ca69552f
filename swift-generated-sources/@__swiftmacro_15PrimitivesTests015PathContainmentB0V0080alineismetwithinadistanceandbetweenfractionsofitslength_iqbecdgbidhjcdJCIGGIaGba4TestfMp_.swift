@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_16f8a6ac1c4d5d1fc5fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathContainmentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_7__localfMu_.`a line is met within a distance and between fractions of its length`())))
  }
  try await $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_25generatorf8a6ac1c4d5d1fc5fMu_() async -> Testing.Test {
  return .__function(
  named: "`a line is met within a distance and between fractions of its length`()",
  in: PathContainmentTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a line is met within a distance and between fractions of its length",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathContainmentTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift", line: 32, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_16f8a6ac1c4d5d1fc5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_24accessorf8a6ac1c4d5d1fc5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_25generatorf8a6ac1c4d5d1fc5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_33testContentRecordf8a6ac1c4d5d1fc5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015PathContainmentB0V0080alineismetwithinadistanceandbetweenfractionsofitslength_iqbecdgbidhjcdJCIGGIaGba4TestfMp_24accessorf8a6ac1c4d5d1fc5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:46:4-46:4
