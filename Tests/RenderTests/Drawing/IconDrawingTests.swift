import AnimCodecs
import AnimPrimitives
import AnimRaster
import AnimSceneSupport
import AnimScenes
import AnimTestSupport
import Testing

@testable import AnimRendering

/// SVG icons of a public set beside Chromium's drawing of them, 48 pixels a side, black on white.
@Suite struct IconDrawingTests {
  private static let folder = "Tests/SVGTests/Icons"
  private static let side = 48

  @Test func `icons look as in a browser`() throws {
    let names = Repository.paths(in: Self.folder, endingWith: ".svg").sorted()
    #expect(names.count == 40)
    let size = Size(8 * Double(Self.side), 5 * Double(Self.side))
    let views = names.enumerated().map { index, name in
      View.image(
        "icon-\(index)", source: Repository.path(of: name),
        frame: Rect(
          x: Double(index % 8 * Self.side), y: Double(index / 8 * Self.side),
          width: Double(Self.side), height: Double(Self.side)))
    }
    let renderer = try Renderer(scene: Scene(size: size, views: views))
    #expect(renderer.warnings.isEmpty)
    let drawn = renderer.pixmap(at: 0)
    let expected = try PNGDecoder.decode(
      try Repository.bytes(of: Self.folder + "/chromium.png"))
    let different = zip(drawn.pixels, expected.pixels).count {
      abs(Int($0 & 255) - Int($1 & 255)) > 32
    }
    // At most 0.5 % of the pixels.
    #expect(different * 200 <= drawn.pixels.count)
  }

  private func pixmap(_ view: String) throws -> Pixmap {
    let scene = try Scene(
      #"{ "size": [24, 24], "background": "white", "views": [ \#(view) ] }"#)
    return try Renderer(scene: scene).pixmap(at: 0)
  }

  private static func source(_ elements: String) -> String {
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'>" + elements + "</svg>"
    return "data:image/svg+xml," + text.replacing("#", with: "%23")
  }

  @Test func `a tint changes only currentColor`() throws {
    let source = Self.source(
      "<rect width='12' height='24' fill='currentColor'/><rect x='12' width='12' height='24' fill='red'/>"
    )
    let plain = try pixmap(#"{ "type": "image", "source": "\#(source)", "frame": [0, 0, 24, 24] }"#)
    #expect(plain[2, 2].rgba == PremultipliedColor(.black).rgba)
    let tinted = try pixmap(
      #"{ "type": "image", "source": "\#(source)", "frame": [0, 0, 24, 24], "tintColor": "lime" }"#)
    #expect([tinted[2, 2].green, tinted[2, 2].red] == [255, 0])
    #expect([tinted[20, 2].green, tinted[20, 2].red] == [0, 255])
  }

  @Test func `overlapping outlines fade as one picture`() throws {
    let source = Self.source("<rect width='24' height='24'/><rect width='24' height='24'/>")
    let faded = try pixmap(
      #"{ "type": "image", "source": "\#(source)", "frame": [0, 0, 24, 24], "alpha": 0.5 }"#)
    #expect(abs(Int(faded[12, 12].red) - 128) <= 1)
  }

  @Test func `a part beyond the view box is not shown`() throws {
    let source = Self.source("<circle cx='12' cy='12' r='60'/>")
    let drawn = try pixmap(
      #"{ "type": "image", "source": "\#(source)", "frame": [6, 6, 12, 12] }"#)
    #expect(drawn[3, 12].red == 255 && drawn[12, 12].red == 0 && drawn[20, 12].red == 255)
  }

  @Test func `views that show one icon in several colours share its outlines`() throws {
    let source = Self.source("<rect width='24' height='24' fill='currentColor'/>")
    let views = ["red", "lime", "blue", "red"].enumerated().map { index, color in
      #"{ "type": "image", "source": "\#(source)", "tintColor": "\#(color)", "frame": [\#(index * 6), 0, 6, 24] }"#
    }
    let scene = try Scene(
      #"{ "size": [24, 24], "views": [ \#(views.joined(separator: ", ")) ] }"#)
    let paths = try Renderer(scene: scene).displayList(at: 0).operations.compactMap { operation in
      if case .fill(.path(let path, _), _, _) = operation { path } else { nil as Path? }
    }
    #expect(paths.count == 4 && Set(paths).count == 1)
  }

  @Test func `a broken icon is an error with its line`() throws {
    let source = Self.source("<g>\n<script/></g>").replacing("\n", with: "%0A")
    let scene = try Scene(
      #"{ "size": [24, 24], "views": [\n{ "type": "image", "source": "\#(source)" } ] }"#
        .replacing(#"\n"#, with: "\n"))
    #expect {
      try Renderer(scene: scene)
    } throws: { error in
      "\(error)".contains(
        "the image in the data: URL cannot be shown: it is not a good SVG: line 2: a script is not run"
      )
    }
  }
}
