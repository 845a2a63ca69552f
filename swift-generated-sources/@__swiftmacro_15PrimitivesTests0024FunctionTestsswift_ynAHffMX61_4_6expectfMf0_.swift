Testing.__checkBinaryOperation(exponential(-745.13) == 0x1p-1074,{ $0 && $1() },exponential(-745.14) == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("exponential(-745.13) == 0x1p-1074"),"&&",.__fromSyntaxNode("exponential(-745.14) == 0")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:62:5-62:76
