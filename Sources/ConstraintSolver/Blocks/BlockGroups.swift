// SPDX-License-Identifier: MIT

/// Groups of connected tears and core rows, found by adding one relation after the other.
struct BlockGroups {
  private var parents: [Int]
  /// A tear that each core row reaches, or −1 if none is known.
  private var reached: [Int]

  init(size: Int) {
    parents = Array(0..<size)
    reached = Array(repeating: -1, count: size)
  }

  /// Records that a core row reaches a tear.
  mutating func note(core: Int, tear: Int) {
    if reached[core] < 0 { reached[core] = tear }
    let (a, b) = (root(reached[core]), root(tear))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  /// The positions of tears and core rows in each group, in the order of the groups' first tears.
  /// Nil if a group has unequal numbers of the two, which happens only if the basis is irregular.
  mutating func parts() -> [(tears: [Int], cores: [Int])]? {
    var numbers = [Int](repeating: -1, count: parents.count)
    var parts: [(tears: [Int], cores: [Int])] = []
    for tear in parents.indices {
      let root = root(tear)
      if numbers[root] < 0 {
        numbers[root] = parts.count
        parts.append(([], []))
      }
      parts[numbers[root]].tears.append(tear)
    }
    for core in reached.indices {
      guard reached[core] >= 0 else { return nil }
      parts[numbers[root(reached[core])]].cores.append(core)
    }
    return parts.allSatisfy { $0.tears.count == $0.cores.count } ? parts : nil
  }

  private mutating func root(_ tear: Int) -> Int {
    var root = tear
    while parents[root] != root { root = parents[root] }
    var next = tear
    while parents[next] != root { (next, parents[next]) = (parents[next], root) }
    return root
  }
}
