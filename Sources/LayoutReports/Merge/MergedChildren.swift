// SPDX-License-Identifier: MIT

import MarkupTree

/// The children of an element, merged from three versions.
struct MergedChildren {
  struct Gaps {
    var base: Range<Int>?
    var ours: Range<Int>?
    var theirs: Range<Int>?
  }

  struct Child {
    var versions: ThreeWayMerge.Versions
    var gaps: Gaps
    var path: String
    /// The side that removed the child, if it stays because of the other side.
    var removedBy: MergeDecisions.Side?
  }

  private(set) var list: [Child] = []
  private(set) var tails = Gaps()
  /// Whether one of the versions contains text that is not white space.
  private(set) var hasText = false
  /// Whether both sides changed the order of subviews in different ways.
  private(set) var isContradictory = false

  var isEmpty: Bool { list.isEmpty }

  init(_ versions: ThreeWayMerge.Versions, path: String, _ merge: ThreeWayMerge) {
    let base = versions.base.map { merge.base.children(of: $0) }
    let ours = versions.ours.map { merge.ours.children(of: $0) }
    let theirs = versions.theirs.map { merge.theirs.children(of: $0) }
    tails = Gaps(base: base?.tail, ours: ours?.tail, theirs: theirs?.tail)
    let lists = [base, ours, theirs].map { $0?.list ?? [] }
    hasText = lists.contains { $0.contains { $0.key.hasPrefix(MergeVersion.textKey) } }
    guard !hasText else { return }

    let (bases, mine, others) = (Self.byKey(lists[0]), Self.byKey(lists[1]), Self.byKey(lists[2]))
    var kept: [String: Child] = [:]
    for (key, child) in mine.merging(others, uniquingKeysWith: { one, _ in one }) {
      let isOurs = mine[key] != nil
      let version = isOurs ? merge.ours : merge.theirs
      let gaps = Gaps(base: bases[key]?.gap, ours: mine[key]?.gap, theirs: others[key]?.gap)
      if let id = version.id(of: child.node) {
        guard merge.decisions.places[id] == path else { continue }
        let versions = ThreeWayMerge.Versions(
          base: merge.base.elements[id], ours: merge.ours.elements[id],
          theirs: merge.theirs.elements[id])
        kept[key] = Child(
          versions: versions, gaps: gaps, path: "#\(id)", removedBy: merge.decisions.disputed[id])
        continue
      }
      let inside = "\(path)/\(version.key(of: child.node))"
      var result = Child(
        versions: ThreeWayMerge.Versions(
          base: bases[key]?.node, ours: mine[key]?.node, theirs: others[key]?.node),
        gaps: gaps, path: inside)
      if let former = bases[key], mine[key] == nil || others[key] == nil {
        let isList = version.document.attributes(of: child.node).isEmpty
        let isChanged = !version.hasSameMeaning(child.node, as: former.node, in: merge.base)
        guard isChanged || merge.isLive(inside) else { continue }
        if !isList { result.removedBy = isOurs ? .theirs : .ours }
        if isList, !merge.isLive(inside) { continue }
      }
      kept[key] = result
    }
    let order = MergeOrder.merge(
      base: lists[0].map(\.key), ours: lists[1].map(\.key), theirs: lists[2].map(\.key),
      keeping: Set(kept.keys))
    list = order.keys.compactMap { kept[$0] }
    isContradictory = order.isContradictory && path.hasSuffix("/subviews")
  }

  private static func byKey(_ list: [MergeVersion.Child]) -> [String: MergeVersion.Child] {
    Dictionary(list.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
  }
}
