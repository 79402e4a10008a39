// SPDX-License-Identifier: MIT

/// A stretch of a text and what takes its place.
struct Splice {
  var range: Range<Int>
  var replacement: String

  init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }

  /// Carries out `splices`, those of a place in order; one inside another's range goes with it.
  static func apply(_ splices: [Splice], to text: [UInt8]) -> [UInt8] {
    let order = splices.indices.sorted { first, second in
      let (one, other) = (splices[first].range, splices[second].range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      // What is inserted stands in front of what is removed; of two removals the greater counts.
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
