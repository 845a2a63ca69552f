nil                                                                                                                             

// original-source-range: @__swiftmacro_9TextTests08CoverageB0V0065afontwithoutanyoutlinesisanerrorthatsaysso_mebehdiccfeeAGDIDAarba4TestfMp_.swift:5:99-5:109
