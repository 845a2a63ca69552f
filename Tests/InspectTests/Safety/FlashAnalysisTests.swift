import AnimPrimitives
import Testing

@testable import AnimInspect

/// Flashes at each threshold of WCAG 2.3.1, just below and just above, with values computed by hand.
@Suite struct FlashAnalysisTests {
  private static func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedColor {
    PremultipliedColor(red: red, green: green, blue: blue, alpha: 255)
  }

  private static func gray(_ value: UInt8) -> PremultipliedColor { color(value, value, value) }

  /// The kinds of flashes of a picture that alternates between two colours.
  private static func kinds(
    _ first: PremultipliedColor, _ second: PremultipliedColor, changes: Int = 8,
    interval: Double = 0.125, width: Int = 176, height: Int = 124
  ) throws -> Set<FlashAnalysis.Kind> {
    let rect = try #require(IntRect(width: width, height: height))
    var analysis = FlashAnalysis(width: width)
    for frame in 0...changes {
      let color = frame % 2 == 0 ? first : second
      let pixmap = Pixmap(width: width, height: height, filledWith: color)
      analysis.add(pixmap, in: rect, frame: frame, time: Double(frame) * interval)
    }
    return Set(analysis.findings.map(\.kind))
  }

  @Test func `four flashes within a second are too many, and three are not`() throws {
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), changes: 8) == [.general])
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), changes: 7) == [])
  }

  @Test func `eight changes need less than a second`() throws {
    // Seven intervals lie between eight changes.
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), interval: 0.142) == [.general])
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), interval: 0.143) == [])
  }

  @Test func `luminance changes by a tenth`() throws {
    // ((89 / 255 + 0.055) / 1.055)^2.4 = 0.0999, and of 90 it is 0.1022.
    #expect(try Self.kinds(Self.gray(0), Self.gray(90)) == [.general])
    #expect(try Self.kinds(Self.gray(0), Self.gray(89)) == [])
  }

  @Test func `the darker state is below four fifths`() throws {
    // 231 has a luminance of 0.7991, and 232 of 0.8070.
    #expect(try Self.kinds(Self.gray(231), Self.gray(255)) == [.general])
    #expect(try Self.kinds(Self.gray(232), Self.gray(255)) == [])
  }

  @Test func `the area is a quarter of 341 × 256 points`() throws {
    // 176 × 124 = 21,824.
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), width: 176, height: 124) == [.general])
    #expect(try Self.kinds(Self.gray(0), Self.gray(255), width: 21_823, height: 1) == [])
  }

  @Test func `a red flash goes to or from a saturated red`() throws {
    // Pure red of 120 has a luminance of 0.2126 × 0.1878 = 0.0399, so the luminance changes by less than a tenth.
    #expect(try Self.kinds(Self.color(120, 0, 0), Self.gray(0)) == [.red])
    // Linear red is 0.1878. Green of 64 is 0.0513: 0.1878 / 0.2391 = 0.785; green of 60 is 0.0452: 0.806.
    #expect(try Self.kinds(Self.color(120, 64, 0), Self.color(0, 0, 90)) == [])
    #expect(try Self.kinds(Self.color(120, 60, 0), Self.color(0, 0, 90)) == [.red])
  }

  @Test func `a red flash changes chromaticity by more than a fifth`() throws {
    // u′v′ of red is (0.4507, 0.5229). With green and blue of 72 it is (0.2650, 0.4828), 0.190 away; with 80 it is
    // (0.2493, 0.4794), 0.206 away.
    #expect(try Self.kinds(Self.color(120, 0, 0), Self.color(120, 72, 72)) == [])
    #expect(try Self.kinds(Self.color(120, 0, 0), Self.color(120, 80, 80)) == [.red])
  }
}
