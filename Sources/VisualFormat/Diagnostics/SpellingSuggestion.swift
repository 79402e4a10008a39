// SPDX-License-Identifier: MIT

/// Finds the name in scope that is closest to a misspelt one.
enum SpellingSuggestion {
  /// Longer names match only if they differ in letter case alone. The cost of computing the
  /// distance is the product of the lengths, and a format can contain names of any length.
  private static let longestCompared = 64

  /// The candidate closest to `name`, if it is close enough to be a typing error.
  ///
  /// The limit is one error (a letter too many, too few, wrong, or swapped with its neighbour) for
  /// every three letters. Letter case does not count. Names that differ only in their trailing
  /// number never match, because they differ on purpose. Among equally close candidates the first
  /// in sort order wins, so the result does not depend on the order of a dictionary.
  static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = name.utf8.map { $0.lowercased }
    guard !wanted.isEmpty else { return nil }
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != name {
      let bytes = candidate.utf8.map { $0.lowercased }
      let limit = max(wanted.count, bytes.count) / 3
      let distance = bytes == wanted ? 0 : editDistance(from: wanted, to: bytes, limit: limit)
      guard distance <= limit, !differInNumber(bytes, wanted) else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  private static func differInNumber(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    let stems = [first, second].map { name in
      name.dropLast(name.reversed().prefix(while: { $0.isDigit }).count)
    }
    return stems[0] == stems[1] && stems[0].count < min(first.count, second.count)
      && first != second
  }

  /// The number of typing errors between two names (Damerau–Levenshtein distance, optimal string
  /// alignment). Returns any value above `limit` as soon as the distance is certain to exceed it.
  private static func editDistance(from first: [UInt8], to second: [UInt8], limit: Int) -> Int {
    guard max(first.count, second.count) <= longestCompared else { return limit + 1 }
    guard abs(first.count - second.count) <= limit else { return limit + 1 }
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      for column in second.indices {
        let differs = first[row] == second[column] ? 0 : 1
        var editDistance = min(last[column + 1] + 1, current[column] + 1, last[column] + differs)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          editDistance = min(editDistance, beforeLast[column - 1] + 1)
        }
        current.append(editDistance)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
