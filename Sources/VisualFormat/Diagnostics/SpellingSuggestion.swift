// SPDX-License-Identifier: MIT

/// Finds the name that a misspelt one was most likely meant to be.
enum SpellingSuggestion {
  /// Longer names are compared only apart from the case of their letters: the cost of the distance
  /// is the product of the lengths, and a format may hold a name of any length.
  private static let longestCompared = 64

  /// The candidate nearest to `name`, if it is near enough to be a slip of the pen.
  ///
  /// Near enough is one slip (a letter too many, too few, wrong, or swapped with its neighbour) for
  /// every three letters; the case of letters does not count. Names that differ only in the number
  /// at their end are different on purpose. Of equally near candidates the first in order wins, so
  /// that the order of a dictionary never shows.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.utf8.map(\.lowercased)
    guard !wanted.isEmpty else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != name {
      let bytes = candidate.utf8.map(\.lowercased)
      let limit = max(wanted.count, bytes.count) / 3
      let distance = bytes == wanted ? 0 : slips(from: wanted, to: bytes, limit: limit)
      guard distance <= limit, !differInNumber(bytes, wanted) else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  private static func differInNumber(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let stems = [first, second].map { name in
      name.dropLast(name.reversed().prefix(while: \.isDigit).count)
    }
    return stems[0] == stems[1] && stems[0].count < min(first.count, second.count)
      && first != second
  }

  /// The number of slips between two names (Damerau–Levenshtein, neighbours swapped at most once),
  /// or more than `limit` where that is certain sooner.
  private static func slips(from first: [UInt8], to second: [UInt8], limit: Int) -> Int {
    guard max(first.count, second.count) <= longestCompared else { return limit + 1 }
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let differs = first[row] == second[column] ? 0 : 1
        var slips = min(last[column + 1] + 1, current[column] + 1, last[column] + differs)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
