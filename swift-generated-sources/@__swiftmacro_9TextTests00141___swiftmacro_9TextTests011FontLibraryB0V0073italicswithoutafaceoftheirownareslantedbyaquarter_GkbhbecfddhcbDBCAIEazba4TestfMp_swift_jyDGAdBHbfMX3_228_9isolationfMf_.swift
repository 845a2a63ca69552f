nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011FontLibraryB0V0073italicswithoutafaceoftheirownareslantedbyaquarter_GkbhbecfddhcbDBCAIEazba4TestfMp_.swift:4:229-4:239
