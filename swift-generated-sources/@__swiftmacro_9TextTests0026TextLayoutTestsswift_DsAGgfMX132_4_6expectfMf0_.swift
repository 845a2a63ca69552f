Testing.__checkBinaryOperation(abs(boxes(layout)[1][0] - (2.5 + space + extra)),{ $0 < $1() },1e-5,expression: .__fromBinaryOperation(.__fromSyntaxNode("abs(boxes(layout)[1][0] - (2.5 + space + extra))"),"<",.__fromSyntaxNode("1e-5")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:133:5-133:69
