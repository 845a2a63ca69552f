import CHarfBuzz

/// A font file in memory, which all faces in it share.
///
/// A class because all faces of a file share its bytes.
@safe final class FontFile: Sendable {
  /// The address of HarfBuzz's blob. It is a number because pointers cannot be shared between threads. This one may
  /// be: an immutable blob is only read, and its references are counted atomically.
  private let address: UInt

  /// Copies the bytes.
  init(_ data: [UInt8]) {
    let blob: OpaquePointer = unsafe data.withUnsafeBytes { bytes in
      // HarfBuzz copies the bytes before it returns; a length past 32 bits is no font and becomes none.
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(exactly: bytes.count) ?? 0, HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    // The blob is nobody else's yet.
    unsafe hb_blob_make_immutable(blob)
    address = UInt(bitPattern: blob)
  }

  deinit {
    // The one reference that this file has; faces have their own.
    unsafe hb_blob_destroy(blob)
  }

  /// Alive as long as this file.
  private var blob: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

  /// The number of faces: several for a collection, 0 for a file that is no font.
  var faceCount: Int { Int(unsafe hb_face_count(blob)) }

  /// A reference to a new face, which the caller has to drop.
  ///
  /// - Precondition: `index` is below `faceCount`.
  func makeFace(_ index: Int) -> OpaquePointer {
    // The face takes a reference of its own to the blob.
    unsafe hb_face_create(blob, UInt32(index))
  }
}
