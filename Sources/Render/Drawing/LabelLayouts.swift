import AnimPrimitives
import AnimText

/// The last layout of each label, so that a label that only moves needs no lookup.
struct LabelLayouts: Sendable {
  private struct Entry: Sendable {
    var text: StyledText
    var value: Double
    var fontSize: Double
    /// nil if the box has the size of the text.
    var bounds: Size?
    var layout: TextLayout?
  }

  /// By the label's index in the view tree.
  private var entries: [Int: Entry] = [:]

  /// The layout of a node's label; nil if there is nothing to draw.
  mutating func layout(_ index: Int, _ label: LabelSetter, _ state: ViewState) -> TextLayout? {
    let bounds = state.fitsContent ? nil : state.bounds
    if let entry = entries[index], entry.text == state.text, entry.value == state.value,
      entry.fontSize == state.fontSize, entry.bounds == bounds
    {
      return entry.layout
    }
    let layout = label.layout(state)
    entries[index] = Entry(
      text: state.text, value: state.value, fontSize: state.fontSize, bounds: bounds,
      layout: layout)
    return layout
  }
}
