import AnimDocuments
import AnimExport
import AnimFiles
import AnimInspect
import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import AnimTiming

extension LoadedScene {
  private static let viewLimit = 5000

  /// All constant facts about the scene that the page shows, as JSON.
  func description(file: String) -> JSONText {
    let scene = renderer.scene
    let lines = LineTable(scene.sources.main.bytes)
    let facts: JSONText = [
      "version": JSONText(version), "isTrial": JSONText(EditDesk.isTrial(version: version)),
      "hash": JSONText(EditDesk.hash(scene.sources.main.bytes)), "file": JSONText(file),
      "absolute": JSONText(FileSystem.canonical(file)), "title": JSONText(scene.title),
      "size": [JSONText(scene.size.width), JSONText(scene.size.height)],
      "scale": JSONText(scene.scale), "isClear": JSONText(scene.background.alpha < 1),
      "fps": JSONText(scene.framesPerSecond), "duration": JSONText(renderer.duration),
      "hold": JSONText(scene.hold ?? 1 / scene.framesPerSecond),
      "count": JSONText(entries.count),
      "hasEnd": JSONText(entries.last?.time == renderer.duration), "same": sameFrames,
      "parameters": JSONText(parameters), "swatches": JSONText(members: swatches),
      "views": JSONText(views(lines)),
    ]
    return facts.adding(steps(lines)).adding(["warnings": LoadFailure(renderer.warnings).json])
  }

  private func views(_ lines: LineTable) -> [JSONText] {
    let motion = allMotion
    let states = states(atFrame: 0)
    return renderer.tree.nodes.prefix(Self.viewLimit).enumerated().map { index, node in
      let spans = (motion.spans[index] ?? []).map { span -> JSONText in
        [
          "start": JSONText(span.start), "end": JSONText(span.end),
          "properties": JSONText(span.properties.sorted()),
        ]
      }
      return [
        "id": JSONText(node.view.id), "label": label(of: node.view, states[index]),
        "spans": JSONText(spans), "type": JSONText(node.view.content.word),
        "parent": JSONText(node.parent), "line": JSONText(line(of: node.view.origin, lines)),
        "moves": JSONText((motion.numbers[index] ?? []).map(\.name)),
        "changes": JSONText(motion.others[index] ?? []),
      ]
    }
  }

  /// The name of a view: its id or, without one, the text or the picture that it shows.
  private func label(of view: View, _ state: ViewState) -> JSONText {
    guard view.id.hasPrefix("#") else { return JSONText(view.id) }
    let shown = state.described(for: view).first { ["text", "source"].contains($0.name) }
    guard let text = shown.flatMap({ JSONReader.read(Array($0.json.text.utf8)).root?.string })
    else {
      return JSONText(view.content.word)
    }
    let name = view.content.word == "image" ? PathParts(text).name : text
    return JSONText("\(view.content.word) “\(name.count > 40 ? name.prefix(39) + "…" : name)”")
  }

  /// The line in the scene's file; for text of an included file, that of its use.
  func line(of origin: ScriptOrigin, _ lines: LineTable) -> Int {
    lines.line(of: renderer.scene.sources.offsetInMain(of: origin) ?? 0)
  }

  /// The shapes of curves and the steps. Equal shapes are written once.
  private func steps(_ lines: LineTable) -> JSONText {
    var shapes: [JSONText: Int] = [:]
    let rows = Timeline.playedSteps(of: renderer.scene.script()).map { step -> JSONText in
      let shape = step.shape.map { shape in
        let known = shapes[shape] ?? shapes.count
        shapes[shape] = known
        return known
      }
      return [
        "kind": JSONText(step.kind.rawValue), "label": JSONText(step.label),
        "start": JSONText(step.start), "end": JSONText(step.end),
        "curve": JSONText(step.curve?.familyName), "shape": JSONText(shape),
        "overshoot": JSONText(step.overshoot), "cycles": JSONText(step.cycles),
        "reverses": JSONText(step.autoreverses), "outer": JSONText(step.isOuter),
        "line": JSONText(line(of: step.origin, lines)), "edit": handles(of: step),
        "targets": JSONText(
          step.targets.map { [JSONText($0.id), JSONText($0.start), JSONText($0.end)] }),
      ]
    }
    let table = shapes.sorted { $0.value < $1.value }.map(\.key)
    return ["shapes": JSONText(table), "steps": JSONText(rows)]
  }

