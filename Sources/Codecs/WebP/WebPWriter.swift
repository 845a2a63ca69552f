internal import CAnimWebP
import AnimPrimitives

/// libwebp's encoder of animations, with the canvas that it reads. Only this file writes through its pointers.
@safe struct WebPWriter: ~Copyable {
  private let encoder: OpaquePointer
  /// The canvas with straight alpha. Allocated once, because the encoder keeps the address while it adds a frame.
  private let picture: UnsafeMutablePointer<WebPPicture>
  private var config: WebPConfig

  /// - Parameters:
  ///   - numPlays: 0…65,535; 0 means forever.
  ///   - quality: 1…100; nil is lossless.
  init(width: Int, height: Int, numPlays: Int, quality: Int?) throws(CodecError) {
    var options = WebPAnimEncoderOptions()
    var config = WebPConfig()
    // Each call fills its argument.
    guard unsafe cwebp_init_animation(&options) != 0, unsafe cwebp_init_config(&config) != 0 else {
      throw .library(name: "libwebp", message: "its headers belong to another version")
    }
    options.anim_params.loop_count = Int32(numPlays)
    // Clear. Players ignore it.
    options.anim_params.bgcolor = 0
    Self.set(&options, &config, quality)
    // Lives until deinit, which is after libwebp's last use of it.
    let picture = UnsafeMutablePointer<WebPPicture>.allocate(capacity: 1)
    unsafe picture.initialize(to: WebPPicture())
    unsafe cwebp_init_picture(picture)
    unsafe picture.pointee.use_argb = 1
    unsafe picture.pointee.width = Int32(width)
    unsafe picture.pointee.height = Int32(height)
    guard unsafe WebPPictureAlloc(picture) != 0,
      let encoder = unsafe cwebp_create_animation(Int32(width), Int32(height), &options)
    else {
      unsafe Self.free(picture)
      throw .library(name: "libwebp", message: "out of memory")
    }
    self.config = config
    unsafe self.encoder = encoder
    unsafe self.picture = picture
  }

  deinit {
    unsafe WebPAnimEncoderDelete(encoder)
    unsafe Self.free(picture)
  }

  private static func free(_ picture: UnsafeMutablePointer<WebPPicture>) {
    unsafe WebPPictureFree(picture)
    unsafe picture.deallocate()
  }

  private static func set(
    _ options: inout WebPAnimEncoderOptions, _ config: inout WebPConfig, _ quality: Int?
  ) {
    guard let quality else {
      // Level 6 of `WebPConfigLosslessPreset`. Its best level takes twenty times as long for 2 % fewer bytes.
      config.lossless = 1
      config.method = 4
      config.quality = 75
      // Keeps the colours of clear pixels, which are all 0, as they are.
      config.exact = 1
      // Tries each frame as a replacement, too: 0 to 7 % fewer bytes.
      options.minimize_size = 1
      return
    }
    config.quality = Float(quality)
    // Half of the colour samples are kept; this chooses them so that coloured edges keep their brightness.
    config.use_sharp_yuv = 1
    // Frames of few colours are smaller without loss.
    options.allow_mixed = 1
  }

  /// Changes a part of the canvas.
  ///
  /// - Precondition: it lies inside.
  func replace(_ rect: IntRect, with pixmap: Pixmap) {
    guard let start = unsafe picture.pointee.argb else { return }
    let stride = unsafe Int(picture.pointee.argb_stride)
    for y in 0..<rect.height {
      // The picture has `stride` pixels for each row, and the rectangle lies inside.
      let row = unsafe start + (rect.y + y) * stride + rect.x
      for x in 0..<rect.width {
        let pixel = PremultipliedColor(rgba: pixmap.pixels[y &* rect.width &+ x])
        unsafe row[x] = StraightColor(pixel).argb
      }
    }
  }

  /// Adds the canvas as a frame. One that shows the same as the frame before makes that longer.
  ///
  /// - Parameter time: its start in milliseconds.
  mutating func add(at time: Int32) throws(CodecError) {
    // The encoder reads both during the call.
    guard unsafe WebPAnimEncoderAdd(encoder, picture, time, &config) != 0 else { throw error }
  }

  /// The file.
  ///
  /// - Parameters:
  ///   - end: the end of the last frame in milliseconds.
  ///   - xmp: the XMP chunk; empty for none.
  mutating func finish(at end: Int32, xmp: [UInt8]) throws(CodecError) -> [UInt8] {
    guard unsafe WebPAnimEncoderAdd(encoder, nil, end, nil) != 0 else { throw error }
    var data = unsafe WebPData()
    // `assemble` allocates the bytes, which are freed below.
    guard unsafe WebPAnimEncoderAssemble(encoder, &data) != 0 else { throw error }
    defer { unsafe WebPDataClear(&data) }
    return xmp.isEmpty ? unsafe Self.bytes(of: data) : try unsafe Self.adding(xmp, to: data)
  }

  private static func bytes(of data: WebPData) -> [UInt8] {
    // libwebp gives the address of `size` bytes.
    unsafe [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
  }

  /// A file with an XMP chunk.
  private static func adding(_ xmp: [UInt8], to file: WebPData) throws(CodecError) -> [UInt8] {
    let failure = CodecError.library(name: "libwebp", message: "out of memory")
    guard let mux = unsafe cwebp_create_mux(file.bytes, file.size) else { throw failure }
    defer { unsafe WebPMuxDelete(mux) }
    // The mux copies the chunk during the call.
    let outcome = unsafe xmp.withUnsafeBufferPointer { xmp in
      var chunk = unsafe WebPData(bytes: xmp.baseAddress, size: xmp.count)
      return unsafe WebPMuxSetChunk(mux, "XMP ", &chunk, 1)
    }
    var data = unsafe WebPData()
    guard outcome == WEBP_MUX_OK, unsafe WebPMuxAssemble(mux, &data) == WEBP_MUX_OK else {
      throw failure
    }
    defer { unsafe WebPDataClear(&data) }
    return unsafe bytes(of: data)
  }

  private var error: CodecError {
    // The encoder owns the text, which is copied at once.
    let message = unsafe WebPAnimEncoderGetError(encoder).map { unsafe String(cString: $0) } ?? ""
    return .library(name: "libwebp", message: message.isEmpty ? "out of memory" : message)
  }
}

extension StraightColor {
  /// The pixel as libwebp packs it: `0xAARRGGBB`.
  fileprivate var argb: UInt32 {
    rgba & 0xFF00_FF00 | (rgba & 0xFF) &<< 16 | rgba &>> 16 & 0xFF
  }
}
