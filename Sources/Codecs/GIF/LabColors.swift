/// Colours and how they look.
struct LabColors: Sendable {
  let rgba: [UInt32]
  let labs: [OKLab]

  init(_ rgba: [UInt32], labs: [OKLab]) {
    precondition(rgba.count == labs.count, "each colour has a look")
    self.rgba = rgba
    self.labs = labs
  }

  init(_ rgba: [UInt32], converter: OKLabConverter) {
    self.rgba = rgba
    labs = rgba.map { converter.convert($0) }
  }

  /// Some of them, in a new order.
  func part(_ numbers: [Int]) -> LabColors {
    LabColors(numbers.map { rgba[$0] }, labs: numbers.map { labs[$0] })
  }
}
