nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests06PixmapB0V0060acropholdstherectanglespixelsrowbyrow_BIaefdkgdcIEBJEwBfcalb4TestfMp_.swift:4:217-4:227
