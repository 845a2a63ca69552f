nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013LineDirectionB0V0069columnsbetweentabsstandintheorderoftheparagraph_djbhefcdfcdBJCJFCavba4TestfMp_.swift:5:99-5:109
