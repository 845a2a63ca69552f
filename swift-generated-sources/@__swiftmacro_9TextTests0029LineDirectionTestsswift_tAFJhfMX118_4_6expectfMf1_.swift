Testing.__checkBinaryOperation(DirectedText.lines(of: "").count,{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"DirectedText.lines(of: "").count"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/LineDirectionTests.swift:119:5-119:51
