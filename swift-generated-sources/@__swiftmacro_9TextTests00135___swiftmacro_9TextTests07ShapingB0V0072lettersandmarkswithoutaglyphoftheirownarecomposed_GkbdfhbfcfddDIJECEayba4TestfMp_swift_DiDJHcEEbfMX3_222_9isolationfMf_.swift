nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests07ShapingB0V0072lettersandmarkswithoutaglyphoftheirownarecomposed_GkbdfhbfcfddDIJECEayba4TestfMp_.swift:4:223-4:233
