@testable import Raster

/// A premultiplied pixel over another, through a coverage 0…255.
///
///     a′ = alpha · coverage / 255
///     d′ = (source · coverage + d · (255 − a′)) / 255       rounded once
///
/// One rounding, not two: a colour over itself stays the same, and an opaque one mixes exactly. The
/// sum before the division is at most 255·a′ + 127 + 255·(255 − a′) = 65,152, for a source channel is
/// at most alpha and a′ is less than half a step off.
@inline(__always)
func sourceOver(_ destination: UInt32, source: UInt32, coverage: UInt32) -> UInt32 {
  let alpha = divide255((source &>> 24) &* coverage)
  let inverse = 255 &- alpha
  let redBlue = (source & pairMask) &* coverage &+ (destination & pairMask) &* inverse
  let greenAlpha =
    ((source &>> 8) & pairMask) &* coverage &+ ((destination &>> 8) & pairMask) &* inverse
  return dividePair255(redBlue) | (dividePair255(greenAlpha) &<< 8)
}
