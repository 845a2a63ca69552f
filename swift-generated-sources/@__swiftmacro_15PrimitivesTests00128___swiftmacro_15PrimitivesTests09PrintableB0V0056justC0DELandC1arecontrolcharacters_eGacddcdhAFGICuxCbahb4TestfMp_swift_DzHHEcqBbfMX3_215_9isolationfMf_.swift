nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0056justC0DELandC1arecontrolcharacters_eGacddcdhAFGICuxCbahb4TestfMp_.swift:4:216-4:226
