nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests07OutlineB0V0066outlineshavetheboundsandareasthatthefontsays_ngbedgdfedeDJFDJAasba4TestfMp_.swift:4:217-4:227
