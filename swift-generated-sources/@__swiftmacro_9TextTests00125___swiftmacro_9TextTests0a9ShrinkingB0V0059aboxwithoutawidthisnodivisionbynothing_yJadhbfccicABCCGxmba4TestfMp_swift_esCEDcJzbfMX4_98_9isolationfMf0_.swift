nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a9ShrinkingB0V0059aboxwithoutawidthisnodivisionbynothing_yJadhbfccicABCCGxmba4TestfMp_.swift:5:99-5:109
