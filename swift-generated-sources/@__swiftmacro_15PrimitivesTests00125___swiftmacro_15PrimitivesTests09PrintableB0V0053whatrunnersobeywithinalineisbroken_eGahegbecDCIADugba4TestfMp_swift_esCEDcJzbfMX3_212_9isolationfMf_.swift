nil                                                                                                                             

// original-source-range: @__swiftmacro_15PrimitivesTests09PrintableB0V0053whatrunnersobeywithinalineisbroken_eGahegbecDCIADugba4TestfMp_.swift:4:213-4:223
