@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_16d8197a46b7c5d861fMu_(x arg0:Double,y arg1:Double,winds arg2:Bool,alternates arg3:Bool) async throws -> Void {
  @Sendable func $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_7__localfMu0_(x arg0:Double,y arg1:Double,winds arg2:Bool,alternates arg3:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PathContainmentTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_7__localfMu_.`points are inside by the fill rule`(x: arg0,y: arg1,winds: arg2,alternates: arg3))))
  }
  try await $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_7__localfMu0_(x: arg0,y: arg1,winds: arg2,alternates: arg3)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_25generatord8197a46b7c5d861fMu_() async -> Testing.Test {
  return .__function(
  named: "`points are inside by the fill rule`(x:y:winds:alternates:)",
  in: PathContainmentTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "points are inside by the fill rule",traits: [],arguments: {[
    (1.0, 1.0, true, true), (5, 5, true, false), (11, 5, false, false), (-1, 5, false, false),
    (5, 11, false, false),
  ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PrimitivesTests/PathContainmentTests.swift", filePath: "/work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift", line: 13, column: 4),
  parameters: [(firstName: "x",secondName: nil,type: (Double).self),(firstName: "y",secondName: nil,type: (Double).self),(firstName: "winds",secondName: nil,type: (Bool).self),(firstName: "alternates",secondName: nil,type: (Bool).self)],
  testFunction: $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_16d8197a46b7c5d861fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_24accessord8197a46b7c5d861fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_25generatord8197a46b7c5d861fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_33testContentRecordd8197a46b7c5d861fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15PrimitivesTests015PathContainmentB0V0045pointsareinsidebythefillrule_yAadgcdeEACEEqIa4TestfMp_24accessord8197a46b7c5d861fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PrimitivesTests/Path/PathContainmentTests.swift:21:4-21:4
