import AnimPrimitives
import Testing

@Suite struct FunctionTests {
  // MARK: - Exact values

  @Test func `right angles and halves are exact in degrees, however many turns`() {
    for turn in [0, 360, -360, 3600, 360 * 1e9, 360 * 0x1p70] {
      for (degrees, sine, cosine) in [
        (0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (-180, 0, -1),
        (-270, 1, 0),
      ] where (turn + degrees) - turn == degrees {
        let value = sineAndCosine(degrees: turn + degrees)
        #expect(value == (sine, cosine), "\(turn) + \(degrees)")
        // A negative zero would be printed with its sign.
        #expect(value.sine != 0 || value.sine.sign == .plus)
        #expect(value.cosine != 0 || value.cosine.sign == .plus)
      }
    }
    #expect(sineAndCosine(degrees: 30).sine == 0.5)
    #expect(sineAndCosine(degrees: -150).sine == -0.5)
    #expect(sineAndCosine(degrees: 60).cosine == 0.5)
    #expect(sineAndCosine(degrees: 240).cosine == -0.5)
    let eighth = sineAndCosine(degrees: 45)
    #expect(eighth.sine == eighth.cosine && eighth.sine == 0.5.squareRoot())
  }

  @Test func `exact values are exact`() {
    #expect(sine(0) == 0 && cosine(0) == 1 && tangent(0) == 0 && arctangent(0) == 0)
    #expect(exponential(0) == 1 && exponentialMinusOne(0) == 0 && hyperbolicTangent(0) == 0)
    #expect(logarithm(1) == 0 && logarithm2(1) == 0 && logarithm10(1) == 0)
    #expect(arccosine(1) == 0 && arcsine(0) == 0)
    #expect(arctangent(1) == .pi / 4 && arcsine(1) == .pi / 2 && arccosine(-1) == .pi)
    for exponent in -1022...1023 {
      let power2 = Double(sign: .plus, exponent: exponent, significand: 1)
      #expect(exponential2(Double(exponent)) == power2)
      #expect(logarithm2(power2) == Double(exponent))
      #expect(power(2, Double(exponent)) == power2)
    }
    var ten = 1.0
    for exponent in 0...22 {
      #expect(logarithm10(ten) == Double(exponent))
      #expect(power(10, Double(exponent)) == ten)
      ten *= 10
    }
  }

  @Test func `powers and roots of whole numbers are whole`() {
    for base in -200...200 {
      let x = Double(base)
      #expect(cubeRoot(x * x * x) == x)
      #expect(power(x, 2) == x * x && power(x, 3) == x * x * x && power(x, 1) == x)
      #expect(power(x * x, 0.5) == abs(x))
      if abs(base) < 90 { #expect(power(x, 8) == (x * x * x * x) * (x * x * x * x)) }
    }
  }

  // MARK: - Beyond numbers

  @Test func `beyond what a double holds is infinity or nothing`() {
    #expect(exponential(709.78).isFinite && exponential(709.79) == .infinity)
    #expect(exponential(-745.13) == 0x1p-1074 && exponential(-745.14) == 0)
    #expect(exponential2(1023.999).isFinite && exponential2(1024) == .infinity)
    #expect(exponential2(-1074) == 0x1p-1074 && exponential2(-1076) == 0)
    #expect(exponentialMinusOne(-50) == -1 && exponentialMinusOne(710) == .infinity)
    #expect(power(10, 308) < .infinity && power(10, 309) == .infinity)
    #expect(power(10, -323) > 0 && power(10, -324) == 0)
    #expect(power(0.9, 1e300) == 0 && power(1.1, 1e300) == .infinity)
    #expect(power(-2, 1025) == -.infinity)
    for huge in [800, 1e10, 1e300, .infinity] {
      #expect(exponential(huge) == .infinity && exponential(-huge) == 0)
      #expect(hyperbolicTangent(huge) == 1 && hyperbolicTangent(-huge) == -1)
    }
    #expect(arctangent(.infinity) == .pi / 2 && arctangent(-.infinity) == -.pi / 2)
    #expect(logarithm(0) == -.infinity && logarithm(.infinity) == .infinity)
  }

  @Test func `an undefined value is not a number`() {
    for function in [sine, cosine, tangent] {
      #expect(function(.infinity).isNaN && function(-.infinity).isNaN)
    }
    for function in [
      sine, cosine, tangent, arcsine, arccosine, arctangent, exponential, exponentialMinusOne,
      exponential2, logarithm, logarithm2, logarithm10, hyperbolicTangent, cubeRoot,
    ] as [(Double) -> Double] {
      #expect(function(.nan).isNaN)
    }
    #expect(sineAndCosine(degrees: .infinity).sine.isNaN)
    #expect(sineAndCosine(degrees: .nan).cosine.isNaN)
    #expect(arcsine(1.0.nextUp).isNaN && arcsine((-1.0).nextDown).isNaN)
    #expect(arccosine(1.0.nextUp).isNaN && arccosine((-1.0).nextDown).isNaN)
    #expect(arccosine((-1.0).nextUp) > 3.14 && arcsine((-1.0).nextUp) < -1.57)
    #expect(logarithm(-1).isNaN && logarithm2(-1).isNaN && logarithm10(-1).isNaN)
    #expect(power(-1, 0.5).isNaN && power(.nan, 1).isNaN && power(2, .nan).isNaN)
    #expect(arctangent(y: .nan, x: 1).isNaN && arctangent(y: 1, x: .nan).isNaN)
  }

  @Test func `powers at the borders are those of IEEE 754`() {
    #expect(power(.nan, 0) == 1 && power(1, .nan) == 1 && power(0, 0) == 1)
    #expect(power(-1, .infinity) == 1 && power(2, -.infinity) == 0)
    #expect(power(0.5, -.infinity) == .infinity && power(0, -1) == .infinity)
    #expect(power(-0.0, -3) == -.infinity && power(-0.0, 3).sign == .minus)
    #expect(power(-.infinity, 3) == -.infinity && power(-.infinity, 2) == .infinity)
    #expect(power(.infinity, -0.5) == 0 && power(-2, 3) == -8 && power(-2, -2) == 0.25)
  }

  @Test func `directions along the axes keep the signs of zeros`() {
    #expect(arctangent(y: 0, x: 1) == 0 && arctangent(y: -0.0, x: 1).sign == .minus)
    #expect(arctangent(y: 0, x: -1) == .pi && arctangent(y: -0.0, x: -1) == -.pi)
    #expect(arctangent(y: 1, x: 0) == .pi / 2 && arctangent(y: -1, x: -0.0) == -.pi / 2)
    #expect(arctangent(y: 0, x: 0) == 0 && arctangent(y: 0, x: -0.0) == .pi)
    #expect(arctangent(y: .infinity, x: .infinity) == .pi / 4)
    #expect(arctangent(y: .infinity, x: -.infinity) == 3 * .pi / 4)
    #expect(arctangent(y: 1, x: .infinity) == 0 && arctangent(y: 1, x: -.infinity) == .pi)
  }

  // MARK: - Order

  /// Values must increase where the range reduction or the row of a table changes.
  @Test func `rising functions never fall by a bit`() {
    for step in -200...200 {
      let half = (Double(step) + 0.5) * 0.693_147_180_559_945_3
      expectRising(from: half, exponential)
      expectRising(from: half / 8, exponentialMinusOne)
      expectRising(from: Double(step) / 2, exponential2)
      expectRising(from: Double(step) / 100, hyperbolicTangent)
      expectRising(from: Double(step) / 16, { arctangent($0) })
      expectRising(from: Double(step) / 201, arcsine)
      expectRising(from: Double(step), cubeRoot)
      expectRising(from: 1 + Double(step) / 256, logarithm)
      expectRising(from: 1 + Double(step) / 256, { power($0, 2.5) })
      expectRising(from: .pi / 2 * Double(step) / 201, sine)
    }
  }

  /// Forty doubles around a value.
  private func expectRising(from place: Double, _ function: (Double) -> Double) {
    var x = place - 20 * place.ulp
    var value = function(x)
    for _ in 0..<40 {
      x = x.nextUp
      let next = function(x)
      // An expectation for each would take most of the test's time.
      if next < value { Issue.record("\(x): \(next) after \(value)") }
      value = next
    }
  }

  // MARK: - The same bits everywhere

  /// Pictures would change if a single bit of these values differed.
  @Test func `values are these to the last bit`() {
    let values: [(Double, UInt64)] = [
      (sine(0.5), 0x3FDE_AEE8_744B_05F0),
      (sine(1e6), 0xBFD6_664B_2568_D867),
      (sine(-1e300), 0x3FEA_2C16_B010_E385),
      (cosine(2), 0xBFDA_A226_5753_7205),
      (cosine(7654.321), 0x3FC5_97A2_494A_47AB),
      (tangent(1.1), 0x3FFF_6FA7_D286_214E),
      (sineAndCosine(degrees: 33).sine, 0x3FE1_6DAE_D770_771D),
      (sineAndCosine(degrees: -12.5).cosine, 0x3FEF_3DD1_1FB9_74B6),
      (exponential(-3.7), 0x3F99_511F_C687_1044),
      (exponential(1), 0x4005_BF0A_8B14_5769),
      (exponentialMinusOne(-0.001), 0xBF50_6035_21CA_C48C),
      (exponential2(-9.99), 0x3F50_1C7D_6C40_4F0B),
      (hyperbolicTangent(0.3), 0x3FD2_A4DD_A7D9_14FA),
      (logarithm(0.95), 0xBFAA_431D_5BCC_193E),
      (logarithm2(3), 0x3FF9_5C01_A39F_BD68),
      (logarithm10(7), 0x3FEB_0B0B_0B78_CC3F),
      (power(0.3, 2.5), 0x3FA9_3D32_BCEA_FC29),
      (power(12.5, -0.7), 0x3FC5_D896_DB05_47C2),
      (cubeRoot(2), 0x3FF4_28A2_F98D_728B),
      (arctangent(0.7), 0x3FE3_8B11_2D7B_D4AD),
      (arctangent(y: -2, x: -3), 0xC004_6DC0_9EC2_9433),
      (arcsine(0.6), 0x3FE4_978F_A326_9EE1),
      (arccosine(-0.2), 0x3FFC_5ABE_698D_8960),
    ]
    for (index, (value, bits)) in values.enumerated() {
      #expect(value.bitPattern == bits, "value \(index)")
    }
  }
}
