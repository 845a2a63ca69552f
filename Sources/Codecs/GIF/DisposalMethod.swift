/// What happens to an image's rectangle before the next one is drawn (GIF89a §23, "Disposal Method").
public enum DisposalMethod: UInt8, Sendable {
  /// The file does not say; shown as `keep`.
  case unspecified = 0
  /// It stays.
  case keep = 1
  /// It becomes transparent.
  case background = 2
  /// It becomes what it was before this image.
  case previous = 3
}
