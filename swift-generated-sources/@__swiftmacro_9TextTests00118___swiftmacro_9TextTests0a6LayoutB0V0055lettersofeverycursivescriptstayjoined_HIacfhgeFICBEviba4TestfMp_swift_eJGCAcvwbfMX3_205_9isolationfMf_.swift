nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0055lettersofeverycursivescriptstayjoined_HIacfhgeFICBEviba4TestfMp_.swift:4:206-4:216
