// SPDX-License-Identifier: MIT

import MarkupTree

/// Decides which elements with ids are in the merged document, and at which places.
struct MergeDecisions {
  enum Side { case ours, theirs }

  /// The places of the elements by id, in the format of ``MergeVersion/places``.
  private(set) var places: [String: String] = [:]
  /// Elements that the given side removed and that stay, because the other side changed or needs
  /// them.
  private(set) var disputed: [String: Side] = [:]
  /// The ids of elements that both sides moved to different places. Our place is used.
  private(set) var movedApart: [String] = []

  private let base: MergeVersion
  private let ours: MergeVersion
  private let theirs: MergeVersion

  init(base: MergeVersion, ours: MergeVersion, theirs: MergeVersion) {
    (self.base, self.ours, self.theirs) = (base, ours, theirs)
    let ids = ours.ids + theirs.ids.filter { ours.elements[$0] == nil }
    for id in ids { decide(id) }
    keepChanged(removedBy: .ours, from: ours, in: theirs)
    keepChanged(removedBy: .theirs, from: theirs, in: ours)
    while keepNeeded() {}
  }

  private mutating func decide(_ id: String) {
    let (b, o, t) = (base.places[id], ours.places[id], theirs.places[id])
    if o == t || b == t {
      places[id] = o
    } else if b == o {
      places[id] = t
    } else if b == nil || (o != nil && t != nil) {
      places[id] = o ?? t
      if o != nil, t != nil { movedApart.append(id) }
    }
    // Elements that one side removed and the other moved are decided later, in `keepChanged`.
  }

  /// Keeps elements that one side removed and the other changed, moved or added something to.
  private mutating func keepChanged(
    removedBy side: Side, from version: MergeVersion, in other: MergeVersion
  ) {
    for id in base.ids where version.elements[id] == nil && isRoot(id, removedFrom: version) {
      guard let node = other.elements[id], let former = base.elements[id] else { continue }
      let isChanged =
        other.places[id] != base.places[id] || !other.hasSameMeaning(node, as: former, in: base)
      if isChanged { keep(id, removedBy: side, in: other) }
    }
  }

  /// Whether the element was removed on its own, and not together with an element that contains it.
  private func isRoot(_ id: String, removedFrom version: MergeVersion) -> Bool {
    guard let above = Self.owner(base.places[id]) else { return true }
    return version.elements[above] != nil
  }

  private mutating func keep(_ id: String, removedBy side: Side, in other: MergeVersion) {
    guard let root = other.elements[id] else { return }
    disputed[id] = side
    places[id] = other.places[id]
    let end = other.document[root].subtreeEnd
    for inner in other.ids where places[inner] == nil {
      guard let node = other.elements[inner], node.index > root.index, node.index < end else {
        continue
      }
      places[inner] = other.places[inner]
    }
  }

  /// Keeps elements that one side removed and a remaining element references.
  private mutating func keepNeeded() -> Bool {
    for (version, other, side) in [(ours, theirs, Side.theirs), (theirs, ours, Side.ours)] {
      for id in version.ids where places[id] != nil {
        guard let node = version.elements[id] else { continue }
        for name in ["firstItem", "secondItem", "destination"] {
          guard let needed = version.value(name, of: node), places[needed] == nil,
            version.elements[needed] != nil,
            // If the side that removed the element kept the reference itself, the reference stays
            // dangling.
            other.elements[id].flatMap({ other.value(name, of: $0) }) != needed
          else { continue }
          var root = needed
          while let above = Self.owner(version.places[root]), places[above] == nil { root = above }
          keep(root, removedBy: side, in: version)
          return true
        }
      }
    }
    return false
  }

  /// The id at the start of a place.
  private static func owner(_ place: String?) -> String? {
    guard let place, place.hasPrefix("#") else { return nil }
    return String(place.dropFirst().prefix { $0 != "/" })
  }
}
