nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests010PathShapesB0V0052circularcornersarequartersofcircles_fHahdicDJFFHtfba4TestfMp_.swift:5:99-5:109
