// SPDX-License-Identifier: MIT

/// The order in which Xcode writes the attributes of elements.
struct AttributeOrder {
  /// The ranks of attributes, by element and attribute name.
  private var ranks: [Substring: [Substring: Int]] = [:]

  init() {
    var element: Substring = ""
    for line in Self.table.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      if let first = words.first, first.hasSuffix(":") {
        element = first.dropLast()
        words = words.dropFirst()
      }
      for word in words {
        ranks[element, default: [:]][word] = ranks[element]?.count ?? 0
      }
    }
  }

  /// The indices of `names` in Xcode's order. An unknown attribute stays behind the one before it.
  func sorted(_ names: [String], of element: String) -> [Int] {
    guard let ranks = ranks[element[...]] else { return Array(names.indices) }
    var groups: [(rank: Int, places: [Int])] = []
    for (place, name) in names.enumerated() {
      if let rank = ranks[name[...]] {
        groups.append((rank, [place]))
      } else if groups.isEmpty {
        groups.append((-1, [place]))
      } else {
        groups[groups.count - 1].places.append(place)
      }
    }
    return groups.sorted { $0.rank < $1.rank }.flatMap(\.places)
  }
}
