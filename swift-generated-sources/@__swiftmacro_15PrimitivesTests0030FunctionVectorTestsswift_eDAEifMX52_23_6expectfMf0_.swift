Testing.__checkBinaryOperation(function(-x, 0),{ $0 == $1() },function(x, 0),expression: .__fromBinaryOperation(.__fromSyntaxNode("function(-x, 0)"),"==",.__fromSyntaxNode("function(x, 0)")),comments: ["\(name)(\(x))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionVectorTests.swift:53:24-53:83
