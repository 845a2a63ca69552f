Testing.__checkBinaryOperation(value.sine != 0,{ $0 || $1() },value.sine.sign == .plus,expression: .__fromBinaryOperation(.__fromSyntaxNode("value.sine != 0"),"||",.__fromSyntaxNode("value.sine.sign == .plus")),comments: [.__line("// A negative zero would be printed with its sign.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Numerics/FunctionTests.swift:16:9-16:61
