@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_17Z7870f438b9d37b9dfMu_(adjustment arg0:TextShrinking.BaselineAdjustment,baseline arg1:Double) async throws -> Void {
  @Sendable func $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_7__localfMu0_(adjustment arg0:TextShrinking.BaselineAdjustment,baseline arg1:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TextShrinkingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_7__localfMu_.`a smaller line stays by its baseline, its middle or its top`(adjustment: arg0,baseline: arg1))))
  }
  try await $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_7__localfMu0_(adjustment: arg0,baseline: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_25generator7870f438b9d37b9dfMu_() async -> Testing.Test {
  return .__function(
  named: "`a smaller line stays by its baseline, its middle or its top`(adjustment:baseline:)",
  in: TextShrinkingTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "a smaller line stays by its baseline, its middle or its top",traits: [.__documentationLine("/// UIBaselineAdjustment. At full size the line is 11 points high, begins 10 points below the top of a box of 31, and"),.__documentationLine("/// has its baseline at 18.5. At half size it is 5.5 points high, and its baseline is 4.25 points below its top.")],arguments: {[
    (TextShrinking.BaselineAdjustment.alignBaselines, 18.5), (.alignCenters, 12.75 + 4.25),
    (.none, 10 + 4.25),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "TextTests/TextShrinkingTests.swift", filePath: "/work/main/Tests/TextTests/TextShrinkingTests.swift", line: 58, column: 4),
  parameters: [(firstName: "adjustment",secondName: nil,type: (TextShrinking.BaselineAdjustment).self),(firstName: "baseline",secondName: nil,type: (Double).self)],
  testFunction: $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_17Z7870f438b9d37b9dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_24accessor7870f438b9d37b9dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_25generator7870f438b9d37b9dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_33testContentRecord7870f438b9d37b9dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s9TextTests0a9ShrinkingB0V0074asmallerlinestaysbyitsbaselineitsmiddleoritstop_GibhefcdidgcdFBHGGDadscayb4TestfMp_24accessor7870f438b9d37b9dfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/TextTests/TextShrinkingTests.swift:69:4-69:4
