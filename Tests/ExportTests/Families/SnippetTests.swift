import AnimTestSupport
import Testing

@testable import AnimExport

/// The markup of families: the choice of files, and the escapes of each language.
@Suite struct SnippetTests {
  /// A text that has the special characters of all languages.
  private static let hostile = "a \"b\" <i>'c'|`d`]\n\r[e](f)*g*\\_h_&amp;\u{2028}~i~ $j$"

  private static func picture(
    _ path: String, _ format: OutputFormat = .gif, name: String? = nil, isDark: Bool = false,
    scale: Double = 1, isCalm: Bool = false
  ) -> Snippet.Picture {
    Snippet.Picture(
      path: path, name: name ?? path, format: format, isDark: isDark, scale: scale,
      isCalm: isCalm)
  }

  private static func snippet(
    _ pictures: [Snippet.Picture], title: String? = "Card", description: String? = nil
  ) -> Snippet {
    Snippet(title: title, description: description, width: 200, height: 120.5, pictures: pictures)
  }

  @Test func `a single picture needs no choice`() throws {
    #expect(
      try Self.snippet([Self.picture("demo.gif")]).text(.github)
        == "<img src=\"demo.gif\" width=\"200\" height=\"120.5\" alt=\"Card\">\n")
  }

  @Test func `sources with more conditions come first`() throws {
    var pictures: [Snippet.Picture] = []
    for (mark, isDark) in [("", false), ("~dark", true)] {
      for (at, scale) in [("", 1.0), ("@2x", 2)] {
        for format in [OutputFormat.gif, .webp] {
          pictures.append(
            Self.picture("d\(mark)\(at).\(format.rawValue)", format, isDark: isDark, scale: scale))
        }
        pictures.append(
          Self.picture("d\(mark)\(at).png", .png, isDark: isDark, scale: scale, isCalm: true))
      }
    }
    let reduced = "prefers-reduced-motion: reduce"
    let dark = "prefers-color-scheme: dark"
    #expect(
      try Self.snippet(pictures, description: "Moves").text(.github) == """
        <picture>
          <source media="(\(reduced)) and (\(dark))" srcset="d~dark.png 1x, d~dark@2x.png 2x">
          <source media="(\(reduced))" srcset="d.png 1x, d@2x.png 2x">
          <source media="(\(dark))" type="image/webp" srcset="d~dark.webp 1x, d~dark@2x.webp 2x">
          <source media="(\(dark))" srcset="d~dark.gif 1x, d~dark@2x.gif 2x">
          <source type="image/webp" srcset="d.webp 1x, d@2x.webp 2x">
          <img src="d.gif" srcset="d.gif 1x, d@2x.gif 2x" width="200" height="120.5" alt="Card: Moves">
        </picture>

        """)
  }

  @Test func `HTML escapes texts and paths`() throws {
    let path = "a b/\"<x>&,)'é.gif"
    let text = try Self.snippet([Self.picture(path)], title: Self.hostile).text(.html)
    #expect(
      text == "<img src=\"a%20b/%22%3Cx%3E%26%2C%29%27%C3%A9.gif\" width=\"200\" height=\"120.5\" "
        + "alt=\"a &quot;b&quot; &lt;i&gt;&#39;c&#39;|`d`] [e](f)*g*\\_h_&amp;amp; ~i~ $j$\" "
        + "loading=\"lazy\" decoding=\"async\">\n")
  }

  @Test func `Markdown escapes texts and paths`() throws {
    let alternative =
      "a \"b\" \\<i\\>'c'\\|\\`d\\`\\] \\[e\\](f)\\*g\\*\\\\\\_h\\_\\&amp; \\~i\\~ \\$j\\$"
    let path = "a b/(c) <d>.gif"
    let snippet = Self.snippet(
      [Self.picture(path, name: path)], title: Self.hostile)
    #expect(
      try snippet.text(.markdown) == "![\(alternative)](a%20b/%28c%29%20%3Cd%3E.gif)\n")
    #expect(try snippet.text(.docc) == "![\(alternative)](<(c) \\<d\\>.gif>)\n")
  }

  @Test func `DocC gets the name without the words of variants`() throws {
    let pictures = [2.0, 3].map {
      Self.picture("out/demo@\(Int($0))x.gif", name: "out/demo.gif", scale: $0)
    }
    #expect(try Self.snippet(pictures).text(.docc) == "![Card](demo.gif)\n")
  }

  @Test func `reStructuredText keeps an option on its line`() throws {
    let text = try Self.snippet(
      [
        Self.picture("a b\\c.gif"), Self.picture("a b\\c~dark.gif", isDark: true),
      ], title: Self.hostile
    ).text(.rst)
    let alternative = "a \"b\" <i>'c'|`d`] [e](f)*g*\\_h_&amp; ~i~ $j$"
    #expect(
      text == """
        .. image:: a\\ b\\\\c.gif
           :class: only-light
           :alt: \(alternative)
           :width: 200px
           :height: 120.5px

        .. image:: a\\ b\\\\c~dark.gif
           :class: only-dark
           :alt: \(alternative)
           :width: 200px
           :height: 120.5px

        """)
  }

  @Test func `a page is shown in a frame`() throws {
    #expect(
      try Self.snippet([Self.picture("demo.html", .html)], title: "A \"b\"").text(.iframe)
        == "<iframe src=\"demo.html\" title=\"A &quot;b&quot;\" width=\"200\" height=\"184.5\" "
        + "loading=\"lazy\" sandbox=\"allow-scripts\"></iframe>\n")
    #expect(throws: RequestError.self) {
      try Self.snippet([Self.picture("demo.gif")]).text(.iframe)
    }
    #expect(throws: RequestError.self) {
      try Self.snippet([Self.picture("demo.html", .html)]).text(.markdown)
    }
  }

  @Test func `a dark family is shown in every appearance`() throws {
    let pictures = [Self.picture("d.gif", isDark: true)]
    #expect(
      try Self.snippet(pictures, title: nil).text(.github)
        == "<img src=\"d.gif\" width=\"200\" height=\"120.5\" alt=\"d\">\n")
  }
}
