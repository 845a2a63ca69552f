nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_.swift:5:99-5:109
