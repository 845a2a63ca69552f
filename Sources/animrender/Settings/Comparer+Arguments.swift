import AnimDiff
import AnimExport
import AnimInspect
import AnimProject

extension Comparer {
  /// - Throws: a usage error for values out of range.
  init(_ arguments: Arguments, _ console: Console) throws(Failure) {
    self.init(
      tolerance: try PixelTolerance(arguments), request: try RenderRequest(arguments),
      given: Set(arguments.values.keys), ignoredViews: arguments.all("ignore-view"),
      console: console)
  }
}

extension Option {
  package static let html = Option(
    "html", value: "FILE", "write an HTML page that shows the differences; - for standard output")
}

extension HTMLReport {
  /// The program and the system that compare.
  static var machine: [String] {
    #if os(macOS)
      let system = "macOS"
    #else
      let system = "Linux"
    #endif
    return ["animrender \(Program.version)", system]
  }
}
