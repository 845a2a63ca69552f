/// What is chosen outside of a scene and decides how it is read.
public struct SceneOptions: Hashable, Sendable {
  /// Which of a colour's variants is used. Source: UIUserInterfaceStyle.
  public enum Appearance: String, Hashable, Sendable, CaseIterable {
    case light, dark
  }

  public var appearance: Appearance
  /// Values for the scene's parameters, as `--set name=value` gives them.
  public var parameters: [String: String]

  public init(appearance: Appearance = .light, parameters: [String: String] = [:]) {
    self.appearance = appearance
    self.parameters = parameters
  }
}
