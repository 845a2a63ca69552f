import AnimDocuments

/// The names that a piece of text may use, and what the names of its views and steps become.
///
/// Names are looked up where they are written. The text of a component knows the component's parameters, then those of
/// its file; a value that is passed to the component was written by its caller, and knows the caller's names.
///
/// A class, because all views of a text share one.
final class Environment {
  /// The surrounding text; nil for a file.
  let parent: Environment?
  /// The index of the file in which the text is written.
  let file: Int
  /// Values by name. They are complete: nothing in them is looked up again.
  let values: [(name: String, value: JSONNode)]
  /// The use of a component whose text this is.
  let instance: Instance?
  /// Added before the id of each view: `wifi/`.
  let prefix: String
  /// Added after the id of each view: the indices of repeated views around it, such as `.2.0`.
  let suffix: String
  /// Added before the id of each step: that of the `play` which plays them.
  let stepPrefix: String
  /// How the text came to where it is read; nil for the file itself.
  let expansion: UInt32?
  /// The timelines that are being played, from the outside in.
  let timelines: [String]
  /// The names of the indices of repeated views around the text, from the outside in.
  let indexNames: [String]

  /// The environment of a file.
  init(file: Int, values: [(name: String, value: JSONNode)]) {
    parent = nil
    self.file = file
    self.values = values
    instance = nil
    (prefix, suffix, stepPrefix) = ("", "", "")
    expansion = nil
    timelines = []
    indexNames = []
  }

  /// The environment of a component's text in one use.
  ///
  /// - Parameter file: that of the file which defines the component.
  init(
    of instance: Instance, in file: Environment, values: [(name: String, value: JSONNode)],
    expansion: UInt32
  ) {
    parent = file
    self.file = file.file
    self.values = values
    self.instance = instance
    prefix = instance.path + "/"
    (suffix, stepPrefix) = ("", "")
    self.expansion = expansion
    timelines = []
    indexNames = []
  }

  /// The environment of one copy of a repeated view.
  init(
    in parent: Environment, values: [(name: String, value: JSONNode)], index: Int,
    called indexName: String
  ) {
    self.parent = parent
    file = parent.file
    self.values = values
    instance = parent.instance
    prefix = parent.prefix
    suffix = "\(parent.suffix).\(index)"
    stepPrefix = parent.stepPrefix
    expansion = parent.expansion
    timelines = parent.timelines
    indexNames = parent.indexNames + [indexName]
  }

  /// The environment of a timeline's steps.
  init(
    ofTimeline name: String, in parent: Environment, playedIn caller: Environment,
    values: [(name: String, value: JSONNode)], stepPrefix: String, expansion: UInt32
  ) {
    self.parent = parent
    file = parent.file
    self.values = values
    instance = parent.instance
    prefix = parent.prefix
    suffix = parent.suffix
    self.stepPrefix = stepPrefix
    self.expansion = expansion
    timelines = caller.timelines + [name]
    indexNames = parent.indexNames
  }

  /// A value by name, with the environment that has it.
  func find(_ name: String) -> (value: JSONNode, environment: Environment)? {
    var environment: Environment? = self
    while let here = environment {
      if let found = here.values.first(where: { $0.name == name }) { return (found.value, here) }
      environment = here.parent
    }
    return nil
  }

  /// All names that can be looked up, the innermost first.
  var names: [String] { values.map(\.name) + (parent?.names ?? []) }

  /// The place of text that is read in this environment.
  func placed(_ place: Place) -> Place {
    guard let expansion else { return place }
    return Place(place.range, in: expansion)
  }

  /// The text in this environment.
  func placed(_ node: JSONNode) -> JSONNode {
    guard expansion != nil else { return node }
    return JSONNode(value: node.value, place: placed(node.place))
  }

  /// The path of a view that the text calls by a name.
  func path(of name: String) -> String {
    if let instance, name == instance.component.ownName { return instance.path }
    return prefix + name
  }

  /// The name by which the text calls a view; nil for a view outside of it.
  func name(of path: String) -> String? {
    if let instance, path == instance.path { return instance.component.ownName }
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }
}

/// One use of a component.
final class Instance {
  let component: Component
  /// The id of the component's top view.
  let path: String
  /// The views that the use puts into the component's slot.
  let content: [SlotContent]
  /// The use of the component in whose text this use is written.
  let parent: Instance?
  private let file: Environment
  private let values: [(name: String, value: JSONNode)]
  let expansion: UInt32
  /// The use that is the component's top view; nil if that is a view.
  var inner: Instance?
  /// The timelines that declare an animator and have been played.
  var played: Set<String> = []
  /// The names of the animators that the component's steps have declared.
  var animators: [String] = []

  /// - Parameters:
  ///   - file: the environment of the file that defines the component.
  ///   - values: of the component's parameters.
  ///   - expansion: of the component's text in this use.
  init(
    _ component: Component, path: String, content: [SlotContent], parent: Instance?,
    file: Environment, values: [(name: String, value: JSONNode)], expansion: UInt32
  ) {
    self.component = component
    self.path = path
    self.content = content
    self.parent = parent
    self.file = file
    self.values = values
    self.expansion = expansion
  }

  /// The environment of the component's text. Each call creates one, because it refers to the use.
  func environment() -> Environment {
    Environment(of: self, in: file, values: values, expansion: expansion)
  }
}

/// A list of views in the words of the text that wrote it.
struct SlotContent {
  let list: JSONNode
  let environment: Environment
}
