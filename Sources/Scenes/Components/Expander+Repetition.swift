import AnimDocuments

extension Expander {
  /// Expands `{ "forEach": …, "view": … }`.
  mutating func appendCopies(
    _ node: JSONNode, _ environment: Environment, to output: inout [JSONNode]
  ) {
    guard var object = KeyedReader(node, as: "a repeated view", context) else { return }
    let count = object.node("forEach")
    let view = object.node("view")
    let indexName = object.node("index").map { value($0, environment).node(or: $0) ?? $0 }
    object.finish { key in
      ["id", "type", "frame"].contains(key) ? "put it into the `view`" : nil
    }
    guard let view else {
      context.error("a repeated view needs `view`", at: environment.placed(object.opening))
      return
    }
    var name = "index"
    if let indexName {
      guard let text = indexName.string, ParameterReader.isName(text) else {
        context.error(
          "expected a name for `index`, such as \"row\", found \(indexName.summary)", at: indexName)
        return
      }
      name = text
    }
    guard let count, let items = items(of: count, environment) else { return }
    for (index, item) in items.enumerated() {
      let copy = Environment(
        in: environment,
        values: values(of: item, index, items.count, called: name, at: count.place), index: index,
        called: name)
      _ = append(view, copy, to: &output)
      if budget.isExceeded { return }
    }
  }

  /// The items of a `forEach`; nil for the items of a number.
  private mutating func items(of node: JSONNode, _ environment: Environment) -> [JSONNode?]? {
    guard let value = value(node, environment).node(or: environment.placed(node)) else { return [] }
    if let elements = value.elements { return elements.map { $0 } }
    guard let number = value.number, let count = Int(exactly: number),
      (0...Budget.views).contains(count)
    else {
      context.error(
        "expected a list or a whole number from 0 to \(Budget.views) for `forEach`, "
          + "found \(value.summary)",
        at: value)
      return nil
    }
    return Array(repeating: nil, count: count)
  }

  private func values(
    of item: JSONNode?, _ index: Int, _ count: Int, called name: String, at place: Place
  ) -> [(name: String, value: JSONNode)] {
    var values: [(name: String, value: JSONNode)] = []
    for member in item?.members ?? [] { values.append((member.key, member.node)) }
    if let item { values.append(("item", item)) }
    values.append((name, JSONNode(value: .number(Double(index)), place: place)))
    values.append(("count", JSONNode(value: .number(Double(count)), place: place)))
    return values
  }
}

extension DecodingContext {
  /// A hint for an id that no view has.
  func hint(forView id: String, among ids: [String]) -> String? {
    if let first = copies[id]?.first {
      return "the view is repeated: `\(first)` is its first copy, and `\(id).*` are all"
    }
    if let hint = Spelling.hint(for: id, among: ids) { return hint }
    guard let slash = id.lastIndex(of: "/"), targets[String(id[slash...].dropFirst())] != nil
    else { return nil }
    return "the steps of a component name only views inside it"
  }
}
