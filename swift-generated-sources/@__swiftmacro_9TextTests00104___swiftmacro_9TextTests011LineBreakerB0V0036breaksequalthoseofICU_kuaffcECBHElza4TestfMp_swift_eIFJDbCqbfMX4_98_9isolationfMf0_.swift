nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests011LineBreakerB0V0036breaksequalthoseofICU_kuaffcECBHElza4TestfMp_.swift:5:99-5:109
