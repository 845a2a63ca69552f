import AnimPrimitives

/// Lays out one text: paragraphs, lines, and their positions.
struct TextComposer {
  private let request: TextRequest
  private let faces: [FontFace]
  private let shaper: Shaper
  private let spacing: GlyphSpacing
  private let metrics: LineMetrics
  /// The metrics of the line at its original size, if it was shrunk.
  private var ownMetrics: LineMetrics?

  /// - Parameter faces: the requested face, then the fallback faces; at least one.
  init(request: TextRequest, faces: [FontFace]) {
    precondition(!faces.isEmpty, "a text is set in at least one face")
    self.request = request
    self.faces = faces
    shaper = Shaper(
      faces: faces,
      options: ShapingOptions(
        usesMonospacedDigits: request.font.usesMonospacedDigits,
        usesLigatures: request.letterSpacing == 0))
    spacing = GlyphSpacing(fontSize: request.font.size, letterSpacing: request.letterSpacing)
    metrics = LineMetrics(
      face: faces[0], fontSize: request.font.size, lineHeight: request.lineHeight)
  }

  func layout() -> TextLayout {
    var layout = TextLayout()
    guard request.font.size > 0, request.font.size.isFinite else { return layout }
    let paragraphs = DirectedText.lines(of: request.text).map {
      Paragraph($0, shaper: shaper, spacing: spacing)
    }
    if ownMetrics == nil, paragraphs.count == 1,
      let shrunk = request.shrunk(from: paragraphs[0].width)
    {
      var composer = TextComposer(request: shrunk, faces: faces)
      composer.ownMetrics = metrics
      return composer.layout()
    }
    var seen: Set<Character> = []
    layout.missingCharacters = paragraphs.flatMap(\.text.missing)
      .filter { seen.insert($0).inserted }
    let (lines, isTruncated) = composedLines(of: paragraphs)
    layout.isTruncated = isTruncated
    // Negative letter spacing can make the width negative.
    layout.size = Size(
      width: max(0, lines.map(\.line.width).max() ?? 0),
      height: Double(lines.count) * metrics.height)
    place(lines, in: request.bounds ?? layout.size, layout: &layout)
    return layout
  }
}

// MARK: - Lines

extension TextComposer {
  private struct Line {
    var line: ComposedLine
    /// Whether the paragraph continues on the next line.
    var isBroken: Bool
  }

  /// The visible lines, and whether text is truncated.
  private func composedLines(of paragraphs: [Paragraph]) -> (lines: [Line], isTruncated: Bool) {
    let limit = lineLimit
    var lines: [Line] = []
    for (number, paragraph) in paragraphs.enumerated() {
      let whole = paragraph.text.scalars.indices
      let parts =
        request.bounds.map { paragraph.lines(width: $0.width, limit: limit - lines.count) }
        ?? [Paragraph.Line(range: whole, composed: paragraph.line(whole))]
      for (index, part) in parts.enumerated() {
        let isLastOfParagraph = index + 1 == parts.count
        let isLastOfAll = isLastOfParagraph && number + 1 == paragraphs.count
        if lines.count + 1 == limit, !isLastOfAll {
          let line = paragraph.truncatedLine(
            part.range.lowerBound..<whole.upperBound, width: request.bounds?.width)
          lines.append(Line(line: line, isBroken: false))
          return (lines, true)
        }
        lines.append(Line(line: part.composed, isBroken: !isLastOfParagraph))
      }
    }
    return (lines, false)
  }

  private var lineLimit: Int {
    let allowed = request.numberOfLines > 0 ? request.numberOfLines : Int.max
    guard let height = request.bounds?.height else { return allowed }
    let fitting = (height / metrics.height + 1e-6).rounded(.down)
    // The box's height may be negative or exceed the range of integers.
    return fitting < Double(allowed) ? Int(max(1, fitting)) : allowed
  }
}

// MARK: - Places

extension TextComposer {
  private func place(_ lines: [Line], in box: Size, layout: inout TextLayout) {
    var top = self.top(of: layout.size.height, in: box)
    for var line in lines {
      if request.alignment == .justified, line.isBroken { line.line.justify(to: box.width) }
      let room = box.width - line.line.width
      let origin = Point(x: room * share(of: line.line), y: top + metrics.baseline)
      line.line.append(to: &layout.path, at: origin)
      layout.lines.append(
        TextLine(
          baseline: origin, width: line.line.width, ascent: metrics.ascent,
          descent: metrics.descent))
      top += metrics.height
    }
  }

  /// UILabel centres its text vertically, unless the baseline adjustment of a shrunk line keeps it in place.
  private func top(of height: Double, in box: Size) -> Double {
    let centered = (box.height - height) / 2
    guard let ownMetrics, let shrinking = request.shrinking else { return centered }
    let ownTop = (box.height - ownMetrics.height) / 2
    return switch shrinking.baselineAdjustment {
    case .alignBaselines: ownTop + ownMetrics.baseline - metrics.baseline
    case .alignCenters: centered
    case .none: ownTop
    }
  }

  /// The fraction of the free width that is left of a line.
  private func share(of line: ComposedLine) -> Double {
    switch request.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: line.isRightToLeft ? 1 : 0
    }
  }
}

/// A line's vertical metrics in points.
///
/// They are always those of the requested face, so that fallback faces do not change the distance between lines.
struct LineMetrics {
  let ascent: Double
  let descent: Double
  /// The distance from the top of one line to the top of the next.
  let height: Double
  /// The distance from the top of a line to its baseline.
  let baseline: Double

  /// - Parameter lineHeight: points; nil means the font's own: ascent + descent + leading.
  init(face: FontFace, fontSize: Double, lineHeight: Double?) {
    let scale = fontSize / face.metrics.unitsPerEm
    ascent = face.metrics.ascent * scale
    descent = face.metrics.descent * scale
    height = lineHeight ?? (ascent + descent + face.metrics.leading * scale)
    // Half of the leading is above the line and half below. Source: CSS 2 §10.8.1.
    baseline = (height - ascent - descent) / 2 + ascent
  }
}
