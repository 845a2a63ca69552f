nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests011LinearLightB0V0065linearlightisIEC6196621stothelastbits_GIafcdicdeAFBJEwAgaqbbGDwob4TestfMp_.swift:4:228-4:238
