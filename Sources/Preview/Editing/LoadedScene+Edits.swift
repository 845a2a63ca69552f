import AnimDocuments
import AnimFiles
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimTiming

extension LoadedScene {
  /// The values that a view has most often, in their usual text.
  private static let usualValues: [(key: String, text: String, kind: WrittenValue.Kind)] = [
    ("alpha", "1", .number), ("backgroundColor", "\"clear\"", .color),
    ("cornerRadius", "0", .number),
  ]
  /// Members that other parts of the page show, or that are no values.
  private static let unlisted: Set<String> = ["id", "//"]

  /// The pointer to the object of the scene's own file that begins at an origin; nil for text of another file, a
  /// component or a list that is repeated.
  func object(at origin: ScriptOrigin) -> (pointer: JSONPointer, node: JSONNode)? {
    guard origin.source == 0, let document else { return nil }
    var (pointer, node) = (JSONPointer(), document)
    while node.place.range.lowerBound != origin.offset || node.members == nil {
      // The view of a list stands for several views.
      guard node["forEach"] == nil else { return nil }
      let children: [(String, JSONNode)] =
        node.members?.map { ($0.key, $0.node) }
        ?? node.elements?.enumerated().map { (String($0), $1) } ?? []
      guard let next = children.first(where: { $1.place.range.contains(origin.offset) }) else {
        return nil
      }
      pointer = pointer.appending(next.0)
      node = next.1
    }
    return (pointer, node)
  }

  /// The written values of a view or of a step, or the reason why they cannot be edited here.
  ///
  /// - Parameter step: the index of a played step.
  func edits(view: String?, step: Int?) -> JSONText? {
    let lines = LineTable(renderer.scene.sources.main.bytes)
    if let index = view.flatMap(index(ofView:)) {
      let node = renderer.tree.nodes[index]
      return values(at: node.view.origin, adding: Self.usualValues, lines)
    }
    let steps = Timeline.playedSteps(of: renderer.scene.script())
    guard let step, steps.indices.contains(step) else { return nil }
    return values(at: steps[step].origin, adding: [], lines)
  }

  private func values(
    at origin: ScriptOrigin, adding usual: [(key: String, text: String, kind: WrittenValue.Kind)],
    _ lines: LineTable
  ) -> JSONText {
    guard let document, let (pointer, node) = object(at: origin), let members = node.members else {
      return elsewhere(origin)
    }
    let line = line(of: origin, lines)
    let bytes = renderer.scene.sources.main.bytes
    var values = members.filter { !Self.unlisted.contains($0.key) }
      .map { WrittenValue($0, of: pointer, in: document, bytes) }.filter { $0.kind != .other }
    let keys = Set(members.map(\.key))
    values += usual.filter { !keys.contains($0.key) }.map {
      WrittenValue(
        missing: $0.key, usually: $0.text, $0.kind, of: pointer, at: node.place.range.lowerBound)
    }
    return [
      "elsewhere": false, "line": JSONText(line), "handle": JSONText(pointer.description),
      "values": JSONText(
        values.map { $0.json(line: lines.line(of: $0.offset), swatch: swatch(of: $0)) }),
    ]
  }

  private func swatch(of value: WrittenValue) -> String? {
    guard value.kind == .color else { return nil }
    return JSONReader.read(Array(value.text.utf8)).root?.string.flatMap { swatch(of: $0) }
  }

  /// The place of text that is not edited here: in a component or a list of the scene's file, or in another file.
  private func elsewhere(_ origin: ScriptOrigin) -> JSONText {
    let sources = renderer.scene.sources
    let place = sources.place(of: origin)
    let file = sources.file(of: place)
    return [
      "elsewhere": true, "values": [], "name": JSONText(file.name),
      "line": JSONText(LineTable(file.bytes).line(of: place.range.lowerBound)),
      "own": JSONText(sources[place].file == 0),
      "absolute": JSONText(FileSystem.canonical(file.name)),
    ]
  }

  /// The numbers that a drag of a step's bar changes, with their handles; `null` if it stands elsewhere.
  func handles(of step: PlayedStep) -> JSONText {
    guard let (pointer, node) = object(at: step.origin), let document,
      ["animate", "wait", "keyframes"].contains(where: { node[$0] != nil })
    else { return nil }
    let bytes = renderer.scene.sources.main.bytes
    func written(_ key: String) -> WrittenValue? {
      node.members?.first { $0.key == key }.map {
        WrittenValue($0, of: pointer, in: document, bytes)
      }
    }
    var handles: JSONText = ["object": JSONText(pointer.description)]
    // The properties that the step changes, by the views.
    let changes = (node["animate"]?.members ?? []).map { member in
      let names = member.node.members?.map(\.key).filter { $0 != "//" } ?? []
      return (member.key, JSONText(names.map { JSONText($0) }))
    }
    handles = handles.adding(["changes": JSONText(members: changes)])
    // An endless step lasts to the end of the scene, whatever its duration.
    if case .bool(true)? = node["repeat"]?.value { handles = handles.adding(["endless": true]) }
    let lengthKey = node["wait"] == nil ? "duration" : "wait"
    for (name, key) in [("length", lengthKey), ("delay", "delay"), ("at", "at")] {
      guard let value = written(key) else { continue }
      let isEditable = value.source != .formula && value.source != .named
      guard isEditable else {
        handles = handles.adding(["fixed": true])
        continue
      }
      handles = handles.adding([
        (name): [
          "handle": JSONText(value.handle.description), "text": JSONText(value.text),
          "number": JSONText(JSONReader.read(Array(value.text.utf8)).root?.number),
        ]
      ])
    }
    return handles
  }

  /// Shapes of the curves that have names, for choosing one.
  static let namedCurves: JSONText = {
    let names = TimingCurve.names.filter { name in
      !name.contains("-") && name.first?.isLowercase == true && name != "easeInEaseOut"
    }
    let rows = names.compactMap { name -> JSONText? in
      guard let curve = TimingCurve(named: name) else { return nil }
      let duration = curve.naturalDuration ?? 1
      let values = (0...30).map { index in
        JSONText(curve.value(at: Double(index) / 30, duration: duration).rounded(places: 3))
      }
      return ["name": JSONText(name), "values": JSONText(values)]
    }
    return JSONText(rows)
  }()
}
