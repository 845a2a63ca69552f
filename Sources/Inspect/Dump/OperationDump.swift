import AnimDocuments
import AnimPrimitives
import AnimRaster
package import AnimRendering
import AnimScenes

/// The display lists of a scene at some times, with a line for each operation, for those who work on drawing.
package struct OperationDump {
  /// A time, and what is drawn there.
  private struct Frame {
    let time: Double
    let operations: [DescribedOperation]
    /// The pixels that are painted again to come from the time before; nil at the first time.
    let damage: [IntRect]?
  }

  private let background: String
  private let frames: [Frame]

  /// - Parameter times: seconds, in any order.
  package init(_ renderer: Renderer, times: [Double]) {
    let (width, height) = (renderer.pixelWidth, renderer.pixelHeight)
    background = renderer.scene.background.words
    let lists = renderer.displayLists(at: times)
    frames = lists.indices.map { index in
      let list = lists[index]
      let damage =
        index == 0
        ? nil : list.damage(since: lists[index - 1], width: width, height: height).rects
      return Frame(
        time: times[index], operations: DescribedOperation.all(of: list), damage: damage)
    }
  }

  /// The operations of each time below a heading; those of a group are indented.
  ///
  ///     0.5 s: 2 operations on #FFFFFF
  ///     0  fill  rounded rectangle  [10, 10, 20, 20]  #000000
  package var text: String {
    frames.map { frame in
      var heading =
        "\(frame.time.shortText) s: \(frame.operations.count) "
        + (frame.operations.count == 1 ? "operation" : "operations")
        + " on \(background)"
      if let damage = frame.damage {
        heading +=
          damage.isEmpty
          ? "; no damage" : "; damage \(damage.map(\.listText).joined(separator: " "))"
      }
      return ([heading] + frame.operations.enumerated().map { $1.line(number: $0) })
        .map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  package var json: String {
    JSONText.lines(
      frames.map { frame in
        [
          "time": JSONText(frame.time), "background": JSONText(background),
          "damage": frame.damage.map { JSONText($0.map(\.json)) } ?? nil,
          "operations": JSONText.lines(
            frame.operations.map(\.json), indent: 4, closing: "\n  ]"),
        ]
      }
    ).text + "\n"
  }
}

extension IntRect {
  fileprivate var listText: String { "[\(x), \(y), \(width), \(height)]" }
  fileprivate var json: JSONText { [JSONText(x), JSONText(y), JSONText(width), JSONText(height)] }
}

// MARK: - Operations

/// One operation in words.
private struct DescribedOperation {
  /// `fill`, `shadow`, `push` or `pop`.
  var kind: String
  /// `rounded rectangle`; nil for operations without a shape.
  var shape: String?
  /// The pixels that the operation, or its group, can touch.
  var bounds: IntRect?
  /// The paint, or the properties of a group.
  var details: [(name: String, value: String)]
  /// The number of the operation that begins the group around this one.
  var group: Int?
  /// The number of groups around the operation.
  var depth: Int

  static func all(of list: DisplayList) -> [DescribedOperation] {
    var result: [DescribedOperation] = []
    var groups: [Int] = []
    for chunk in list.chunks {
      for (operation, bounds) in zip(chunk.operations, chunk.bounds) {
        if case .popLayer = operation { _ = groups.popLast() }
        result.append(
          DescribedOperation(operation, bounds: bounds, group: groups.last, depth: groups.count))
        if case .pushLayer = operation { groups.append(result.count - 1) }
      }
    }
    return result
  }

  private init(_ operation: DrawOperation, bounds: IntRect?, group: Int?, depth: Int) {
    self.bounds = bounds
    self.group = group
    self.depth = depth
    switch operation {
    case .fill(let shape, let paint, _):
      (kind, self.shape, details) = ("fill", shape.words, [("paint", paint.words)])
    case .shadow(let shape, let color, let radius, _):
      (kind, self.shape) = ("shadow", shape.words)
      details = [("paint", color.words), ("radius", radius.shortText)]
    case .pushLayer(let layer): (kind, shape, details) = ("push", nil, layer.details)
    case .popLayer: (kind, shape, details) = ("pop", nil, [])
    }
  }

  func line(number: Int) -> String {
    let parts: [String?] = [
      String(number), String(repeating: "  ", count: depth) + kind, shape,
      kind == "pop" ? nil : bounds?.listText ?? "nothing",
      details.isEmpty
        ? nil
        : details.map { $0.name == "paint" ? $0.value : "\($0.name) \($0.value)" }
          .joined(separator: ", "),
    ]
    return parts.compactMap(\.self).joined(separator: "  ")
  }

  var json: JSONText {
    let head: JSONText = [
      "kind": JSONText(kind), "shape": JSONText(shape), "bounds": bounds?.json ?? nil,
      "group": JSONText(group),
    ]
    guard !details.isEmpty else { return head }
    return head.adding(JSONText(members: details.map { ($0.name, JSONText($0.value)) }))
  }
}

extension Shape {
  fileprivate var words: String {
    switch self {
    case .rect: "rectangle"
    case .roundedRect: "rounded rectangle"
    case .ellipse: "ellipse"
    case .path: "path"
    case .stroke: "stroke"
    case .border: "border"
    case .bordered(_, _, _): "rounded rectangle below its border"
    case .clipped(let shape, _): "clipped \(shape.words)"
    }
  }
}

extension Paint {
  fileprivate var words: String {
    switch self {
    case .color(let color): color.words
    case .gradient(let gradient, let opacity):
      "\(gradient.kind.rawValue) gradient of \(gradient.stops.count) colours"
        + (opacity < 1 ? " at \(opacity.shortText)" : "")
    case .image(let pattern):
      "picture \(pattern.identity)"
        + (pattern.opacity < 1 ? " at \(pattern.opacity.shortText)" : "")
    case .stack(let paints): paints.map(\.words).joined(separator: " + ")
    }
  }
}

extension Layer {
  fileprivate var details: [(name: String, value: String)] {
    var details: [(name: String, value: String)] = []
    if opacity < 1 { details.append(("opacity", opacity.shortText)) }
    if let clip { details.append(("clip", clip.shape.words)) }
    if let ground { details.append(("ground", ground.words)) }
    if !effects.isEmpty {
      details.append(("effects", effects.map(\.words).joined(separator: " + ")))
    }
    if let backdrop {
      let words = backdrop.effects.map(\.words) + [backdrop.tint.words]
      details.append(("backdrop", words.joined(separator: " + ")))
    }
    if blendMode != .normal { details.append(("blendMode", blendMode.rawValue)) }
    if isIsolated { details.append(("isolated", "true")) }
    if let maskMode { details.append(("mask", maskMode.rawValue)) }
    return details
  }
}

extension Effect {
  fileprivate var words: String {
    switch self {
    case .colorMatrix: "colour matrix"
    case .blur(let radius): "blur \(radius.shortText)"
    case .dropShadow(let shadow): "shadow \(shadow.color.words) \(shadow.radius.shortText)"
    }
  }
}
