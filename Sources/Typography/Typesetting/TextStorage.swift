// SPDX-License-Identifier: MIT

/// A text in flat arrays for line breaking, with one entry per scalar in each array.
struct TextStorage: Sendable {
  /// The properties of a scalar that line breaking needs.
  struct Traits: OptionSet, Sendable {
    var rawValue: UInt8
    /// A character begins here. If necessary, a line may break between any two characters.
    static let startsCharacter = Traits(rawValue: 1)
    /// A line may break before it.
    static let mayBreakBefore = Traits(rawValue: 2)
    /// White space that may extend beyond the end of a line.
    static let hangs = Traits(rawValue: 4)
    /// Ends its line.
    static let endsLine = Traits(rawValue: 8)
    /// Ends its paragraph as well.
    static let endsParagraph = Traits(rawValue: 16)

    /// Called for every scalar of every line. The default of `OptionSet` is generic, and slow
    /// without optimisation.
    func contains(_ other: Traits) -> Bool { rawValue & other.rawValue == other.rawValue }
  }

  private(set) var scalars: [Unicode.Scalar] = []
  var advances: [Double] = []
  private(set) var traits: [Traits] = []
  /// The start of each run, and the length of the text as the last element.
  private(set) var runStarts: [Int] = []

  var count: Int { scalars.count }

  init(_ text: AttributedText, measuredBy measurer: some TextMeasuring) {
    for run in text.runs {
      runStarts.append(scalars.count)
      scalars.append(contentsOf: run.text.unicodeScalars)
      if let box = run.box {
        for _ in run.text.unicodeScalars { advances.append(box.width) }
      } else {
        measurer.appendAdvances(of: run.text, font: run.font, kern: run.kern, to: &advances)
      }
    }
    runStarts.append(scalars.count)
    // A measurer that returns too few advances must not cause a trap.
    if advances.count < scalars.count {
      advances += Array(repeating: 0, count: scalars.count - advances.count)
    }
    findTraits()
  }

  private mutating func findTraits() {
    traits.reserveCapacity(scalars.count)
    var clusters = ClusterScanner()
    var breaks = LineBreakScanner()
    for (index, scalar) in scalars.enumerated() {
      let value = scalar.value
      let starts = clusters.starts(value)
      var trait: Traits = starts ? .startsCharacter : []
      switch value {
      case 0x0D where index + 1 < scalars.count && scalars[index + 1].value == 0x0A:
        // The following line feed ends the line.
        trait.insert(.hangs)
      case 0x0A, 0x0D, 0x85, 0x2029:
        trait.formUnion([.endsLine, .endsParagraph])
      case 0x0B, 0x0C, 0x2028:
        trait.insert(.endsLine)
      case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
        trait.insert(.hangs)
      default: break
      }
      if trait.contains(.endsLine) {
        breaks = LineBreakScanner()
      } else if starts, breaks.mayBreak(before: value) {
        trait.insert(.mayBreakBefore)
      }
      traits.append(trait)
    }
  }

  /// The end of the line from `start` to the next hard break or the end of the text.
  func hardEnd(from start: Int) -> Int {
    var end = start
    while end < count, !traits[end].contains(.endsLine) { end += 1 }
    return end
  }

  /// `end` moved back over white space, but not below `start`.
  func trimmed(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, traits[end - 1].contains(.hangs) { end -= 1 }
    return end
  }

  /// The start of the character after the one at `index`.
  func nextCharacter(after index: Int, before end: Int) -> Int {
    var next = index + 1
    while next < end, !traits[next].contains(.startsCharacter) { next += 1 }
    return next
  }

  /// The start of the character before `index`.
  func previousCharacter(before index: Int, after start: Int) -> Int {
    var previous = index - 1
    while previous > start, !traits[previous].contains(.startsCharacter) { previous -= 1 }
    return previous
  }

  func width(_ range: Range<Int>) -> Double { advances[range].reduce(0, +) }

  /// Finds the run of a scalar by binary search. The end of the text belongs to the last run.
  ///
  /// If several runs start at the same position, the last one has the text. The others are empty.
  func run(at index: Int) -> Int {
    var low = 0
    var high = runStarts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if runStarts[middle] <= index { low = middle } else { high = middle }
    }
    return low
  }
}
