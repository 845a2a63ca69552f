Testing.__checkBinaryOperation(LinearLight.components.count,{ $0 == $1() },256,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinearLight.components.count"),"==",.__fromSyntaxNode("256")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift:7:5-7:49
