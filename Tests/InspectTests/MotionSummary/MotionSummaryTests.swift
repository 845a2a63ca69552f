import AnimCodecs
import AnimRendering
import AnimSceneSupport
import AnimTestSupport
import Testing

@testable import AnimExport
@testable import AnimInspect
@testable import AnimRendering

@Suite struct MotionSummaryTests {
  private func summary() throws -> MotionSummary {
    MotionSummary(
      try Renderer(
        timeline: """
          { "animate": { "card": { "center": [80, 80], "backgroundColor": "#00f" } },
            "duration": 1, "curve": { "spring": { "dampingRatio": 0.5 } } },
          { "set": { "other": { "hidden": true } }, "at": 0.25 }
          """))
  }

  @Test func `a written record is read again`() throws {
    let summary = try summary()
    #expect(MotionSummary(json: summary.json) == summary)
  }

  @Test func `a movement is measured`() throws {
    let card = try #require(try summary().views.first { $0.id == "card" })
    let course = try #require(card.properties.first { $0.name == "center.y" }).course
    guard case .moving(let movement) = course else {
      Issue.record("\(course)")
      return
    }
    #expect(movement.from == .number(20) && movement.to == .number(80))
    #expect(movement.start == 0 && movement.arrival == 1)
    // exp(−πζ/√(1−ζ²)) for ζ = 0.5.
    #expect(abs(movement.high - 1.163) < 0.0005)
    #expect(movement.low == 0 && movement.curve == "spring(0.5)")
    let fractions = try #require(movement.trace).fractions
    #expect(fractions.count == 41 && fractions.first == 0)
    // The spring rests at its end, and is highest near half of its period.
    #expect(abs((fractions.last ?? 0) - 1 / movement.high) < 0.001)
    #expect((fractions.max() ?? 0) > 0.98)
  }

  @Test(arguments: ["linear(0, -1e308, 1e308, 1)", "linear(0, 1e308, -1e308, 1)"])
  func `a movement beyond all numbers is measured, too`(curve: String) throws {
    let summary = MotionSummary(
      try Renderer(
        timeline: """
          { "animate": { "card": { "center": [80, 80] } }, "duration": 1, "curve": "\(curve)" }
          """))
    #expect(MotionSummary(json: summary.json) == summary)
  }

  @Test func `views that constraints join move as those that they do not`() throws {
    let count = 40
    func summary(joined: Bool) throws -> MotionSummary {
      let views = (0..<count).map { #"{ "id": "v\#($0)", "bounds": [4, \#(5 + $0)] }"# }
      var constraints = (0..<count).flatMap {
        [
          #"{ "id": "c\#($0)", "equation": "v\#($0).left == \#($0 % 7)" }"#,
          #""v\#($0).top == \#($0)""#,
        ]
      }
      if joined { constraints += (1..<count).map { #""v\#($0).left >= v\#($0 - 1).left - 1000""# } }
      let steps = (0..<count).map { index in
        #"""
        { "animate": { "c\#(index)": { "constant": \#(50 + index) } }, "duration": 0.3, "at": \#(0.0137 * Double(index)),
          "curve": "easeOutBack" }
        """#
      }
      let text = """
        { "size": [100, 100], "views": [\(views.joined(separator: ","))],
          "constraints": [\(constraints.joined(separator: ","))],
          "timeline": [\(steps.joined(separator: ","))] }
        """
      return MotionSummary(try Renderer(text))
    }
    let (apart, together) = (try summary(joined: false), try summary(joined: true))
    #expect(apart.views == together.views)
    let course = try #require(apart.views[9].properties.first { $0.name == "center.x" }).course
    guard case .moving(let movement) = course else {
      Issue.record("\(course)")
      return
    }
    #expect(movement.from == .number(4) && movement.to == .number(61))
    #expect(abs(movement.start - 0.1233) < 0.0001 && abs(movement.arrival - 0.4233) < 0.0001)
  }

  @Test func `a record of the first program is read`() {
    let movement = ##"{"from":0,"to":1,"start":0,"end":1,"off":0.5,"by":"#ff0000","way":"AA"}"##
    let json = #"{"version":1,"canvas":{"a":\#(movement)},"views":[],"constraints":[]}"#
    let course = MotionSummary.Course.moving(
      .init(from: .number(0), to: .number(1), start: 0, arrival: 1, low: 0, high: 1, curve: ""))
    #expect(MotionSummary(json: json)?.canvas == [.init(name: "a", course: course)])
  }

  @Test func `a switch has its time`() throws {
    let other = try #require(try summary().views.first { $0.id == "other" })
    let course = try #require(other.properties.first { $0.name == "hidden" }).course
    #expect(
      course
        == .switching([
          .init(time: 0, value: .words("false")), .init(time: 0.25, value: .words("true")),
        ]))
  }

  @Test func `a file's record is found, and a broken one said to be`() throws {
    let summary = try summary()
    let record = try #require(TimelineRecord(json: summary.json))
    #expect(TimelineRecord.find(in: [record.metadata]) == .found(json: summary.json))
    let line = try #require(record.commentLine)
    let comment = PNGMetadata.Entry(keyword: "Comment", text: "A title\n\(line)")
    #expect(TimelineRecord.find(in: [comment]) == .found(json: summary.json))
    for broken in ["timeline:", "timeline:AAAA", "timeline:%", String(line.dropLast(9))] {
      let entry = PNGMetadata.Entry(keyword: "Comment", text: broken)
      #expect(TimelineRecord.find(in: [entry]) == .unreadable, "\(broken.prefix(20))")
    }
    #expect(TimelineRecord.find(in: [.init(keyword: "Title", text: "timeline")]) == .missing)
  }

  @Test(arguments: [
    "", "{}", "null", #"{"version":2,"canvas":{},"views":[],"constraints":[]}"#,
    #"{"version":1,"canvas":{},"views":[{}],"constraints":[]}"#,
    #"{"version":1,"canvas":{"a":1e300},"views":[],"constraints":[]}"#,
    #"{"version":1,"canvas":{"a":[[0]]},"views":[],"constraints":[]}"#,
    #"{"version":1,"canvas":{"a":{"verbs":"X"}},"views":[],"constraints":[]}"#,
    #"{"version":1,"canvas":{"a":{"from":0,"to":1,"start":0,"end":"A"}},"views":[],"constraints":[]}"#,
  ])
  func `a text that is no record is refused`(json: String) {
    #expect(MotionSummary(json: json) == nil)
  }

  @Test(arguments: 0..<40)
  func `a damaged record is refused or compared`(seed: UInt64) throws {
    let summary = try summary()
    var random = SeededGenerator(seed: seed)
    let good = Array(summary.json.utf8)
    var read = 0
    for _ in 0..<50 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = bytes.indices.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes[place] = UInt8(ascii: "9")
        default:
          let other = bytes.indices.randomElement(using: &random) ?? 0
          bytes.replaceSubrange(
            place..<place, with: bytes[min(other, place)..<max(other, place)].prefix(40))
        }
      }
      guard let damaged = MotionSummary(json: String(decoding: bytes, as: UTF8.self)) else {
        continue
      }
      read += 1
      #expect(SceneDifference(damaged, damaged).sentences.isEmpty)
      #expect(
        SceneDifference(damaged, summary).changes.isEmpty
          == SceneDifference(summary, damaged).changes.isEmpty)
    }
    #expect(read < 50)
  }
}
