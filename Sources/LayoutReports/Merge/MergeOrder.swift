// SPDX-License-Identifier: MIT

/// Merges the order of three lists of keys.
enum MergeOrder {
  /// The keys in `keeping`, in our order, with the keys of `theirs` inserted at their places.
  ///
  /// If only `theirs` reorders the base, its order is used. If both sides insert keys at one place,
  /// ours come first.
  static func merge(
    base: [String], ours: [String], theirs: [String], keeping: Set<String>
  ) -> (keys: [String], isContradictory: Bool) {
    let (oursChanged, theirsChanged) = (reorders(base, ours), reorders(base, theirs))
    let isContradictory = oursChanged && theirsChanged && reorders(ours, theirs)
    let leader = theirsChanged && !oursChanged ? theirs : ours
    let follower = theirsChanged && !oursChanged ? ours : theirs
    var result = leader.filter(keeping.contains)
    var known = Set(result)
    let leads = leader == ours
    // If ours leads, each inserted key goes before its successor, otherwise after its predecessor.
    // In both cases our keys come first.
    let order = leads ? Array(follower.reversed()) : follower
    for (index, key) in order.enumerated() where keeping.contains(key) && !known.contains(key) {
      let neighbour = order[..<index].last(where: known.contains)
      let place = neighbour.flatMap { result.firstIndex(of: $0) }
      if leads {
        result.insert(key, at: place ?? result.count)
      } else {
        result.insert(key, at: place.map { $0 + 1 } ?? 0)
      }
      known.insert(key)
    }
    return (result, isContradictory)
  }

  /// Whether the common keys of two lists are in a different order.
  private static func reorders(_ one: [String], _ other: [String]) -> Bool {
    let (first, second) = (Set(one), Set(other))
    return one.filter(second.contains) != other.filter(first.contains)
  }
}
