import Primitives

/// The way a group is composited. Each strategy rounds differently, so a group whose strategy changes may
/// change everywhere by 1/255.
enum LayerStrategy: Hashable {
  /// Its only operation, a fill with a colour, is drawn with the group's opacity.
  case fill
  /// Drawn together, then blended as one unless nothing is to be blended; through the clip where it
  /// cuts. A group with the blend mode `plus`, or with such a group in it, gets a buffer also where its
  /// opacity is 1.
  case together(isCut: Bool, isIsolated: Bool)
}

extension Layer {
  /// The strategy of a group. It depends on the whole group, never on the part that is painted.
  func strategy(of content: Range<Int>, in chunk: DisplayChunk) -> LayerStrategy {
    let isCut = clip != nil && !clipIsIdle(around: content, of: chunk)
    if !isCut, ground == nil, blendMode == .sourceOver, content.count == 1,
      case .fill(_, .color, _) = chunk.operations[content.lowerBound]
    {
      return .fill
    }
    let isIsolated = blendMode == .plus || chunk.holdsAddedGroup(in: content)
    return .together(isCut: isCut, isIsolated: isIsolated)
  }

  /// Whether its clip covers everything that a group can draw.
  private func clipIsIdle(around content: Range<Int>, of chunk: DisplayChunk) -> Bool {
    let reach = Int(SubpixelGrid.limit)
    guard let clip, let outline = clip.shape.outline,
      let affine = clip.transform.affine,
      let upright = UprightShape(outline, transform: affine),
      let everything = IntRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach),
      let bounds = chunk.bounds(of: content, in: everything)
    else { return false }
    return upright.covers(bounds)
  }
}

extension Shape {
  /// The rounded rectangle that it is, maybe below a border.
  fileprivate var outline: RoundedRect? {
    switch self {
    case .rect(let rect): RoundedRect(rect: rect)
    case .roundedRect(let outline), .bordered(let outline, _, _): outline
    case .ellipse, .path, .stroke, .border, .clipped: nil
    }
  }
}
