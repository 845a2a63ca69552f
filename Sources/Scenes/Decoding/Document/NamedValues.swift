import AnimDocuments

/// Values that a scene defines by name. They may refer to each other.
struct NamedValues<Value> {
  private enum State {
    case unread(JSONNode)
    case beingRead
    /// nil if the value had errors, which were reported.
    case read(Value?)
  }

  /// The result of looking up a name.
  enum Lookup {
    case value(Value?)
    case toRead(JSONNode)
    case cycle
    case unknown
  }

  private(set) var names: [String] = []
  private var states: [String: State] = [:]

  mutating func declare(_ name: String, _ node: JSONNode) {
    names.append(name)
    states[name] = .unread(node)
  }

  /// Looks up a value. For `toRead`, the caller reads the value and passes it to `finish`.
  mutating func begin(_ name: String) -> Lookup {
    switch states[name] {
    case nil: return .unknown
    case .read(let value): return .value(value)
    case .beingRead: return .cycle
    case .unread(let node):
      states[name] = .beingRead
      return .toRead(node)
    }
  }

  mutating func finish(_ name: String, _ value: Value?) {
    states[name] = .read(value)
  }
}
