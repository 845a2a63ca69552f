import CAnimHarfBuzz

/// A font file in memory.
///
/// A class because all faces of a file share its bytes.
@safe final class FontFile: Sendable {
  /// The address of HarfBuzz's blob, as a number because pointers are not Sendable. Sharing it is safe: an immutable
  /// blob is only read, and its references are counted atomically.
  private let address: UInt

  /// Copies the bytes.
  init(_ data: [UInt8]) {
    let blob: OpaquePointer = unsafe data.withUnsafeBytes { bytes in
      // HarfBuzz copies the bytes before it returns. A length over 32 bits gives an empty blob.
      unsafe hb_blob_create(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
        UInt32(exactly: bytes.count) ?? 0, HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    // No other code has a reference yet.
    unsafe hb_blob_make_immutable(blob)
    address = UInt(bitPattern: blob)
  }

  deinit {
    // Drops this file's reference; faces have their own.
    unsafe hb_blob_destroy(blob)
  }

  /// Valid as long as this file.
  private var blob: OpaquePointer? { unsafe OpaquePointer(bitPattern: address) }

  /// The number of faces: several for a collection, 0 if the file is not a font.
  var faceCount: Int { Int(unsafe hb_face_count(blob)) }

  /// A reference to a new face. The caller must drop it.
  ///
  /// - Precondition: `index` is below `faceCount`.
  func makeFace(_ index: Int) -> OpaquePointer {
    // The face has its own reference to the blob.
    unsafe hb_face_create(blob, UInt32(index))
  }
}
