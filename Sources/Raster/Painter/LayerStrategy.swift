import AnimPrimitives

/// The way a group is composited. Strategies round differently, so a change of strategy can change all pixels of a
/// group by 1/255.
enum LayerStrategy: Hashable {
  /// The only operation, a fill with a colour, is drawn with the group's opacity.
  case fill
  /// The operations are drawn into a buffer that is blended as one, or directly onto the canvas if the opacity is 1 and
  /// the clip cuts nothing. `isCut` is true if the clip cuts something. `isIsolated` is true for groups that need a
  /// buffer even at opacity 1, for a blend mode or a mask, or because a group inside must not see what is below.
  case together(isCut: Bool, isIsolated: Bool)
  /// The operations are drawn onto a copy of the pixels below, which then replaces them through the clip. For groups that
  /// are only clipped, with groups inside that read the pixels below.
  case onCopy
}

extension Layer {
  /// The strategy of a group. It depends only on the whole group, not on the part that is painted.
  func strategy(of content: Range<Int>, in chunk: DisplayChunk) -> LayerStrategy {
    let isCut = clip != nil && !clipIsIdle(around: content, of: chunk)
    if !isCut, ground == nil, blendMode == .normal, !hasPixelEffects, backdrop == nil,
      content.count == 1,
      case .fill(_, .color, _) = chunk.operations[content.lowerBound]
    {
      return .fill
    }
    let marks = chunk.marks(in: content)
    let isMasked = chunk.maskMode(of: content) != nil
    guard marks.contains(.readsBelow), !isMasked else {
      return .together(
        isCut: isCut, isIsolated: isMasked || blendMode != .normal || hasPixelEffects)
    }
    if !isolates, isCut { return .onCopy }
    return .together(isCut: isCut, isIsolated: isolates)
  }

  /// Whether groups inside see only this group when they read what is below them. A mask isolates as well.
  var isolates: Bool {
    isIsolated || opacity < 1 || blendMode != .normal || hasPixelEffects || backdrop != nil
  }

  /// Whether the group's pixels change before they are clipped.
  private var hasPixelEffects: Bool { effects.count > (shadow == nil ? 0 : 1) }

  /// Whether the clip covers everything that the group can draw.
  private func clipIsIdle(around content: Range<Int>, of chunk: DisplayChunk) -> Bool {
    let reach = Int(SubpixelGrid.limit)
    // Blurs and glass draw beside the content.
    guard backdrop == nil, pixelReach == 0, let clip, let outline = clip.shape.outline,
      let affine = clip.transform.affine,
      let upright = UprightShape(outline, transform: affine),
      let everything = IntRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach),
      let bounds = chunk.bounds(of: content, in: everything)
    else { return false }
    return upright.covers(bounds)
  }
}

extension Shape {
  /// The outline of a rectangle or rounded rectangle, with or without a border above, else nil.
  fileprivate var outline: RoundedRect? {
    switch self {
    case .rect(let rect): RoundedRect(rect: rect)
    case .roundedRect(let outline), .bordered(let outline, _, _): outline
    case .ellipse, .path, .stroke, .border, .clipped: nil
    }
  }
}
