nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0073theembeddedfaceswriteLatinGreekCyrillicandsigns_IibiffffidEHBBACagaCJAawb4TestfMp_.swift:4:224-4:234
