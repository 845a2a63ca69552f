import Scenes

extension SceneOptions {
  static let commandLine = [
    Option("appearance", value: "light|dark", "which of paired colours are used (default: light)"),
    Option("set", value: "NAME=VALUE", repeats: true, "overrides a parameter of a scene"),
  ]

  /// `--appearance` and `--set`.
  init(_ arguments: Arguments) throws(Failure) {
    var parameters: [String: String] = [:]
    for pair in arguments.all("set") {
      // By bytes: an accent that the value begins with is one character with the sign.
      guard let equals = pair.utf8.firstIndex(of: UInt8(ascii: "=")), equals > pair.startIndex
      else {
        throw .usage("'--set \(pair)': expected NAME=VALUE")
      }
      let name = String(pair[..<equals])
      let value = String(pair[pair.utf8.index(after: equals)...])
      guard parameters.updateValue(value, forKey: name) == nil else {
        throw .usage("'--set \(name)' is given twice")
      }
    }
    self.init(
      appearance: try arguments.choice("appearance", of: Appearance.self) ?? .light,
      parameters: parameters)
  }
}
