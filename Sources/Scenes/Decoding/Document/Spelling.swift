import AnimPrimitives

/// Suggests known words for unknown ones.
enum Spelling {
  /// `did you mean …?`, or nil.
  ///
  /// A synonym from another tool takes precedence over a similar spelling.
  static func hint(for word: String, among known: some Sequence<String>) -> String? {
    (Synonyms.name(for: word, among: known) ?? known.nearest(to: word))
      .map { "did you mean `\($0)`?" }
  }
}

/// Names used by other animation tools.
enum Synonyms {
  /// The name in this format for a name from another tool, or for its last part (`shadow.blur`), if it is a known name.
  static func name(for word: String, among known: some Sequence<String>) -> String? {
    if let name = names[word]?.first(where: known.contains) { return name }
    guard let dot = word.lastIndex(of: ".") else { return nil }
    let owner = String(word[...dot])
    let part = String(word[word.index(after: dot)...])
    return names[part]?.map { owner + $0 }.first(where: known.contains)
  }

  /// By the other tool's name. The first one that is known in the context is used.
  private static let names: [String: [String]] = [
    "alignment": ["textAlignment"], "alpha": ["opacity"], "anchor": ["anchorPoint"],
    "animation": ["animate"], "animations": ["timeline", "animate"],
    "autoreverses": ["autoreverse"], "back": ["easeOutBack"],
    "background": ["backgroundColor"], "backgroundColor": ["background"], "blur": ["radius"],
    "borderRadius": ["cornerRadius"], "bounce": ["easeOutBounce"], "children": ["subviews"],
    "backdrop-filter": ["backdrop"], "backdropFilter": ["backdrop"],
    "backfaceVisibility": ["doubleSided"], "circle": ["shape"],
    "clip-path": ["clipPath"], "clip-rule": ["clipRule"],
    "color": ["textColor", "fillColor", "backgroundColor", "colors"], "completion": ["then"],
    "compositingFilter": ["blendMode"],
    "d": ["path"], "dash": ["lineDash"], "dashPhase": ["lineDashPhase"], "delay": ["wait"],
    "direction": ["axis"], "drag": ["pan"], "ease": ["curve"], "easing": ["curve"],
    "elastic": ["easeOutElastic"],
    "ellipse": ["shape"], "fill": ["fillColor"], "fontFamily": ["family", "font"],
    "fontName": ["family", "font"], "fontSize": ["font.size", "size", "font"],
    "fontWeight": ["weight", "font"], "frameRate": ["fps"], "framesPerSecond": ["fps"],
    "gap": ["spacing"], "group": ["together"], "height": ["bounds.height", "frame"],
    "hue-rotate": ["hueRotate"], "image": ["source"],
    "imageName": ["source"], "isActive": ["active"], "isDoubleSided": ["doubleSided"],
    "isHidden": ["hidden"], "isolation": ["isolated"],
    "lineDashOffset": ["lineDashPhase"],
    "lineDashPattern": ["lineDash"], "loop": ["repeat"],
    "maskView": ["mask"], "masksToBounds": ["clipsToBounds"],
    "mix-blend-mode": ["blendMode"], "mixBlendMode": ["blendMode"],
    "name": ["id", "family"], "opacity": ["alpha"],
    "overflow": ["clipsToBounds"], "padding": ["layoutMargins"], "parallel": ["together"],
    "position": ["center"],
    "rect": ["frame"], "repeatCount": ["repeat"], "rotate": ["transform.rotate", "transform"],
    "rotation": ["transform.rotate", "rotate", "transform"],
    "saturate": ["saturation"], "scale": ["transform.scale", "transform"],
    "shadowBlur": ["shadow.radius", "shadow"],
    "shadowColor": ["shadow.color", "shadow"], "shadowOffset": ["shadow.offset", "shadow"],
    "shadowOpacity": ["shadow.opacity", "shadow"], "shadowRadius": ["shadow.radius", "shadow"],
    "size": ["bounds"], "src": ["source"], "steps": ["timeline"], "string": ["text"],
    "stroke": ["strokeColor"], "strokeDasharray": ["lineDash"],
    "strokeDashoffset": ["lineDashPhase"], "strokeWidth": ["lineWidth"], "swipe": ["pan"],
    "text": ["label"],
    "textAlign": ["textAlignment"], "timingFunction": ["curve"],
    "transformOrigin": ["anchorPoint"], "translate": ["transform.translate", "transform"],
    "translation": ["transform.translate", "translate", "transform"], "visible": ["hidden"],
    "width": ["bounds.width", "frame"], "x": ["center.x", "frame"], "y": ["center.y", "frame"],
    "zIndex": ["zPosition"],
  ]
}
