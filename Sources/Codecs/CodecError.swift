/// What can go wrong between pixels and files.
public enum CodecError: Error, Hashable, Sendable {
  /// A picture's side is out of the format's range.
  case size(width: Int, height: Int, limit: Int)
  /// A picture's side is in the format's range, but longer than is read.
  case sideLimit(width: Int, height: Int, limit: Int)
  /// A picture has more pixels than the caller wants to hold in memory.
  case pixelCount(Int, limit: Int)
  /// The bytes are not what the format says; one sentence, lower case, without a full stop.
  case malformed(format: String, reason: String)
  /// The bytes are of another format, or of none; `found` is one sentence, lower case, without a full stop.
  case otherKind(expected: String, found: String)
  /// The file cannot be written; `code` is errno.
  case cannotWrite(code: Int32)
  /// A C library refused; the message is its own.
  case library(name: String, message: String)
  /// A frame needs more colours than its table may have, and exactness was asked for. A clear one counts, which
  /// pixels have that stay as they were.
  case tooManyColors(frame: Int, count: Int, limit: Int)
  /// A frame has half-transparent pixels and no matte to put them on, and exactness was asked for.
  case softPixels(frame: Int, count: Int)
  /// A tick of so many seconds cannot be written: both numbers are 1…65,535 after reducing.
  case tickDuration(numerator: Int, denominator: Int)
  /// What a picture is to say beside its pixels cannot be written; one sentence as in `malformed`.
  case metadata(reason: String)
  /// A program that is needed is not installed, or cannot be started.
  case toolMissing(name: String)
  /// A program that was started failed; the message is the last line that it wrote.
  case toolFailed(name: String, message: String)
}
