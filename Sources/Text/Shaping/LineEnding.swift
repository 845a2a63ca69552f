/// What stands at a line's end and not in its text.
enum LineEnding: Unicode.Scalar {
  /// Where a line breaks at a soft hyphen: goes on with the letter before it.
  case hyphen = "-"
  /// Where text is left over: stands at the end as the paragraph reads. Source: CTLineCreateTruncatedLine's token.
  case ellipsis = "\u{2026}"
}
