import Programs
import StageKit

@main
struct Previews: MoviePreviews {
  static var movies: [Movie] { Programs.movies }
}
