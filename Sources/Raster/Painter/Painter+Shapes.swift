import CAnimKernels
import AnimPrimitives

extension Painter {
  /// Fills a shape.
  ///
  /// - Parameter target: its clip lies in the shape's bounds.
  mutating func fill(
    _ shape: Shape, _ source: PixelSource, _ transform: ProjectiveTransform,
    _ context: PaintContext,
    _ target: inout PaintTarget
  ) {
    if let simple = SimpleShape(shape), let affine = transform.affine {
      fill(simple, source, affine, &target)
      return
    }
    if case .clipped(let shape, let whole) = shape {
      fill(
        context.isSilhouette ? whole : shape, source, transform, context, &target)
      return
    }
    if case .bordered(let outline, let width, let opacity) = shape {
      fill(
        BorderedOutline(outline: outline, width: width, opacity: opacity, transform: transform),
        source,
        &target)
      return
    }
    scanner.outline.reset()
    addOutline(of: shape, transform: transform, seenIn: target.clip)
    guard let bounds = scanner.outline.bounds(in: target.clip) else { return }
    sweep(source, shape.fillRule, bounds: bounds, &target)
  }

  /// The variant for simple shapes without perspective.
  mutating func fill(
    _ shape: SimpleShape, _ source: PixelSource, _ transform: AffineTransform,
    _ target: inout PaintTarget
  ) {
    if case .roundedRect(let outline) = shape,
      let upright = UprightShape(outline, transform: transform)
    {
      fill(upright, source, &target)
      return
    }
    scanner.outline.reset()
    addOutline(of: shape, transform: transform)
    guard let bounds = scanner.outline.bounds(in: target.clip) else { return }
    sweep(source, .winding, bounds: bounds, &target)
  }

  /// Fills the scanner's outline inside a rectangle.
  mutating func sweep(
    _ source: PixelSource, _ fillRule: FillRule, bounds: IntRect, _ target: inout PaintTarget
  ) {
    scanner.begin(bounds: bounds, fillRule: fillRule)
    while scanner.advance() {
      let y = scanner.band.firstRow
      if case .color(let color) = source {
        blitter.sweep(
          &scanner.band, fillRule: fillRule, color: color,
          start: target.canvas.index(x: bounds.x, y: y), stride: target.canvas.stride,
          in: &target.pixels)
        continue
      }
      for row in 0..<scanner.band.rowCount {
        scanner.band.sweep(row: row, fillRule: fillRule, into: &coverageRow)
        for index in 0..<coverageRow.spanCount {
          let span = coverageRow.spans[index]
          fill(
            span, x: bounds.x + span.x, y: y + row, source, &target)
        }
      }
    }
  }

  /// Adds the outline of a shape to the scanner's outline. Contours that have no effect inside the clip may be left
  /// out.
  mutating func addOutline(
    of shape: Shape, transform: ProjectiveTransform, seenIn clip: IntRect
  ) {
    if let simple = SimpleShape(shape), let affine = transform.affine {
      addOutline(of: simple, transform: affine)
      return
    }
    switch shape {
    case .rect(let rect):
      addOutline(
        of: .roundedRect(RoundedRect(rect: rect)), transform: transform, seenIn: clip)
    case .roundedRect(let roundedRect), .bordered(let roundedRect, _, _):
      var path = Path()
      path.addRoundedRect(roundedRect)
      scanner.outline.add(path, transform: transform)
    case .ellipse(let rect):
      guard !rect.isEmpty else { return }
      var path = Path()
      path.addEllipse(in: rect)
      scanner.outline.add(path, transform: transform)
    case .border(let outer, let width):
      addOutline(of: .roundedRect(outer), transform: transform, seenIn: clip)
      guard let inner = outer.insetBorder(width: width) else { return }
      scanner.outline.cutsOut = true
      addOutline(of: .roundedRect(inner), transform: transform, seenIn: clip)
      scanner.outline.cutsOut = false
    case .clipped(let shape, _):
      addOutline(of: shape, transform: transform, seenIn: clip)
    case .path(let path, _):
      flatPaths.add(path, transform, to: &scanner.outline, seenIn: clip)
    case .stroke(let path, let style):
      scanner.outline.mayOverlap = true
      let outline = path.strokeOutline(style, scale: transform.stretch(within: path))
      scanner.outline.add(outline, transform: transform, seenIn: clip)
    }
  }

