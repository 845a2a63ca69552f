nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests014FunctionVectorB0V0059oddfunctionsareoddandthecosineiseven_GHajddddgcFJBEJvzGbakb4TestfMp_.swift:4:225-4:235
