/// The values of a target's channels.
///
/// A view has thirty or more channels, and a scene sets few of them. So many targets share one set of defaults, and
/// each stores only different values.
package struct ChannelValues: Sendable {
  private struct Entry: Sendable {
    var channel: Channel
    var value: AnimatableValue
  }

  private var defaults: [Channel: AnimatableValue]
  /// The values that differ from the defaults, at most one per channel.
  private var own: [Entry] = []

  /// - Parameter defaults: values of the target's channels; more channels can be set later.
  package init(defaults: [Channel: AnimatableValue] = [:]) {
    self.defaults = defaults
  }

  /// The value of a channel; nil if the target does not have it.
  package subscript(channel: Channel) -> AnimatableValue? {
    get { own.first { $0.channel == channel }?.value ?? defaults[channel] }
    set {
      let index = own.firstIndex { $0.channel == channel }
      guard let newValue else {
        if let index { own.remove(at: index) }
        if defaults[channel] != nil { defaults[channel] = nil }
        return
      }
      if defaults[channel] == newValue {
        if let index { own.remove(at: index) }
      } else if let index {
        own[index].value = newValue
      } else {
        own.append(Entry(channel: channel, value: newValue))
      }
    }
  }
}

extension ChannelValues: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (Channel, AnimatableValue)...) {
    self.init(defaults: Dictionary(uniqueKeysWithValues: elements))
  }
}

extension ChannelValues: Sequence {
  package struct Iterator: IteratorProtocol {
    private let values: ChannelValues
    private var own: IndexingIterator<[Entry]>
    private var defaults: Dictionary<Channel, AnimatableValue>.Iterator

    fileprivate init(_ values: ChannelValues) {
      self.values = values
      own = values.own.makeIterator()
      defaults = values.defaults.makeIterator()
    }

    package mutating func next() -> (channel: Channel, value: AnimatableValue)? {
      if let entry = own.next() { return (entry.channel, entry.value) }
      while let (channel, value) = defaults.next() {
        if !values.own.contains(where: { $0.channel == channel }) { return (channel, value) }
      }
      return nil
    }
  }

  /// All channels with their values, in no particular order.
  package func makeIterator() -> Iterator { Iterator(self) }
}

extension ChannelValues: Equatable {
  /// Whether both have the same channels with the same values.
  package static func == (a: ChannelValues, b: ChannelValues) -> Bool {
    a.allSatisfy { b[$0] == $1 } && b.allSatisfy { channel, _ in a[channel] != nil }
  }
}
