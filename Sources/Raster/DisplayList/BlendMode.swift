/// How a group comes onto what is below it, channel by channel, premultiplied. Source: Skia's SkBlendMode.
///
///     sourceOver   s + d · (1 − sa)
///     plus         min(s + d, 1)
public enum BlendMode: Hashable, Sendable {
  case sourceOver
  /// Two groups of which one has an opacity of 1 − p and the other one of p dissolve one into the other: what
  /// they have in common stays as it is.
  case plus
}
