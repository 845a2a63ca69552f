Testing.__checkBinaryOperation(abs((value ?? .nan) - wanted),{ $0 < $1() },0.5,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs((value ?? .nan) - wanted)"),"<",.__fromSyntaxNode("0.5")),comments: ["\(line)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/OutlineTests.swift:24:9-24:64
