// SPDX-License-Identifier: MIT

/// A range of a text and its replacement.
struct Splice {
  var range: Range<Int>
  var replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Applies `splices` to `text`. Splices at the same position keep their order; a splice inside
  /// the range of another one is dropped.
  static func apply(_ splices: [Splice], to text: [UInt8]) -> [UInt8] {
    let order = splices.indices.sorted { first, second in
      let (one, other) = (splices[first].range, splices[second].range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      // Insertions come before removals. Of two removals at one position, the longer one wins.
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      if one.upperBound != other.upperBound { return one.upperBound > other.upperBound }
      return first < second
    }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var position = 0
    for index in order {
      let splice = splices[index]
      guard splice.range.lowerBound >= position else { continue }
      result += text[position..<splice.range.lowerBound]
      result += splice.replacement.utf8
      position = splice.range.upperBound
    }
    return result + text[position...]
  }
}
