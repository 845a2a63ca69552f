Testing.__checkBinaryOperation(LinearLight.components.last,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode("LinearLight.components.last"),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Color/LinearLightTests.swift:14:5-14:46
