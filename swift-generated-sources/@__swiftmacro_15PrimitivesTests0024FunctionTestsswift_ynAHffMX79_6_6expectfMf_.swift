Testing.__checkBinaryOperation(function(.infinity).isNaN,{ $0 && $1() },function(-.infinity).isNaN,expression: .__fromBinaryOperation(.__fromSyntaxNode("function(.infinity).isNaN"),"&&",.__fromSyntaxNode("function(-.infinity).isNaN")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:80:7-80:71
