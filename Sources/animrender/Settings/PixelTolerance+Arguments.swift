import AnimDiff
import AnimPrimitives
import AnimProject

extension PixelTolerance {
  static let commandLine = [
    Option(
      "threshold", value: "N",
      "largest colour distance that counts as equal, 0 to 1 (default: 0)"),
    Option(
      "max-pixels", value: "N|N%",
      "number or share of pixels of a frame that may differ (default: 0)"),
    Option("ignore-aa", "ignore differences in anti-aliased pixels"),
    Option("ignore", value: "X,Y,W,H", repeats: true, "ignore a rectangle, in pixels"),
  ]

  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments) throws(Failure) {
    self.init(
      threshold: try arguments.number("threshold", in: 0...1) ?? 0,
      ignoresAntialiased: arguments.has("ignore-aa"))
    for text in arguments.all("ignore") { ignoredRects.append(try Self.rect(text)) }
    if let text = arguments.value("max-pixels") { budget = try Self.budget(text) }
  }

  private static func rect(_ text: String) throws(Failure) -> IntRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let values = numbers.compactMap { $0 }
    guard numbers.count == 4, values.count == 4,
      let rect = IntRect(x: values[0], y: values[1], width: values[2], height: values[3])
    else {
      throw .usage("'--ignore \(text)': expected x,y,width,height in pixels, such as 0,0,40,20")
    }
    return rect
  }

  private static func budget(_ text: String) throws(Failure) -> Budget {
    if text.hasSuffix("%"), let percent = Double(decimal: text.dropLast()),
      (0...100).contains(percent)
    {
      return .fraction(percent / 100)
    }
    guard let count = Int(text), count >= 0 else {
      throw .usage(
        "'--max-pixels \(text)': expected a number of pixels or a percentage, such as 50 or 0.1%")
    }
    return .count(count)
  }
}
