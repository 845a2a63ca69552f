Testing.__checkBinaryOperation(AnalyzedText(DirectedText("ש"), shaper: shaper).missing,{ $0 == $1() },["ש"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"AnalyzedText(DirectedText("ש"), shaper: shaper).missing"#),"==",.__fromSyntaxNode(#"["ש"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/ShapingTests.swift:74:5-74:80
