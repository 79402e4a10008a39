// SPDX-License-Identifier: MIT

/// Suggests corrections for misspelled names.
enum Suggestion {
  /// The candidate that is most similar to `word`; nil if none is similar enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = word.lowercased()
    let scored = candidates.map { (name: $0, distance: distance(word, $0.lowercased())) }
    guard let best = scored.min(by: { $0.distance < $1.distance }),
      best.distance <= max(1, best.name.count / 3)
    else { return candidates.first { !word.isEmpty && $0.lowercased().hasPrefix(word) } }
    return best.name
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours between two words.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (one, other) = (Array(first.utf8), Array(second.utf8))
    var rows = [Array(0...other.count)]
    for row in 1..<(one.count + 1) {
      var next = [row]
      for column in 1..<(other.count + 1) {
        let isSame = one[row - 1] == other[column - 1]
        var least = min(
          rows[row - 1][column] + 1, next[column - 1] + 1,
          rows[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2],
          one[row - 2] == other[column - 1]
        {
          least = min(least, rows[row - 2][column - 2] + 1)
        }
        next.append(least)
      }
      rows.append(next)
    }
    return rows[one.count][other.count]
  }
}
