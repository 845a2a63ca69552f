nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_.swift:4:192-4:202
