nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011PathMeasureB0V0071tangentsatendswithcoincidingcontrolscomefrominside_ElbceekieeAFHJGDaxba4TestfMp_.swift:5:99-5:109
