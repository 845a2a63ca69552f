nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests07IntRectB0V0057anemptyoroverlongrectanglecannotbemade_zJafcijgcFEHBFwkba4TestfMp_.swift:4:215-4:225
