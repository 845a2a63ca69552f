import AnimPrimitives
import Testing

struct GreatestCommonDivisorTests {
  @Test func `it is the largest number that divides both`() {
    for a in 0...40 {
      for b in 0...40 where a + b > 0 {
        let divisor = (1...40).last { a % $0 == 0 && b % $0 == 0 }
        #expect(Int.greatestCommonDivisor(a, b) == divisor, "\(a), \(b)")
      }
    }
    #expect(Int.greatestCommonDivisor(0, 0) == 0)
    #expect(Int.greatestCommonDivisor(.max, .max) == .max)
  }
}
