nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0053whatrunnersobeywithinalineisbroken_eGahegbecDCIADugba4TestfMp_.swift:5:99-5:109
