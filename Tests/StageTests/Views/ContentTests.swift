import AnimMotion
import AnimPrimitives
import AnimRendering
import AnimScenes
import StageKit
import AnimTestSupport
import AnimText
import Testing

@MainActor
struct `Pictures, shapes and texts` {
  @Test func `are drawn as those of scenes`() throws {
    let star = Repository.path(of: "scenes/raster/star.png")
    let landscape = Repository.path(of: "scenes/raster/landscape.png")
    let path = "M5 5 L55 5 L30 45 Z"
    var shape = AnimScenes.View.shape(
      "shape", try Path(svg: path), frame: Rect(x: 100, y: 10, width: 60, height: 50),
      fillColor: nil, strokeColor: Color(red: 0, green: 0, blue: 1), lineWidth: 4,
      content: ShapeContent(lineCap: .round, lineJoin: .round))
    shape.strokeEnd = 0.75
    let scene = AnimScenes.Scene(
      size: Size(240, 160), framesPerSecond: 50,
      views: [
        .image(
          "star", source: star, frame: Rect(x: 10, y: 10, width: 60, height: 40),
          content: ImageContent(
            contentMode: .scaleAspectFit, tintColor: Color(red: 1, green: 0, blue: 0))),
        .image(
          "picture", source: landscape, frame: Rect(x: 10, y: 60, width: 60, height: 40),
          content: ImageContent(contentMode: .scaleAspectFill)), shape,
        .label(
          "label", "Long title", frame: Rect(x: 170, y: 10, width: 50, height: 20), fontSize: 17,
          content: LabelContent(
            isItalic: true, alignment: .center, shrinking: TextShrinking(minimumScaleFactor: 0.25))),
      ], steps: [.wait(1)])
    let program = try play(duration: 1) { stage in
      let tinted = UIImageView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
      tinted.image = UIImage(contentsOfFile: star)?.withRenderingMode(.alwaysTemplate)
      tinted.tintColor = .red
      tinted.contentMode = .scaleAspectFit
      let picture = UIImageView(frame: CGRect(x: 10, y: 60, width: 60, height: 40))
      picture.contentMode = .scaleAspectFill
      let shape = ShapeView(frame: CGRect(x: 100, y: 10, width: 60, height: 50))
      shape.path = path
      shape.fillColor = nil
      shape.strokeColor = .blue
      shape.lineWidth = 4
      shape.strokeEnd = 0.75
      (shape.layer as? CAShapeLayer)?.lineCap = .round
      (shape.layer as? CAShapeLayer)?.lineJoin = .round
      let label = UILabel(frame: CGRect(x: 170, y: 10, width: 50, height: 20))
      label.text = "Long title"
      label.textColor = .black
      label.font = .italicSystemFont(ofSize: 17)
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.25
      for view in [tinted, picture, shape, label] { stage.view.addSubview(view) }
      // A picture may be set later, replaced and removed.
      stage.after(0.2) { picture.image = UIImage(contentsOfFile: star) }
      stage.after(0.4) { picture.image = UIImage(contentsOfFile: landscape) }
      stage.after(0.6) { picture.image = nil }
    }
    let twin = try Renderer(scene: scene)
    #expect(program.pixmap(at: 0.5) == twin.pixmap(at: 0.5))
    let empty = program.pixmap(at: 0)
    #expect(empty != program.pixmap(at: 0.3) && program.pixmap(at: 0.3) != twin.pixmap(at: 0))
    #expect(program.pixmap(at: 0.7) == empty)
  }

  @Test func `have the size of the picture unless constraints say another one`() throws {
    _ = try play { stage in
      let image = UIImage(contentsOfFile: Repository.path(of: "scenes/raster/star.png"))
      let size = try #require(image?.size)
      let view = UIImageView(image: image)
      #expect(view.frame.size == size && size.width > 0)
      view.frame.size.width += 9
      view.sizeToFit()
      #expect(view.frame.size == size)
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(view)
      NSLayoutConstraint.activate([
        view.rightAnchor.constraint(equalTo: stage.view.rightAnchor),
        view.topAnchor.constraint(equalTo: stage.view.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      stage.view.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 240 - size.width, y: 0, width: size.width, height: 20))
    }
  }

  @Test func `labels take the size of their text, whose lines break at their width`() throws {
    _ = try play { stage in
      let label = UILabel(frame: CGRect(x: 9, y: 9, width: 100, height: 0))
      label.font = .preferredFont(forTextStyle: .footnote)
      label.text = "Several words in some lines"
      label.sizeToFit()
      let line = label.frame
      #expect(line.origin == CGPoint(x: 9, y: 9) && line.width > 150)
      label.frame.size.width = 100
      label.numberOfLines = 0
      label.sizeToFit()
      #expect(label.frame.width <= 100 && label.frame.height > 1.9 * line.height)
      label.font = label.font.withSize(26)
      label.frame.size.width = 0
      label.sizeToFit()
      #expect(abs(label.frame.width / line.width - 2) < 0.05)
    }
  }

  @Test func `that cannot be read are errors`() throws {
    var star: UIImage? {
      UIImage(contentsOfFile: Repository.path(of: "scenes/raster/star.png"))
    }
    let bad: [(String, @MainActor () -> Void)] = [
      ("`nowhere.png`: No such file", { _ = UIImage(contentsOfFile: "nowhere.png") }),
      ("`nowhere`: No such file", { _ = UIImage(named: "nowhere") }),
      ("it is not a picture", { _ = UIImage(contentsOfFile: Repository.path(of: "README.md")) }),
      ("must be SVG path data", { ShapeView().path = "M0 0 L" }),
      ("strokeEnd must be 0 to 1, found 2.0", { ShapeView().strokeEnd = 2 }),
      ("minimumScaleFactor must be 0 to 1, found 2.0", { UILabel().minimumScaleFactor = 2 }),
      ("lineWidth must be 0 or more points, found -1.0", { ShapeView().lineWidth = -1 }),
      (
        "insets must be 0 or more and leave something of",
        {
          _ = star?.resizableImage(
            withCapInsets: UIEdgeInsets(top: 0, left: 900, bottom: 0, right: 0))
        }
      ),
      ("must have `resizingMode: .stretch`", { _ = star?.resizableImage(withCapInsets: .zero) }),
    ]
    for (message, body) in bad {
      let error = #expect(throws: MovieError.self) { _ = try play { _ in body() } }
      #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
  }
}
