// Conversions of CSS colour spaces to sRGB. Source: CSS Color 4 §10 to §12 and its sample code. White points are D65, or
// D50 where ICC profiles have them; between both, colours are adapted as Bradford specifies.

/// The colour spaces of `color()`.
package enum RGBSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyz
  case xyzD50 = "xyz-d50"
  case xyzD65 = "xyz-d65"

  func color(_ red: Double, _ green: Double, _ blue: Double) -> Color {
    switch self {
    case .srgb: Color(red: red, green: green, blue: blue)
    case .srgbLinear: Color(linear: SIMD3(red, green, blue))
    case .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
      Color(
        xyz: matrix.applied(to: SIMD3(linear(red), linear(green), linear(blue))),
        isD50: self == .proPhotoRGB)
    case .xyz, .xyzD65: Color(xyz: SIMD3(red, green, blue), isD50: false)
    case .xyzD50: Color(xyz: SIMD3(red, green, blue), isD50: true)
    }
  }

  /// The linear light of a component; the sign is kept.
  private func linear(_ component: Double) -> Double {
    let value = component.magnitude
    let light: Double
    switch self {
    case .a98RGB: light = power(value, 563.0 / 256)
    case .proPhotoRGB: light = value <= 16.0 / 512 ? value / 16 : power(value, 1.8)
    case .rec2020:
      let (alpha, beta) = (1.09929682680944, 0.018053968510807)
      light = value < beta * 4.5 ? value / 4.5 : power((value + alpha - 1) / alpha, 1 / 0.45)
    default: light = LinearLight.of(value)
    }
    return component < 0 ? -light : light
  }

  /// Maps linear light to XYZ.
  private var matrix: Matrix3 {
    switch self {
    case .a98RGB:
      Matrix3(
        SIMD3(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
        SIMD3(0.29734497525053605, 0.6273635662554661, 0.07529145849399788),
        SIMD3(0.02703136138641234, 0.07068885253582723, 0.9913375368376388))
    case .proPhotoRGB:
      Matrix3(
        SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
        SIMD3(0, 0, 0.8251046025104602))
    case .rec2020:
      Matrix3(
        SIMD3(0.6369580483012914, 0.14461690358620832, 0.1688809751641721),
        SIMD3(0.2627002120112671, 0.6779980715188708, 0.05930171646986196),
        SIMD3(0, 0.028072693049087428, 1.060985057710791))
    default:
      Matrix3(
        SIMD3(0.4865709486482162, 0.26566769316909306, 0.1982172852343625),
        SIMD3(0.2289745640697488, 0.6917385218365064, 0.079286914093745),
        SIMD3(0, 0.04511338185890264, 1.043944368900976))
    }
  }
}

/// Three rows.
struct Matrix3 {
  var rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  func applied(to vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((rows.0 * vector).sum(), (rows.1 * vector).sum(), (rows.2 * vector).sum())
  }

  /// Adapts XYZ from the white point D50 to D65.
  static let d65FromD50 = Matrix3(
    SIMD3(0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    SIMD3(-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    SIMD3(0.012314014864481998, -0.020507649298898964, 1.330365926242124))

  /// Maps XYZ to the linear light of sRGB.
  static let srgbFromXYZ = Matrix3(
    SIMD3(12831.0 / 3959, -329.0 / 214, -1974.0 / 3959),
    SIMD3(-851781.0 / 878810, 1648619.0 / 878810, 36519.0 / 878810),
    SIMD3(705.0 / 12673, -2585.0 / 12673, 705.0 / 667))
}

extension Color {
  /// The linear light of sRGB.
  fileprivate init(linear: SIMD3<Double>) {
    self.init(
      red: Self.component(linear.x), green: Self.component(linear.y),
      blue: Self.component(linear.z))
  }

  /// The component of linear light; the sign is kept. Source: IEC 61966-2-1.
  private static func component(_ light: Double) -> Double {
    let value = light.magnitude
    let component = value > 0.0031308 ? 1.055 * power(value, 1 / 2.4) - 0.055 : 12.92 * value
    // Rounding errors of the conversions are not visible, but a test for white would see them.
    let rounded = component.rounded(places: 12)
    return light < 0 ? -rounded : rounded
  }

  fileprivate init(xyz: SIMD3<Double>, isD50: Bool) {
    let adapted = isD50 ? Matrix3.d65FromD50.applied(to: xyz) : xyz
    self.init(linear: Matrix3.srgbFromXYZ.applied(to: adapted))
  }

  /// Source: CSS Color 4 §7.1, the sample code's f(n) = l − a·max(−1, min(k − 3, 9 − k, 1)).
  init(hue: Double, saturation: Double, lightness: Double) {
    let turn = hue.truncatingRemainder(dividingBy: 360) / 30
    let hue = turn < 0 ? turn + 12 : turn
    let amplitude = saturation * min(lightness, 1 - lightness)
    func channel(_ n: Double) -> Double {
      let k = (n + hue).truncatingRemainder(dividingBy: 12)
      return lightness - amplitude * max(-1, min(k - 3, 9 - k, 1))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(4))
  }

  /// Source: CSS Color 4 §8.1.
  init(hue: Double, whiteness: Double, blackness: Double) {
    guard whiteness + blackness < 1 else {
      let grey = whiteness / (whiteness + blackness)
      self.init(red: grey, green: grey, blue: grey)
      return
    }
    let pure = Color(hue: hue, saturation: 1, lightness: 0.5)
    let room = 1 - whiteness - blackness
    self.init(
      red: pure.red * room + whiteness, green: pure.green * room + whiteness,
      blue: pure.blue * room + whiteness)
  }

  /// CIE Lab with the white point D50; the lightness is 0…100. Source: CSS Color 4 §9.
  init(labLightness lightness: Double, a: Double, b: Double) {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let y = (lightness + 16) / 116
    func cube(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    let light = lightness > kappa * epsilon ? y * y * y : lightness / kappa
    let xyz = SIMD3(cube(y + a / 500), light, cube(y - b / 200))
    self.init(xyz: xyz * white, isD50: true)
  }

  /// OKLab; the lightness is 0…1. Source: CSS Color 4 §9, and Björn Ottosson's matrices there.
  init(okLightness lightness: Double, a: Double, b: Double) {
    let roots = Matrix3(
      SIMD3(1, 0.3963377773761749, 0.2158037573099136),
      SIMD3(1, -0.1055613458156586, -0.0638541728258133),
      SIMD3(1, -0.0894841775298119, -1.2914855480194092)
    ).applied(to: SIMD3(lightness, a, b))
    let xyz = Matrix3(
      SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
      SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
      SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816)
    ).applied(to: roots * roots * roots)
    self.init(xyz: xyz, isD50: false)
  }
}
