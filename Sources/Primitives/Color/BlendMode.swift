/// The blending of a group with what lies below it. The raw values are the names of CSS.
///
/// Source: W3C Compositing and Blending 1, and `plus-lighter` of level 2.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten
  case colorDodge = "color-dodge"
  case colorBurn = "color-burn"
  case hardLight = "hard-light"
  case softLight = "soft-light"
  case difference, exclusion
  // These mix the channels of a pixel.
  case hue, saturation, color, luminosity
  /// The sum of premultiplied channels, at most 1. Two groups with the opacities 1 − p and p dissolve into each other:
  /// pixels that are equal in both do not change.
  case plusLighter = "plus-lighter"
}

/// The part of a masked view that its mask shows.
public enum MaskMode: String, Hashable, Sendable, CaseIterable {
  /// Where the mask is opaque. Source: CALayer.mask.
  case alpha
  /// Where the mask is transparent.
  case alphaInverted
  /// Where the mask is bright: the luminance of its sRGB colours times its alpha. Source: CSS `mask-type: luminance`.
  case luminance
  /// Where the mask is dark or transparent.
  case luminanceInverted

  package var isInverted: Bool { self == .alphaInverted || self == .luminanceInverted }
  package var isLuminance: Bool { self == .luminance || self == .luminanceInverted }
}
