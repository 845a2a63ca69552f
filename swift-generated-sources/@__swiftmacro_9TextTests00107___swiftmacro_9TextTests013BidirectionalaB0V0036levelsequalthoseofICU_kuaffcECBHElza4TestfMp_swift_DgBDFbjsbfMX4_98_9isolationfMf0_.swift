nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests013BidirectionalaB0V0036levelsequalthoseofICU_kuaffcECBHElza4TestfMp_.swift:5:99-5:109
