import Foundation
import AnimTestSupport
import Testing

@testable import AnimText

@Suite struct NumberFormatTests {
  /// Doubles of every exponent, and numbers that are typical for labels.
  private func values(seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    var values: [Double] = [0, 0.5, 1.5, 2.5, 0.125, 0.375, 1e21, 1e22, 1e23, 9.995, 99.95]
    values += [
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, 1 / 3.0, .pi,
    ]
    while values.count < 3000 {
      let bits = random.next()
      let value = Double(bitPattern: bits)
      if value.isFinite { values.append(value) }
      values.append(Double(Int64(bitPattern: random.next()) >> 40) / 1000)
      values.append(Double(random.next() % 2_000_001) / 8 - 125_000)
    }
    return values
  }

  @Test(arguments: [
    "%f", "%.0f", "%.1f", "%.2f", "%5.2f", "%+.3f", "%010.2f", "%-12.1f|", "% .1f", "%#.0f",
    "%.17f",
    "%e", "%.0e", "%.3E", "%+.10e", "%#.0e", "%020.4e", "%g", "%.3g", "%.10G", "%#g", "%.0g",
    "%.17g",
    "%-15g|", "%015g",
  ])
  func `fractions are written as the C library writes them`(format: String) throws {
    let number = try NumberFormat(format)
    for value in values(seed: 0x5EED) {
      let expected = String(format: format, value)
      // C writes "-0.0" for negative numbers that round to zero; we write no sign.
      guard expected.contains(where: { ("1"..."9").contains($0) && value < 0 }) || value >= 0
      else { continue }
      #expect(number.string(from: value) == expected, "\(value.debugDescription)")
    }
  }

  @Test(arguments: [
    "%lld", "%5lld", "%05lld", "%-8lld|", "%+lld", "% lld", "%.3lld", "%8.3lld", "%08.3lld",
    "%.0lld",
  ])
  func `whole numbers are written as the C library writes them`(format: String) throws {
    let number = try NumberFormat(format)
    for value in values(seed: 0xBEEF) where abs(value) < 1e18 {
      let rounded = Int64(value.rounded(.toNearestOrAwayFromZero))
      #expect(number.string(from: value) == String(format: format, rounded))
    }
  }

  @Test(arguments: ["%llx", "%llX", "%#llx", "%#010llx", "%llo", "%#llo", "%.8llX", "%12llx"])
  func `other bases are written as the C library writes them`(format: String) throws {
    let number = try NumberFormat(format)
    for value in values(seed: 0xCAFE) where abs(value) < 1e18 {
      let rounded = abs(value).rounded(.toNearestOrAwayFromZero)
      #expect(number.string(from: abs(value)) == String(format: format, Int64(rounded)))
    }
  }

  @Test(arguments: [
    ("%'d", 0.0, "0"), ("%'d", 999, "999"), ("%'d", 1000, "1,000"),
    ("%'d", -1_234_567, "-1,234,567"),
    ("%'.2f", 1234.5, "1,234.50"), ("$%'d.-", 12345, "$12,345.-"), ("%d %%", 49.5, "50 %"),
    ("%d", -0.4, "0"), ("%d", -0.5, "-1"), ("%d", 2.5, "3"), ("%.0f", 2.5, "2"),
    ("%.1f", -0.04, "0.0"),
    ("%u", -3, "-3"), ("%x", -255, "-ff"), ("%d", 1e23, "99999999999999991611392"),
    ("%'10d|", 12345, "    12,345|"), ("%'-10d|", 12345, "12,345    |"), ("%i°", 21.6, "22°"),
    ("%d", .infinity, "inf"), ("%05.1f", -.infinity, " -inf"), ("%E", .infinity, "INF"),
    ("%g", 999_999.5, "1e+06"), ("%#g", 999_999.5, "1.00000e+06"), ("%d", .nan, "nan"),
    ("100%% of %d", 7, "100% of 7"),
  ])
  func `formats have thousands separators, signs and text around them`(
    format: String, value: Double, expected: String
  ) throws {
    #expect(try NumberFormat(format).string(from: value) == expected)
  }

  @Test(arguments: [
    ("points", 6), ("", 0), ("%d of %d", 6), ("%s", 1), ("%@", 1), ("50%", 3), ("%5000d", 1),
    ("%.1001f", 2), ("%*d", 1), ("%1$d", 2), ("a%%b", 4), ("%ld %", 4), ("%é", 1),
  ])
  func `a format that does not take one number is an error with its place`(
    format: String, offset: Int
  ) {
    do {
      _ = try NumberFormat(format)
      Issue.record("\(format) was taken")
    } catch {
      guard case .numberFormat(format, offset, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test(arguments: ["%d", "%'d pt", "100%% of %+.1f", "%-08.3e", "% #x", "%X", "%o|", "%G"])
  func `a format is described as it is written`(format: String) throws {
    let read = try NumberFormat(format)
    #expect(read.description == format)
    #expect(try NumberFormat("\(read)") == read)
  }

  @Test func `an expansion holds every digit of a double`() {
    #expect(DecimalExpansion(0.1).digits.count == 55)
    #expect(DecimalExpansion(.leastNonzeroMagnitude).digits.count == 751)
    #expect(DecimalExpansion(.leastNonzeroMagnitude).exponent == -323)
    #expect(DecimalExpansion(.greatestFiniteMagnitude).exponent == 309)
    #expect(DecimalExpansion(1024).digits == [1, 0, 2, 4])
    #expect(DecimalExpansion(0).isZero)
  }
}
