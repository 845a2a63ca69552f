@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_17Z21fd6716fb7ef1ddfMu_() async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_7__localfMu_.`a box without a width is no division by nothing`())))
  }
  try await $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_25generator21fd6716fb7ef1ddfMu_() async -> Testing.Test {
  return .__function(
  named: "`a box without a width is no division by nothing`()",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a box without a width is no division by nothing",traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 79, column: 4),
  parameters: [],
  testFunction: $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_17Z21fd6716fb7ef1ddfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_24accessor21fd6716fb7ef1ddfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_25generator21fd6716fb7ef1ddfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_33testContentRecord21fd6716fb7ef1ddfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_24accessor21fd6716fb7ef1ddfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:82:4-82:4
