Testing.__checkBinaryOperation(abs(light - definition),{ $0 <= $1() },8 * definition.ulp,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(light - definition)"),"<=",.__fromSyntaxNode("8 * definition.ulp")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift:11:7-11:61
