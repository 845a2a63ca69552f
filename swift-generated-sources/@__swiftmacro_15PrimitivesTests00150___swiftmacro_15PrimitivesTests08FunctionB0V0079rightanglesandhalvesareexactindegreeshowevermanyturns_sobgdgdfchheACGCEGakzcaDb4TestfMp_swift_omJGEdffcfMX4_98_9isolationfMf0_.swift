nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests08FunctionB0V0079rightanglesandhalvesareexactindegreeshowevermanyturns_sobgdgdfchheACGCEGakzcaDb4TestfMp_.swift:5:99-5:109
