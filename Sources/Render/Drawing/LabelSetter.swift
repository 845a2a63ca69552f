import AnimMotion
import AnimPrimitives
import AnimScenes
import AnimText

/// Typesets a label's text, or the number of a counting label, in its font.
struct LabelSetter: Sendable {
  private let content: LabelContent
  /// nil for a label that does not count.
  private let format: NumberFormat?
  private let typesetter: Typesetter

  /// nil for a view that is not a label.
  ///
  /// - Parameters:
  ///   - counts: whether a step changes the label's `value`.
  init?(_ view: View, counts: Bool, typesetter: Typesetter) {
    guard case .label(let content) = view.content else { return nil }
    self.content = content
    self.typesetter = typesetter
    format = content.format ?? (counts ? .integer : nil)
  }

  /// The label's text, or its number in its format.
  func text(_ state: ViewState) -> StyledText {
    guard let format else { return state.text }
    return StyledText(format.string(from: state.value))
  }

  /// The text laid out in the label's box; nil if there is nothing to draw.
  func layout(_ state: ViewState) -> TextLayout? {
    layout(text(state), state)
  }

  /// Another text laid out in the label's box. Nothing is drawn in empty bounds. Source: UILabel.
  func layout(_ text: StyledText, _ state: ViewState) -> TextLayout? {
    guard state.fitsContent || !state.bounds.isEmpty else { return nil }
    return try? typesetter.layout(
      request(text, state, in: state.fitsContent ? nil : state.bounds))
  }

  /// The size of the text, which is the box of a label without a frame. Source: sizeToFit.
  func fittingSize(_ state: ViewState) -> Size {
    fittingLayout(state, width: nil)?.size ?? .zero
  }

  /// The text in a box of its own size, with lines that break at or shrink to a maximum width; nil if no font can show
  /// it.
  func fittingLayout(_ state: ViewState, width: Double?) -> TextLayout? {
    let text = text(state)
    let bounds = width.map { Size($0, .greatestFiniteMagnitude) }
    guard let layout = try? typesetter.layout(request(text, state, in: bounds)) else {
      return nil
    }
    guard let width else { return layout }
    // Laid out again with the text's height, because lines are centred vertically.
    let box = Size(width, layout.size.height)
    return (try? typesetter.layout(request(text, state, in: box))) ?? layout
  }

  /// Whether lines break at the width of the box.
  var wraps: Bool { content.numberOfLines != 1 }

  /// Whether a line that is too wide shrinks.
  var shrinks: Bool { !wraps && content.shrinking != nil }

  private func request(
    _ text: StyledText, _ state: ViewState, in bounds: Size?
  ) -> TextRequest {
    TextRequest(
      text,
      font: FontDescription(
        family: content.fontFamily, fallback: content.fontFallback, size: state.fontSize,
        weight: content.fontWeight, isItalic: content.isItalic,
        usesMonospacedDigits: content.usesMonospacedDigits,
        axes: content.fontAxes),
      alignment: content.alignment, numberOfLines: content.numberOfLines,
      lineHeight: content.lineHeight, letterSpacing: content.letterSpacing,
      shrinking: content.shrinking, lineBreakMode: content.lineBreakMode, bounds: bounds)
  }

  /// Reports an unusable font once, and each text with missing glyphs at its place.
  ///
  /// - Parameter declared: the families of the scene's own fonts, in small letters, which were checked.
  func check(
    _ view: View, texts: [ContentUsage.Text], declared: Set<String>, _ faults: inout SceneFaults
  ) {
    if let family = content.fontFamily, !declared.contains(family.lowercased()),
      let glyphs = typesetter.undrawnGlyphs(ofFamily: family)
    {
      faults.doubtful(
        "font family \"\(family)\" draws nothing: it has only \(glyphs); other fonts stand for it",
        at: view.contentOrigins.fontFamily ?? view.origin, hint: FontLibrary.undrawnHint)
    }
    var state = ViewState()
    for (channel, value) in view.initialValues { state.set(channel, to: value) }
    // The first frame finds the layout in the cache if the label has this box then.
    let box = state.fitsContent || state.bounds.isEmpty ? nil : state.bounds
    for text in format == nil ? texts : [countedText(view, state)] {
      do {
        let layout = try typesetter.layout(request(text.text, state, in: box))
        guard !layout.missingCharacters.isEmpty else { continue }
        let names = TextError.names(of: layout.missingCharacters)
        faults.doubtful(
          "label `\(view.id)`: no font has \(names); a box stands for it", at: text.origin)
      } catch {
        let message = "label `\(view.id)`: \(error.description)"
        switch error {
        case .missingGlyphs, .missingOutlines:
          faults.invalid(
            message, at: text.origin,
            hint: "name a font that has it under `fonts`, or draw boxes: --missing-glyphs warn")
          continue
        case .unknownFamily(let name, _, _) where faults.isMissing(family: name):
          return
        case .unknownFamily(let name, _, _):
          faults.missing(message, at: origin(ofFamily: name, of: view, text))
        case .unreadableFont:
          faults.missing(message, at: view.contentOrigins.fontFamily ?? view.origin)
        case .unknownAxis(let tag, _, _):
          faults.invalid(message, at: origin(ofAxis: tag, of: view, text), hint: error.hint)
        case .axisValue(_, let axis, _):
          faults.invalid(message, at: origin(ofAxis: axis.tag, of: view, text))
        case .numberFormat:
          faults.invalid(message, at: view.contentOrigins.fontFamily ?? view.origin)
        }
        // A plain text has the same font as the others.
        if text.text.isPlain { return }
      }
    }
  }

  /// The place that names a family: the label's font or its fallback, or a run of a text.
  private func origin(
    ofFamily family: String, of view: View, _ text: ContentUsage.Text
  ) -> ScriptOrigin {
    if family != content.fontFamily, content.fontFallback.contains(family) {
      return view.contentOrigins.fontFallback ?? view.origin
    }
    guard !text.text.isPlain, family != content.fontFamily else {
      return view.contentOrigins.fontFamily ?? view.origin
    }
    return text.origin
  }

  /// The place that sets an axis: the label's font, or a run of a text.
  private func origin(
    ofAxis tag: String, of view: View, _ text: ContentUsage.Text
  ) -> ScriptOrigin {
    let isOfRun = text.text.runs.contains { $0.style.fontAxes[tag] != nil }
    return isOfRun ? text.origin : view.contentOrigins.fontAxes[tag] ?? view.origin
  }

  /// Numbers for which a format uses all its characters.
  private func countedText(_ view: View, _ state: ViewState) -> ContentUsage.Text {
    let numbers = [0, -1234567890.5].map { number in
      var state = state
      state.value = number
      return text(state)
    }
    return ContentUsage.Text(
      text: StyledText(numbers.map(\.string).joined(separator: "\n")),
      origin: view.contentOrigins.format ?? view.origin)
  }
}
