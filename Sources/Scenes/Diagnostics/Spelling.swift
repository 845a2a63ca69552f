import Primitives

/// Guesses which known word an unknown one was meant to be.
enum Spelling {
  /// `did you mean …?`, or nil.
  ///
  /// Other tools' words for the same thing come before words that are spelt alike.
  static func hint(for word: String, among known: some Sequence<String>) -> String? {
    (Synonyms.name(for: word, among: known) ?? known.nearest(to: word))
      .map { "did you mean `\($0)`?" }
  }
}
