// SPDX-License-Identifier: MIT

/// Groups of connected cut variables and core rows, found by adding one relation after the other.
struct BlockGroups {
  private var parents: [Int]
  /// A cut variable that each core row reaches, or −1 if none is known.
  private var reached: [Int]

  init(size: Int) {
    parents = Array(0..<size)
    reached = Array(repeating: -1, count: size)
  }

  /// Records that a core row reaches a cut variable.
  mutating func note(core: Int, cut: Int) {
    if reached[core] < 0 { reached[core] = cut }
    let (a, b) = (root(reached[core]), root(cut))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The positions of cut variables and core rows in each group, in the order of the groups' first
  /// cut variables. Nil if a group has unequal numbers of the two, which happens only if the basis
  /// is irregular.
  mutating func parts() -> [(cuts: [Int], cores: [Int])]? {
    var numbers = [Int](repeating: -1, count: parents.count)
    var parts: [(cuts: [Int], cores: [Int])] = []
    for cut in parents.indices {
      let root = root(cut)
      if numbers[root] < 0 {
        numbers[root] = parts.count
        parts.append(([], []))
      }
      parts[numbers[root]].cuts.append(cut)
    }
    for core in reached.indices {
      guard reached[core] >= 0 else { return nil }
      parts[numbers[root(reached[core])]].cores.append(core)
    }
    return parts.allSatisfy { $0.cuts.count == $0.cores.count } ? parts : nil
  }

  private mutating func root(_ cut: Int) -> Int {
    var root = cut
    while parents[root] != root { root = parents[root] }
    var next = cut
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }
}
