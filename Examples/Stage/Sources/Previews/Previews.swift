import Programs
import Stage

@main
struct Previews: MoviePreviews {
  static var movies: [Movie] { Programs.movies }
}
