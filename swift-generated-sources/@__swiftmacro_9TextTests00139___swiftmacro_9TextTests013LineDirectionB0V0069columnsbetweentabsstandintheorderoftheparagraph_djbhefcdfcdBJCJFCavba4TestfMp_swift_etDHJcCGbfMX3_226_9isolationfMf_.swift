nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_.swift:4:227-4:237
