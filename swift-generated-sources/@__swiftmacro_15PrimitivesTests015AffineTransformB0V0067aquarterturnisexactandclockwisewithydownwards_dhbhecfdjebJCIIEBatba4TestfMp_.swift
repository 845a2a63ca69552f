@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_16b2f0241685862cd7fMu_() async throws -> Void {
  @Sendable func $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AffineTransformTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_7__localfMu_.`a quarter turn is exact and clockwise with y downwards`())))
  }
  try await $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_25generatorb2f0241685862cd7fMu_() async -> Testing.Test {
  return .__function(
  named: "`a quarter turn is exact and clockwise with y downwards`()",
  in: AffineTransformTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a quarter turn is exact and clockwise with y downwards",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/AffineTransformTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift", line: 5, column: 4),
  parameters: [],
  testFunction: $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_16b2f0241685862cd7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_24accessorb2f0241685862cd7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_25generatorb2f0241685862cd7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_33testContentRecordb2f0241685862cd7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015AffineTransformB0V0067aquarterturnisexactandclockwisewithydownwards_dhbhecfdjebJCIIEBatba4TestfMp_24accessorb2f0241685862cd7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Geometry/AffineTransformTests.swift:9:4-9:4
