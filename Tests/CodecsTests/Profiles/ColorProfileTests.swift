import AnimPrimitives
import AnimTestSupport
import Testing

@testable import AnimCodecs

/// Profiles and conversions by littlecms: Vectors/profiles/make.py.
@Suite struct ColorProfileTests {
  private static let folder = "Tests/CodecsTests/Vectors/profiles"

  private func bytes(_ name: String) throws -> [UInt8] {
    try Repository.bytes(of: "\(Self.folder)/\(name)")
  }

  @Test func `colours are those of littlecms within a level`() throws {
    var count = 0
    for line in try Repository.lines(of: "\(Self.folder)/expected.txt") {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().compactMap { Int($0) }
      try #require(numbers.count == 6)
      let profile = try ColorProfile(icc: bytes("\(words[0]).icc"))
      let result = ProfileConversion(profile)?.converted(numbers[0], numbers[1], numbers[2])
      let found = result.map { [$0.0, $0.1, $0.2] } ?? Array(numbers.prefix(3))
      for (value, expected) in zip(found, numbers[3...]) {
        #expect(abs(value - expected) <= 1, "\(line): \(found)")
      }
      count += 1
    }
    #expect(count == 6 * 64)
  }

  @Test func `a profile that is sRGB changes nothing`() throws {
    #expect(ProfileConversion(try ColorProfile(icc: bytes("srgb.icc"))) == nil)
    #expect(ProfileConversion(.sRGB) == nil)
  }

  @Test(arguments: ["p3.png", "p3.jpg", "p3.webp"])
  func `a picture with a profile is shown in sRGB`(name: String) throws {
    guard case .still(let picture) = try PictureDecoder.read(bytes(name)) else {
      Issue.record("a still picture")
      return
    }
    #expect(picture.faults.isEmpty)
    // (200, 100, 50) of Display P3, by littlecms: Vectors/profiles/make.py.
    let color = picture.pixmap[0, 0]
    for (value, expected) in zip([color.red, color.green, color.blue], [215, 93, 31]) {
      #expect(abs(Int(value) - expected) <= 1)
    }
  }

  @Test func `a profile that cannot be applied is a fault`() throws {
    let good = try bytes("display-p3.icc")
    var table = good
    table.replaceSubrange(20..<24, with: Array("Lab ".utf8))
    var grey = good
    grey.replaceSubrange(16..<20, with: Array("CMYK".utf8))
    for (profile, reason) in [
      (table, "it is a table, not a matrix with curves"),
      (Array(good.prefix(100)), "it is damaged"),
      (grey, "its colours are not RGB or grey"), (Array(good.prefix(300)), "it has no curves"),
    ] {
      #expect(throws: ColorProfile.Refusal(reason)) { try ColorProfile(icc: profile) }
    }
  }

  /// Every profile that is cut off or has one wrong byte is read or refused.
  @Test func `damaged profiles do not crash`() throws {
    let good = try bytes("table.icc")
    var random = SeededGenerator(seed: 0x1CC)
    for _ in 0..<2000 {
      var bad = good
      bad[random.below(bad.count)] = UInt8(random.below(256))
      if random.below(4) == 0 { bad = Array(bad.prefix(random.below(bad.count))) }
      if let profile = try? ColorProfile(icc: bad) { _ = ProfileConversion(profile) }
    }
  }
}