  /// The variant for simple shapes without perspective.
  mutating func addOutline(of shape: SimpleShape, transform: AffineTransform) {
    switch shape {
    case .roundedRect(let roundedRect) where roundedRect.cornerCurve == .circular:
      scanner.outline.add(roundedRect, transform: transform, arcs: &arcs)
    case .roundedRect(let roundedRect):
      var path = Path()
      path.addRoundedRect(roundedRect)
      scanner.outline.add(path, transform: ProjectiveTransform(transform))
    case .ellipse(let rect):
      scanner.outline.addEllipse(in: rect, transform: transform, arcs: &arcs)
    }
  }
}

// MARK: - Spans

extension Painter {
  /// Fills a span of the coverage row, starting at a device pixel.
  mutating func fill(
    _ span: CoverageSpan, x: Int, y: Int, _ source: PixelSource, _ target: inout PaintTarget
  ) {
    let start = target.canvas.index(x: x, y: y)
    let run = start..<(start + span.count)
    switch source {
    case .color(let color):
      if let coverage = span.coverage {
        blitter.blend(color, coverage: UInt32(coverage), over: run, in: &target.pixels)
      } else {
        blitter.blend(
          color, through: coverageRow.coverage.span.extracting(span.range), over: run,
          in: &target.pixels)
      }
    case .shader(let shader):
      if shades.count < span.count {
        shades.append(contentsOf: repeatElement(0, count: span.count - shades.count))
      }
      var shaded = shades.mutableSpan
      shader.shade(x: x, y: y, count: span.count, into: &shaded)
      blend(shades.span.extracting(0..<span.count), span, over: run, in: &target.pixels)
    case .layer(let layer, let opacity, let compositing):
      let first = layer.canvas.index(x: x, y: y)
      let own = layer.pixels.span.extracting(first..<(first + span.count))
      let faded = fade(span, by: opacity)
      switch compositing {
      case .blend(.normal): blend(own, faded, over: run, in: &target.pixels)
      case .blend(.plusLighter): add(own, faded, over: run, in: &target.pixels)
      default: mix(own, faded, compositing, over: run, in: &target.pixels)
      }
    }
  }

  /// Blends pixels through a span of the coverage row.
  private func blend(
    _ source: Span<UInt32>, _ span: CoverageSpan, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    if let coverage = span.coverage {
      blitter.blend(source, coverage: UInt32(coverage), over: run, in: &pixels)
    } else {
      blitter.blend(
        source, through: coverageRow.coverage.span.extracting(span.range), over: run, in: &pixels)
    }
  }

  /// Adds pixels through a span of the coverage row.
  private func add(
    _ source: Span<UInt32>, _ span: CoverageSpan, over run: Range<Int>,
    in pixels: inout MutableSpan<UInt32>
  ) {
    if let coverage = span.coverage {
      blitter.add(source, coverage: UInt32(coverage), over: run, in: &pixels)
    } else {
      blitter.add(
        source, through: coverageRow.coverage.span.extracting(span.range), over: run, in: &pixels)
    }
  }

  /// Blends pixels by a mode through a span of the coverage row. Mutating, because the painter would be copied otherwise.
  private mutating func mix(
    _ source: Span<UInt32>, _ span: CoverageSpan, _ compositing: Compositing,
    over run: Range<Int>, in pixels: inout MutableSpan<UInt32>
  ) {
    if let coverage = span.coverage {
      blitter.mix(source, compositing, coverage: coverage, over: run, in: &pixels)
    } else {
      blitter.mix(
        source, compositing, through: coverageRow.coverage.span.extracting(span.range), over: run,
        in: &pixels)
    }
  }

  /// Multiplies the coverage of a span by an opacity.
  private mutating func fade(_ span: CoverageSpan, by opacity: UInt8) -> CoverageSpan {
    guard opacity < 255 else { return span }
    if let coverage = span.coverage {
      return CoverageSpan(
        x: span.x, count: span.count, coverage: multiplyCoverage(coverage, opacity))
    }
    for column in span.range {
      coverageRow.coverage[column] = multiplyCoverage(coverageRow.coverage[column], opacity)
    }
    return span
  }
}
