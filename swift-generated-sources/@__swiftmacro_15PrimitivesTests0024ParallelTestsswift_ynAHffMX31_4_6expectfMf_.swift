Testing.__checkBinaryOperation(sums.sorted(),{ $0 == $1() },(0..<8).map { 6 * 30 + 6 * $0 + 15 },expression: .__fromBinaryOperation(.__fromSyntaxNode("sums.sorted()"),"==",.__fromSyntaxNode("(0..<8).map { 6 * 30 + 6 * $0 + 15 }")),comments: [.__line("// 3 × (0 + 1 + 2 + 3 + 4) for each of six, and 6 × start + 0 + … + 5.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/PrimitivesTests/Concurrency/ParallelTests.swift:32:5-32:67
