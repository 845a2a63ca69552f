import AnimDocuments

// A library has definitions, but no canvas. It is checked as a scene that uses each of its components once.

extension Expander {
  /// Whether a file without `size` defines names.
  static func isLibrary(_ root: JSONNode) -> Bool {
    root["size"] == nil
      && ["components", "colors", "curves", "fonts", "include"].contains { root[$0] != nil }
  }

  /// A scene with one use of each component of a library, which plays all of its timelines.
  static func example(of root: JSONNode) -> JSONNode {
    guard case .object(var members) = root.value else { return root }
    let place = root.place.opening
    func node(_ value: JSONNode.Value, _ place: Place) -> JSONNode {
      JSONNode(value: value, place: place)
    }
    func member(_ key: String, _ value: JSONNode.Value, _ place: Place) -> JSONMember {
      JSONMember(key: key, keyPlace: place, node: node(value, place))
    }
    let side = node(.number(1000), place)
    members.append(member("size", .array([side, side]), place))
    let components = root["components"]?.members ?? []
    let views = components.map { component in
      let place = component.keyPlace
      return node(
        .object([
          member("type", .string(component.key), place),
          member("id", .string(component.key), place),
        ]), place)
    }
    members.append(member("views", .array(views), place))
    let plays = components.flatMap { component in
      (component.node["timeline"]?.members ?? []).filter { $0.key != "default" }.map { timeline in
        let name = JSONNode.Value.string("\(component.key)/\(timeline.key)")
        return node(.object([member("play", name, timeline.keyPlace)]), timeline.keyPlace)
      }
    }
    members.append(member("timeline", .array(plays), place))
    return node(.object(members), root.place)
  }
}
