extension MediaTime {
  /// What browsers show a frame of an animation for: 100 ms where it says less than 11 ms, else what it says.
  ///
  /// Tools left delays out, and animations flashed: so it is with GIF, APNG and WebP alike. Firefox and Chromium
  /// count whole milliseconds, whose fraction they drop, and replace 10 and less; WebKit what is below 11 ms.
  ///
  /// Source: Chromium `DeferredImageDecoder::FrameDurationAtIndex` and `PNGImageReader::ParseFrameInfo`, Firefox
  /// `FrameTimeout::FromRawMilliseconds`, WebKit `ScalableImageDecoder::frameDurationAtIndex` and the same of
  /// `ImageDecoderCG`.
  public var inBrowsers: MediaTime { seconds < 0.011 ? MediaTime(1, 10) : self }
}
