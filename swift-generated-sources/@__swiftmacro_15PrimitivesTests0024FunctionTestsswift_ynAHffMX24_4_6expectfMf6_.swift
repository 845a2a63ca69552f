Testing.__checkBinaryOperation(eighth.sine == eighth.cosine,{ $0 && $1() },eighth.sine == 0.5.squareRoot(),expression: .__fromBinaryOperation(.__fromSyntaxNode("eighth.sine == eighth.cosine"),"&&",.__fromSyntaxNode("eighth.sine == 0.5.squareRoot()")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:25:5-25:77
