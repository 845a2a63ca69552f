Testing.__checkBinaryOperation(layout.path.points.count % 5,{ $0 == $1() },0,expression: .__fromBinaryOperation(.__fromSyntaxNode("layout.path.points.count % 5"),"==",.__fromSyntaxNode("0")),comments: [.__line("// Four corners, and HarfBuzz's line back to the first one.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/TextTests/TextLayoutTests.swift:20:5-20:47
