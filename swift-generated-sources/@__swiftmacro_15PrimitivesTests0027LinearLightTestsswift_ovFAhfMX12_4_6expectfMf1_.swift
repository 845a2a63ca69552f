Testing.__checkBinaryOperation(LinearLight.components.first,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinearLight.components.first"),"==",.__fromSyntaxNode("0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift:13:5-13:47
