nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_.swift:5:99-5:109
