/// Which filters a picture's rows may have.
///
/// A filter subtracts from each byte what the bytes to the left and above let expect; what is left
/// compresses better where colours change smoothly. Source: PNG §9.2.
enum PNGFilterChoice: Hashable, Sendable {
  /// None for all rows.
  case none
  /// None, but for rows as the one above: these become zeros.
  case repeats
  /// For each row none, Sub, Up or Paeth: the one that leaves the fewest bytes that are not zero.
  ///
  /// On flat pictures with smooth edges that compresses better than the standard's suggestion, the least
  /// sum of magnitudes: deflate lives on the zeros. Where more than half of the bytes are none, as in
  /// photographs, it is none, Sub, Up, Average or Paeth: the one whose differences have the fewest bits.
  case adaptive
  /// A filter's number for each row.
  case given([UInt8])
}
