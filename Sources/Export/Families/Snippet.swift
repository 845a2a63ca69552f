import AnimFiles
import AnimPrimitives

/// The markup that shows the pictures of a family in a document.
package struct Snippet: Sendable {
  /// A language of documents.
  package enum Form: String, Sendable, CaseIterable {
    /// HTML in a Markdown file, as GitHub accepts it.
    case github
    case html
    /// A Markdown image, which has neither variants nor a size.
    case markdown
    /// A Markdown image by its name. DocC finds the variants.
    case docc
    /// reStructuredText.
    case rst
    /// HTML that shows a page.
    case iframe
  }

  /// A file of the family.
  struct Picture: Sendable {
    var path: String
    /// The path without the words of the variant.
    var name: String
    var format: OutputFormat
    var isDark: Bool
    /// Pixels per point.
    var scale: Double
    /// Whether the file is for readers who prefer reduced motion.
    var isCalm: Bool
  }

  let title: String?
  let description: String?
  /// Points.
  let width: Double
  let height: Double
  let pictures: [Picture]

  /// - Throws: `usage` if no file can be shown in this form.
  func text(_ form: Form) throws(RequestError) -> String {
    if form == .iframe {
      guard let page = pictures.first(where: { $0.format == .html }) else {
        throw .usage("'--snippet iframe' needs a page", hint: "add -o demo.html")
      }
      return iframe(page)
    }
    guard let base else {
      throw .usage(
        "'--snippet \(form.rawValue)' needs a picture", hint: "add -o demo.gif, or another format")
    }
    return switch form {
    case .github: picture(base, attributes: "")
    case .html: picture(base, attributes: " loading=\"lazy\" decoding=\"async\"")
    case .markdown: "![\(alternative.markdownEscaped)](\(base.path.urlEncoded))\n"
    case .docc:
      "![\(alternative.markdownEscaped)](\(PathParts(base.name).name.markdownDestination))\n"
    case .rst: rst(base)
    case .iframe: preconditionFailure("pages are shown above")
    }
  }

  /// The text in place of the picture: title and description, or the file's name without them.
  private var alternative: String {
    let texts = [title, description].compactMap { $0 }.filter { !$0.isEmpty }
    if !texts.isEmpty { return texts.joined(separator: ": ").onOneLine }
    return PathParts.stem(of: PathParts(pictures[0].name).name).onOneLine
  }

  /// The formats of pictures. The first one that the family has is for programs that choose nothing.
  private static let formats: [OutputFormat] = [.gif, .apng, .png, .webp, .avif]

  /// The picture that every program can show.
  private var base: Picture? {
    for format in Self.formats {
      if let found = files(format, isDark: false, isCalm: false).first { return found }
      // A family may be dark only.
      if let found = files(format, isDark: true, isCalm: false).first { return found }
    }
    return nil
  }

  /// The files of one variant, which differ in scale; the smallest is first.
  private func files(_ format: OutputFormat, isDark: Bool, isCalm: Bool) -> [Picture] {
    pictures.filter { $0.format == format && $0.isDark == isDark && $0.isCalm == isCalm }
      .sorted { $0.scale < $1.scale }
  }
}

// MARK: - HTML

extension Snippet {
  private func picture(_ base: Picture, attributes: String) -> String {
    let sources = sources(base)
    let scales = files(base.format, isDark: base.isDark, isCalm: false)
    let set = scales.count > 1 ? " srcset=\"\(Self.set(scales))\"" : ""
    let image =
      "<img src=\"\(base.path.urlEncoded)\"\(set) width=\"\(width.shortText)\" "
      + "height=\"\(height.shortText)\" alt=\"\(alternative.markupEscaped)\"\(attributes)>"
    guard !sources.isEmpty else { return image + "\n" }
    return "<picture>\n\(sources.map { "  \($0)\n" }.joined())  \(image)\n</picture>\n"
  }

  /// Browsers take the first source whose conditions are met, so those with more conditions come first.
  private func sources(_ base: Picture) -> [String] {
    var sources: [String] = []
    for isCalm in [true, false] {
      // The picture itself is the light animation, unless all are dark.
      for isDark in base.isDark ? [true] : [true, false] {
        let media =
          (isCalm ? ["(prefers-reduced-motion: reduce)"] : [])
          + (isDark && !base.isDark ? ["(prefers-color-scheme: dark)"] : [])
        for format in Self.formats.reversed() where media.count > 0 || format != base.format {
          let files = files(format, isDark: isDark, isCalm: isCalm)
          guard !files.isEmpty else { continue }
          let condition =
            media.isEmpty ? "" : " media=\"\(media.joined(separator: " and "))\""
          let type = format.needsChoice ? " type=\"\(format.mediaType)\"" : ""
          sources.append("<source\(condition)\(type) srcset=\"\(Self.set(files))\">")
        }
      }
    }
    return sources
  }

  private static func set(_ files: [Picture]) -> String {
    guard files.count > 1 else { return files.map(\.path.urlEncoded).joined() }
    return files.map { "\($0.path.urlEncoded) \($0.scale.shortestText)x" }.joined(separator: ", ")
  }

  private func iframe(_ page: Picture) -> String {
    "<iframe src=\"\(page.path.urlEncoded)\" title=\"\(alternative.markupEscaped)\" "
      + "width=\"\(width.shortText)\" height=\"\((height + Self.controlsHeight).shortText)\" "
      + "loading=\"lazy\" sandbox=\"allow-scripts\"></iframe>\n"
  }

  /// Points that a page needs below its picture.
  private static let controlsHeight = 64.0
}

extension OutputFormat {
  /// Whether some browsers cannot show the format.
  fileprivate var needsChoice: Bool { self != .gif && self != .png }

  fileprivate var mediaType: String { "image/\(rawValue)" }
}

// MARK: - reStructuredText

extension Snippet {
  /// Themes such as Furo and PyData show `only-light` and `only-dark` by the reader's setting.
  private func rst(_ base: Picture) -> String {
    let dark = base.isDark ? nil : files(base.format, isDark: true, isCalm: false).first
    let light = rst(base, class: dark == nil ? nil : "only-light")
    return light + (dark.map { "\n" + rst($0, class: "only-dark") } ?? "")
  }

  private func rst(_ picture: Picture, class name: String?) -> String {
    """
    .. image:: \(picture.path.rstArgument)
    \(name.map { "   :class: \($0)\n" } ?? "")   :alt: \(alternative)
       :width: \(width.shortText)px
       :height: \(height.shortText)px

    """
  }
}
