import AnimDocuments
import AnimMotion
import AnimPrimitives
import AnimText

extension ViewReader {
  mutating func readContent() -> View.Content {
    switch type {
    case .view: .none
    case .label: .label(readLabel())
    case .image: .image(readImage())
    case .shape: .shape(readShape())
    case .stack: .stack(readStack())
    }
  }

  private mutating func readLabel() -> LabelContent {
    let font =
      object.node("font").map { FontReader.read($0, as: "a font", object.context) } ?? FontReader()
    contentOrigins.text = object.origin(of: "text")
    contentOrigins.format = object.origin(of: "format")
    contentOrigins.fontFamily = font.familyOrigin
    contentOrigins.fontFallback = font.fallbackOrigin
    contentOrigins.fontAxes = font.axisOrigins
    values[.textColor] = .color(
      SystemColors.color(named: "label", object.context.options.appearance))
    readProperties(of: .label)
    values[.fontSize] = .number(font.size ?? LabelContent.defaultFontSize)
    var format = object.read("format", .numberFormat)
    if format == nil, object.has("value") { format = .integer }
    return LabelContent(
      fontFamily: font.family, fontFallback: font.fallback ?? [],
      fontWeight: font.weight ?? 400, isItalic: font.isItalic ?? false,
      usesMonospacedDigits: font.usesMonospacedDigits ?? false, fontAxes: font.axes,
      alignment: object.read("textAlignment", .word(), default: .natural),
      numberOfLines: object.read("numberOfLines", .integer(in: 0...10_000), default: 1),
      format: format,
      lineHeight: object.read("lineHeight", .number(in: .positive)) ?? font.lineHeight,
      letterSpacing: object.read(
        "letterSpacing", .number(), default: font.letterSpacing ?? 0),
      shrinking: readShrinking(),
      lineBreakMode: object.read("lineBreakMode", .word(), default: .byTruncatingTail),
      crossFade: object.read("crossFade", .number(in: .duration), default: 0))
  }

  /// UILabel's three properties for shrinking text; nil without shrinking.
  private mutating func readShrinking() -> TextShrinking? {
    let isOn = object.read("adjustsFontSizeToFitWidth", .flag, default: false)
    let shrinking = TextShrinking(
      minimumScaleFactor: object.read("minimumScaleFactor", .number(in: .fraction), default: 0),
      baselineAdjustment: object.read("baselineAdjustment", .word(), default: .alignBaselines))
    return isOn ? shrinking : nil
  }

  private mutating func readImage() -> ImageContent {
    contentOrigins.source = object.origin(of: "source")
    readProperties(of: .image)
    let mode = object.read("contentMode", .word(), default: ImageContent.Mode.scaleToFill)
    let resizable = object.read(
      "resizable", .insets(of: .number(in: .notNegative), called: "distances"))
    if resizable != nil, mode != .scaleToFill, let node = object.node("resizable") {
      object.context.error(
        "`resizable` stretches a picture, which `contentMode` \(mode.rawValue) does not", at: node,
        hint: "remove `contentMode`")
    }
    return ImageContent(
      contentMode: mode,
      tintColor: object.read("tintColor", .color),
      currentColor: SystemColors.color(named: "label", object.context.options.appearance)
        ?? .black,
      playback: readPlayback(), resizable: resizable)
  }

  private mutating func readPlayback() -> PicturePlayback {
    guard let node = object.node("playback"),
      var reader = KeyedReader(
        node, as: "a playback", example: #"{ "speed": 0.5 }"#, object.context)
    else { return PicturePlayback() }
    defer { reader.finish() }
    return PicturePlayback(
      from: reader.read("from", .number(in: .duration), default: 0),
      speed: reader.read("speed", .number(in: .from(0, to: 1000)), default: 1),
      loop: reader.read("loop", .flag))
  }

  private mutating func readShape() -> ShapeContent {
    readProperties(of: .shape)
    return ShapeContent(
      fillRule: object.read("fillRule", .fillRule, default: .winding),
      lineCap: object.read("lineCap", .word(), default: .butt),
      lineJoin: object.read("lineJoin", .word(), default: .miter),
      viewBox: object.read("viewBox", .viewBox))
  }
}

extension ValueReader where Value == Path {
  /// SVG path data.
  static var path: ValueReader {
    ValueReader("SVG path data, such as \"M0 0 L10 10\"") { node, subject in
      guard let text = node.string else {
        subject.mismatch(node)
        return nil
      }
      do throws(PathSyntaxError) {
        return try Path(svg: text)
      } catch {
        subject.context.error(error.message, in: node, at: error.offset..<(error.offset + 1))
        return nil
      }
    }
  }
}

extension ValueReader where Value == [Double] {
  static var lengths: ValueReader {
    .list(of: .number(in: .notNegative), called: "lengths", count: 0...64)
  }
}

extension ValueReader where Value == Rect {
  /// A rectangle with an area.
  static var viewBox: ValueReader {
    let rect = ValueReader.rect()
    return ValueReader(rect.expected) { node, subject in
      guard let value = rect.read(node, subject.key, subject.context) else { return nil }
      guard !value.isEmpty else {
        subject.context.error(
          "`\(subject.key)` must have a width and a height above 0", at: node)
        return nil
      }
      return value
    }
  }
}

extension ValueReader where Value == FillRule {
  /// The names of CAShapeLayer, or those of this format.
  static var fillRule: ValueReader {
    let names: [(String, FillRule)] = [
      ("nonZero", .winding), ("winding", .winding), ("evenOdd", .evenOdd),
    ]
    return ValueReader("\"nonZero\" or \"evenOdd\"") { node, subject in
      guard let match = names.first(where: { $0.0 == node.string }) else {
        subject.mismatch(node, hint: Spelling.hint(for: node.string ?? "", among: names.map(\.0)))
        return nil
      }
      return match.1
    }
  }
}

extension ValueReader where Value == NumberFormat {
  /// A printf format for one number: `%d`, `%'d`, `%.1f %%`.
  static var numberFormat: ValueReader {
    ValueReader("a format for one number, such as \"%.0f\" or \"%'d\"") { node, subject in
      guard let text = node.string else {
        subject.mismatch(node)
        return nil
      }
      do throws(TextError) {
        return try NumberFormat(text)
      } catch {
        guard case .numberFormat(_, let offset, let reason) = error else { return nil }
        // The parser counts code points, but ranges in a string are in bytes.
        let start = text.unicodeScalars.prefix(offset).reduce(0) { $0 + UTF8.width($1) }
        let width = text.unicodeScalars.dropFirst(offset).first.map { UTF8.width($0) } ?? 1
        subject.context.error(reason, in: node, at: start..<start + width)
        return nil
      }
    }
  }
}
