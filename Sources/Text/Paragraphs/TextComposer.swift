import AnimPrimitives

/// Lays out one text: paragraphs, lines, and their positions.
struct TextComposer {
  private let request: TextRequest
  private let faces: [[FontFace]]
  private let shaper: Shaper
  /// The metrics of the line at its original size, if it was shrunk.
  private var ownMetrics: LineMetrics?

  /// - Parameter faces: the faces of each style of the request: the requested one, then the fallback faces.
  init(request: TextRequest, faces: [[FontFace]]) {
    precondition(faces.allSatisfy { !$0.isEmpty }, "a text is set in at least one face")
    self.request = request
    self.faces = faces
    shaper = Shaper(
      looks: zip(request.styles, faces).map { request.look(of: $0, faces: $1) })
  }

  func layout() -> TextLayout {
    var layout = TextLayout()
    guard request.font.size > 0, request.font.size.isFinite else { return layout }
    let paragraphs = DirectedText.lines(of: request.text).map { Paragraph($0, shaper: shaper) }
    if ownMetrics == nil, paragraphs.count == 1,
      let shrunk = request.shrunk(from: paragraphs[0].width)
    {
      var composer = TextComposer(request: shrunk, faces: faces)
      composer.ownMetrics = metrics(of: paragraphs[0].line(paragraphs[0].text.scalars.indices))
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
      height: shaper.looks.count == 1
        ? Double(lines.count) * (lines.first?.metrics.height ?? 0)
        : lines.lazy.map(\.metrics.height).reduce(0, +))
    place(lines, in: request.bounds ?? layout.size, layout: &layout)
    return layout
  }

  private func metrics(of line: ComposedLine) -> LineMetrics {
    LineMetrics(line.usedLooks.map { shaper.looks[$0] }, lineHeight: request.lineHeight)
  }
}

// MARK: - Lines

extension TextComposer {
  private struct Line {
    var line: ComposedLine
    var metrics: LineMetrics
    /// Whether the paragraph continues on the next line.
    var isBroken: Bool
  }

  /// The visible lines, and whether text is truncated.
  private func composedLines(of paragraphs: [Paragraph]) -> (lines: [Line], isTruncated: Bool) {
    let limit = lineLimit
    var lines: [Line] = []
    /// The last line's paragraph, and its part from the line's beginning on.
    var last: (paragraph: Paragraph, rest: Range<Int>)?
    var height = 0.0
    for paragraph in paragraphs {
      let whole = paragraph.text.scalars.indices
      let parts =
        request.bounds.map {
          paragraph.lines(
            width: $0.width, limit: limit - lines.count,
            breaksWords: request.lineBreakMode == .byCharWrapping)
        } ?? [Paragraph.Line(range: whole, composed: paragraph.line(whole))]
      for (index, part) in parts.enumerated() {
        let metrics = metrics(of: part.composed)
        if let last, lines.count == limit || !fits(height + metrics.height, metrics.height) {
          truncate(&lines, last.paragraph, last.rest)
          return (lines, true)
        }
        height += metrics.height
        last = (paragraph, part.range.lowerBound..<whole.upperBound)
        lines.append(
          Line(line: part.composed, metrics: metrics, isBroken: index + 1 < parts.count))
      }
    }
    return (lines, false)
  }

  /// Ends the last line where no other follows.
  private func truncate(_ lines: inout [Line], _ paragraph: Paragraph, _ rest: Range<Int>) {
    let last = lines.count - 1
    lines[last].isBroken = false
    let place: TruncationPlace
    switch request.lineBreakMode {
    case .byWordWrapping, .byCharWrapping: return
    case .byClipping:
      lines[last].line = paragraph.line(rest)
      lines[last].metrics = metrics(of: lines[last].line)
      return
    case .byTruncatingHead: place = .head
    case .byTruncatingMiddle: place = .middle
    case .byTruncatingTail: place = .tail
    }
    lines[last].line = paragraph.truncatedLine(rest, width: request.bounds?.width, at: place)
    lines[last].metrics = metrics(of: lines[last].line)
  }

  /// Whether lines of a height fit the box.
  ///
  /// - Parameter height: the sum with the last line, whose height is `last`.
  private func fits(_ height: Double, _ last: Double) -> Bool {
    guard let bounds = request.bounds else { return true }
    return height <= bounds.height + 1e-6 * last
  }

  /// The maximum number of lines, if all have the smallest height.
  private var lineLimit: Int {
    let allowed = request.numberOfLines > 0 ? request.numberOfLines : Int.max
    guard let height = request.bounds?.height else { return allowed }
    let heights = shaper.looks.map { LineMetrics([$0], lineHeight: request.lineHeight).height }
    let fitting = (height / (heights.min() ?? 1) + 1e-6).rounded(.down)
    // The box's height may be negative or exceed the range of integers.
    return fitting < Double(allowed) ? Int(max(1, fitting)) : allowed
  }
}

// MARK: - Places

extension TextComposer {
  private func place(_ lines: [Line], in box: Size, layout: inout TextLayout) {
    guard let first = lines.first else { return }
    var top = self.top(of: layout.size.height, in: box, metrics: first.metrics)
    var parts = TextParts()
    for var line in lines {
      if request.alignment == .justified, line.isBroken { line.line.justify(to: box.width) }
      let room = box.width - line.line.width
      let isCut = request.lineBreakMode == .byClipping && room < -1e-6
      if isCut { layout.clip = Rect(origin: .zero, size: box) }
      // A line that is cut off shows its beginning.
      let share = isCut ? (line.line.isRightToLeft ? 1 : 0) : share(of: line.line)
      let metrics = line.metrics
      let origin = Point(x: room * share, y: top + metrics.baseline)
      parts.add(line.line, at: origin, looks: shaper.looks)
      layout.lines.append(
        TextLine(
          baseline: origin, width: line.line.width, ascent: metrics.ascent,
          descent: metrics.descent))
      top += metrics.height
    }
    layout.parts = parts.all
    layout.hasOverlaps = parts.haveOverlaps
  }

  /// UILabel centres its text vertically, unless the baseline adjustment of a shrunk line keeps it in place.
  private func top(of height: Double, in box: Size, metrics: LineMetrics) -> Double {
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
struct LineMetrics {
  let ascent: Double
  let descent: Double
  /// The distance from the top of one line to the top of the next.
  let height: Double
  /// The distance from the top of a line to its baseline.
  let baseline: Double

  /// - Parameters:
  ///   - looks: of the line's text, at least one. The largest ascent, descent and gap count.
  ///   - lineHeight: points; nil means ascent + descent + gap.
  init(_ looks: [TextLook], lineHeight: Double?) {
    var extent = looks[0].extent
    for other in looks.dropFirst().map(\.extent) {
      extent.ascent = max(extent.ascent, other.ascent)
      extent.descent = max(extent.descent, other.descent)
      extent.leading = max(extent.leading, other.leading)
    }
    (ascent, descent) = (extent.ascent, extent.descent)
    height = lineHeight ?? (ascent + descent + extent.leading)
    // Half of the leading is above the line and half below. Source: CSS 2 §10.8.1.
    baseline = (height - ascent - descent) / 2 + ascent
  }
}
