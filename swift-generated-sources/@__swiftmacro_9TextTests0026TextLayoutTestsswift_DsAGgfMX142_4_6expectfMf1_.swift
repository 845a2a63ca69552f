Testing.__checkBinaryOperation(layout.lines[0].width > 4.5,{ $0 && $1() },layout.lines[1].width == 4,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.lines[0].width > 4.5"),"&&",.__fromSyntaxNode("layout.lines[1].width == 4")),comments: [.__line("// The hyphen comes from another font.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:143:5-143:71
