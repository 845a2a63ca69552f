/// What other animation tools call the things that a scene has by UIKit's names.
enum Synonyms {
  /// The name here of a name from elsewhere, or of a part of something (`shadow.blur`), where it is among the
  /// known ones.
  static func name(for word: String, among known: some Sequence<String>) -> String? {
    if let name = names[word]?.first(where: known.contains) { return name }
    guard let dot = word.lastIndex(of: ".") else { return nil }
    let owner = String(word[...dot])
    let part = String(word[word.index(after: dot)...])
    return names[part]?.map { owner + $0 }.first(where: known.contains)
  }

  /// By the name from elsewhere; the first that fits the place is meant.
  private static let names: [String: [String]] = [
    "anchor": ["anchorPoint"], "animations": ["timeline"], "autoreverses": ["autoreverse"],
    "background": ["backgroundColor"], "backgroundColor": ["background"], "blur": ["radius"],
    "borderRadius": ["cornerRadius"], "children": ["subviews"],
    "color": ["backgroundColor", "colors"], "completion": ["then"], "d": ["path"],
    "ease": ["curve"], "easing": ["curve"], "fill": ["fillColor"], "fontSize": ["font.size"],
    "frameRate": ["fps"], "framesPerSecond": ["fps"], "group": ["together"],
    "height": ["bounds.height"], "isHidden": ["hidden"], "loop": ["repeat"],
    "masksToBounds": ["clipsToBounds"], "name": ["id"], "opacity": ["alpha"],
    "overflow": ["clipsToBounds"], "parallel": ["together"], "position": ["center"],
    "repeatCount": ["repeat"], "rotate": ["transform.rotate", "transform"],
    "rotation": ["transform.rotate", "rotate", "transform"],
    "scale": ["transform.scale", "transform"], "size": ["bounds"], "src": ["source"],
    "steps": ["timeline"], "stroke": ["strokeColor"], "strokeWidth": ["lineWidth"],
    "textAlign": ["textAlignment"], "timingFunction": ["curve"], "transformOrigin": ["anchorPoint"],
    "translate": ["transform.translate", "transform"],
    "translation": ["transform.translate", "translate", "transform"], "visible": ["hidden"],
    "width": ["bounds.width"], "x": ["center.x"], "y": ["center.y"], "zIndex": ["zPosition"],
  ]
}
