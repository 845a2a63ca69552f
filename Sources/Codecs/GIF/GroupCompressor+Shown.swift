import Primitives

// Pixels whose colours change, while what is shown of them does not.
//
// Two colours may be shown by the same one of a table. Which pixels that concerns is known when all images are: they
// need not be drawn again then, and what is shown stays as it is, so that each image is compressed anew by itself.

extension GroupCompressor {
  /// Of fewer pixels than one in so many changed ones it is not worth while, unless time does not matter.
  private static let leastShare = 8
  /// Runs of indices that are kept of all frames together, and of one, which bounds the memory that it takes (some 12
  /// bytes each).
  private static let keptRuns = (all: 1 << 20, frame: 1 << 16)

  /// Frames that may draw what is shown already, for those before them did not draw all colours as they are; none where
  /// nothing is mixed, which seldom gains enough.
  func sparable(_ frames: [DeltaFrame], _ compressor: FrameCompressor) -> Set<Int> {
    let tuning = compressor.planner.tuning
    guard tuning.isThorough || frames.contains(where: { !$0.isExact && $0.hasContinuousTone })
    else { return [] }
    return Set(
      frames.indices.filter { number in
        let frame = frames[number]
        return !frame.isExact
          && (frame.runs.count <= tuning.searchedRuns || frame.hasContinuousTone)
      })
  }

  /// The most runs of indices that are kept of a frame.
  var keptRuns: Int { min(Self.keptRuns.all / frames.count, Self.keptRuns.frame) }

  /// Compresses frames again without pixels that are shown already, and keeps what there was where it is not larger.
  ///
  /// - Parameter frames: what was compressed.
  func spareShown(
    _ results: inout [FrameCompressor.Result?], of frames: [DeltaFrame],
    _ compressor: FrameCompressor, jobs: Int
  ) {
    let known = results
    let numbers = sparable(frames, compressor).sorted().filter { number in
      known[number]?.drawn?.palette.transparentIndex != nil
    }
    let counts = shownCounts(of: numbers, frames, known, jobs: jobs)
    let worthwhile = zip(numbers, counts).filter { isMuch($1, compressor) }.map(\.0)
    let bands = shown(before: worthwhile, of: frames, known, jobs: jobs) {
      shown, frame, drawn in
      shown.drawn(frame, drawn.indices, drawn.palette)
    }
    let others = Parallel.map(count: worthwhile.count, workers: jobs) { place in
      var drawn = DrawnRuns()
      for band in bands { drawn.append(band[place]) }
      return known[worthwhile[place]].flatMap { compressor.compress(drawn, insteadOf: $0) }
    }
    for (number, other) in zip(worthwhile, others) {
      if let other { results[number] = other }
    }
  }

  private func isMuch(_ count: ShownCount, _ compressor: FrameCompressor) -> Bool {
    compressor.planner.tuning.isThorough
      ? count.shown > 0 : count.shown * Self.leastShare > count.changed
  }

  private func shownCounts(
    of numbers: [Int], _ frames: [DeltaFrame], _ results: [FrameCompressor.Result?],
    jobs: Int
  ) -> [ShownCount] {
    shown(before: numbers, of: frames, results, jobs: jobs) { shown, frame, drawn in
      shown.count(frame, drawn.indices, drawn.palette)
    }.reduce(Array(repeating: .zero, count: numbers.count)) { zip($0, $1).map { $0 + $1 } }
  }

  /// Looks at what is shown before some of the images are drawn, in bands of rows.
  ///
  /// - Parameters:
  ///   - numbers: of images that are known.
  ///   - look: called with a band, a frame and its image.
  /// - Returns: by band, what was found of each image.
  private func shown<Found: Sendable>(
    before numbers: [Int], of frames: [DeltaFrame], _ results: [FrameCompressor.Result?],
    jobs: Int,
    _ look: @escaping @Sendable (ShownCanvas, DeltaFrame, FrameCompressor.Drawn) -> Found
  ) -> [[Found]] {
    guard let first = numbers.first, let last = numbers.last else { return [] }
    let area = numbers.reduce(frames[first].rect) { $0.union(frames[$1].rect) }
    let rows = RowBand.rows(ofWidth: width, height: area.height, jobs: jobs)
    return Parallel.map(count: rows.count, workers: jobs) { band in
      let rows = (area.y + rows[band].lowerBound)..<(area.y + rows[band].upperBound)
      var shown = ShownCanvas(width: self.width, rows: rows)
      var found: [Found] = []
      for number in 0...last {
        let drawn = results[number]?.drawn
        if let drawn, numbers[found.count] == number {
          found.append(look(shown, frames[number], drawn))
        }
        if let drawn {
          shown.draw(frames[number], drawn.indices, drawn.palette)
        } else if frames[number].isExact {
          shown.draw(frames[number])
        } else {
          shown.forget(frames[number].rect)
        }
      }
      return found
    }
  }
}

extension FrameCompressor {
  /// The image with which the same is shown in fewer bytes; nil where there is none.
  fileprivate func compress(_ drawn: DrawnRuns, insteadOf result: Result) -> Result? {
    let codeSize = result.image.minimumCodeSize
    guard let transparent = result.drawn?.palette.transparentIndex,
      Int(transparent) >> codeSize == 0
    else { return nil }
    var options = drawn.options(transparent: transparent, codeSize: codeSize)
    let chosen = IndexChooser.cheapest(of: options, change: Int(planner.tuning.changePrice * 1024))
    var indices = IndexRuns(capacity: chosen.count)
    for (index, run) in zip(chosen, options.runs) { indices.append(index, Int(run.length)) }
    let greedy = LZWEncoder.encode(indices.finish(), minimumCodeSize: codeSize)
    options.settle(chosen)
    let searched =
      drawn.runs.count <= planner.tuning.searchedRuns ? LZWEncoder.encode(options).data : greedy
    let data = greedy.count < searched.count ? greedy : searched
    guard data.count < result.image.data.count else { return nil }
    var result = result
    result.image.data = data
    result.image.control.transparentColorIndex = transparent
    return result
  }
}
