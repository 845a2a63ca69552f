nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests0a6LayoutB0V0065nomorelinesthanfitareshownbutonealwaysis_tcbefeddfddgIHCFCzlgcaqb4TestfMp_.swift:5:99-5:109
