Testing.__checkBinaryOperation(copy.commands.suffix(6),{ $0 == $1() },arcs.commands[...],expression: .__fromBinaryOperation(.__fromSyntaxNode("copy.commands.suffix(6)"),"==",.__fromSyntaxNode("arcs.commands[...]")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Path/SVGPathTests.swift:141:5-141:59