  /// The runs of equal frames: the first and the last index of each.
  private var sameFrames: JSONText {
    var runs: [JSONText] = []
    var start = 0
    for index in 1..<(entries.count + 1) {
      let isSame =
        index < entries.count
        && renderer.isStill(from: entries[index - 1].time, through: entries[index].time)
      if isSame { continue }
      if index - start > 1 { runs.append([JSONText(start), JSONText(index - 1)]) }
      start = index
    }
    return JSONText(runs)
  }

  /// The scene's parameters, with a kind of control that fits the default value.
  private var parameters: [JSONText] {
    (document?["parameters"]?.members ?? []).map { member in
      let kind: String
      let value: String
      switch member.node.value {
      case .number(let number): (kind, value) = ("number", number.shortestText)
      case .bool(let flag): (kind, value) = ("switch", String(flag))
      case .string(let text):
        (kind, value) = (swatch(of: text) == nil ? "text" : "color", text)
      case .null, .array, .object:
        let range = member.node.place.range
        (kind, value) = (
          "list", String(decoding: renderer.scene.sources.main.bytes[range], as: UTF8.self)
        )
      }
      return [
        "name": JSONText(member.key), "kind": JSONText(kind), "value": JSONText(value),
      ]
    }
  }
}

extension LoadedScene {
  /// The present colours of parameters that are colours.
  private var swatches: [(String, JSONText)] {
    (document?["parameters"]?.members ?? []).compactMap { member in
      guard case .string(let text) = member.node.value else { return nil }
      return swatch(of: settings[member.key] ?? text).map { (member.key, JSONText($0)) }
    }
  }

  /// The number of names of colours that may refer to each other.
  private static let colorNameLimit = 16

  /// The colour that a text means, without its opacity, as `#rrggbb`; nil for any other text.
  func swatch(of text: String) -> String? {
    var text = text
    for _ in 0..<Self.colorNameLimit {
      guard let own = document?["colors"]?[text] else { break }
      let pair = own[appearance == .light ? "light" : "dark"]
      guard let next = own.string ?? pair?.string else { return nil }
      text = next
    }
    guard let color = Color.parsing(text, appearance: appearance) else { return nil }
    let digits = [color.red, color.green, color.blue].map { part in
      UInt8((min(max(part, 0), 1) * 255).rounded()).hexadecimal
    }
    return "#" + digits.joined()
  }
}

extension View.Content {
  fileprivate var word: String {
    switch self {
    case .none: "view"
    case .label: "label"
    case .image: "image"
    case .shape: "shape"
    case .stack: "stack"
    }
  }
}

extension PlayedStep {
  private static let shapePoints = 32

  /// The values of the curve at equally spaced times, in percent, or nil without a curve.
  fileprivate var shape: JSONText? {
    guard let curve, kind == .move || kind == .touch, cycle > 0, cycle.isFinite else { return nil }
    let values = (0...Self.shapePoints).map { index in
      let value = curve.value(at: Double(index) / Double(Self.shapePoints), duration: cycle)
      return JSONText(Int((min(max(value, -10), 10) * 100).rounded()))
    }
    return JSONText(values, spacing: .none)
  }

  /// How far the curve goes beyond its end, as a fraction of the way.
  fileprivate var overshoot: Double {
    guard let curve, kind == .move || kind == .touch, cycle > 0, cycle.isFinite else { return 0 }
    let values = (0...Self.overshootPoints).map {
      curve.value(at: Double($0) / Double(Self.overshootPoints), duration: cycle)
    }
    return (max((values.max() ?? 1) - 1, 0)).rounded(places: 4)
  }

  private static let overshootPoints = 400

  /// The duration of one cycle in seconds.
  private var cycle: Double {
    (targets.first.map { $0.end - $0.start } ?? end - start)
      / max(cycles * (autoreverses ? 2 : 1), 1e-9)
  }
}
