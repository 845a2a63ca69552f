/// Builds runs of pixels, each as long as possible.
struct RunBuilder {
  private var finished: [ColorRun] = []
  private var color = 0
  private var length = 0
  private var isChanged = false

  var runs: [ColorRun] {
    guard length > 0 else { return finished }
    return finished + [ColorRun(color: color, length: length, isChanged: isChanged)]
  }

  @inline(__always)
  mutating func append(_ color: Int, _ count: Int, isChanged: Bool) {
    if length > 0 {
      if color == self.color, isChanged == self.isChanged {
        length &+= count
        return
      }
      finished.append(ColorRun(color: self.color, length: length, isChanged: self.isChanged))
    }
    self.color = color
    self.isChanged = isChanged
    length = count
  }
}
