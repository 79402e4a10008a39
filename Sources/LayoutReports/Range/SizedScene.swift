// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder

/// A scene laid out at one size, as evidence for a refutation.
///
/// It must not be used by several threads at the same time.
final class SizedScene {
  private var built: BuiltScene
  private let facts: PieceFacts
  private let items: [String: Int]
  /// The views with an id in the file.
  private let named: Set<ItemID>
  /// The broken conditions by rule and views.
  private var broken: [RangeRule: [[String]: [RuleCondition]]] = [:]
  /// The descriptions of rows that determine an edge.
  private var words: [RowSource: String] = [:]

  init(_ built: consuming BuiltScene) {
    var built = built
    facts = PieceFacts(layingOut: &built, along: nil)
    self.built = built
    var items: [String: Int] = [:]
    for (index, view) in facts.views.enumerated() {
      if let id = view.id { items[id] = index }
    }
    self.items = items
    named = Set(facts.views.lazy.filter { $0.id != nil }.map { $0.item })
  }

  func view(_ id: String, _ names: ViewNames) -> RangeReport.View {
    RangeReport.View(
      id: id, className: items[id].map { facts.views[$0].className } ?? "", name: names[id],
      line: built.views.first { $0.id == id }?.line ?? 0)
  }

  func frames(_ ids: [String]) -> [Rect] {
    ids.map { id in items[id].map { built.forest.frame(of: facts.views[$0].item) } ?? .zero }
  }

  /// The frames of all views, in their superviews' coordinates.
  private(set) lazy var frames: [Rect] = built.forest.appliedFrames(below: built.canvas)

  /// The constraints that cause a violation, in words: the contradicting constraints, or those that
  /// determine the edges involved. Every listed constraint contributes to the value of an edge, and
  /// no other constraint does.
  ///
  /// - Parameter before: the frames at an adjacent size at which the rule holds.
  func constraints(
    _ rule: RangeRule, _ ids: [String], _ text: RowText, scale: Double, before: [Rect]?
  ) -> [String] {
    if rule == .satisfiable {
      return facts.conflicts.first.map { conflict in
        conflict.members.compactMap { text.words($0, in: built.forest) }
      } ?? []
    }
    var found: [String] = []
    for axis in axes(rule, ids, scale: scale, before: before) {
      for index in ids.compactMap({ items[$0] }) {
        var sources = built.forest.sources(of: facts.views[index].item, along: axis)
        if rule == .insideSuperview, let parent = facts.views[index].parent {
          sources += built.forest.sources(of: facts.views[parent].item, along: axis)
        }
        for source in sources where isOfFile(source) {
          let words = words(source, text)
          if !words.isEmpty, !found.contains(words) { found.append(words) }
        }
      }
    }
    return found
  }

  /// The description of a row; empty for rows that do not help a reader.
  private func words(_ source: RowSource, _ text: RowText) -> String {
    if let known = words[source] { return known }
    let found = text.words(source, in: built.forest) ?? ""
    words[source] = found
    return found
  }

  private func axes(
    _ rule: RangeRule, _ ids: [String], scale: Double, before: [Rect]?
  ) -> [Axis] {
    let former = before.flatMap {
      $0.count == facts.views.count ? RuleCondition.Frames($0, facts) : nil
    }
    var axes: Set<Axis> = []
    for condition in conditions(rule, scale: scale)[ids] ?? [] {
      axes.formUnion(condition.axes(before: former, tolerance: 0.5 / scale))
    }
    return Axis.allCases.filter(axes.contains)
  }

  /// Whether a row comes from the file. The canvas and its bars are given.
  private func isOfFile(_ source: RowSource) -> Bool {
    switch source {
    case .constraint: true
    case .contentSize(let item, _), .stack(let item, _), .autoresizing(let item, _):
      item != built.rootView && named.contains(item)
    case .root, .nonNegative, .guide, .fittingTarget: false
    }
  }

  /// Whether the views break the rule at this size.
  func violates(_ rule: RangeRule, _ ids: [String], scale: Double) -> Bool {
    conditions(rule, scale: scale)[ids] != nil
  }

  /// The broken conditions of a rule at this size, by views.
  private func conditions(_ rule: RangeRule, scale: Double) -> [[String]: [RuleCondition]] {
    if let known = broken[rule] { return known }
    let here = RuleCondition.Frames(frames, facts)
    var found: [[String]: [RuleCondition]] = [:]
    for condition in facts.conditions([rule], in: [here])
    where condition.isBroken(in: here, tolerance: 0.5 / scale) {
      found[condition.views.map { facts.views[$0].id ?? "" }, default: []].append(condition)
    }
    broken[rule] = found
    return found
  }

  /// All violations at this size.
  func violations(_ rules: [RangeRule], scale: Double) -> [(rule: RangeRule, ids: [String])] {
    let checker = PieceChecker(facts, from: 0, frames, to: 0, frames, scale: scale)
    return checker.violations(Set(rules)).map {
      ($0.rule, $0.views.map { facts.views[$0].id ?? "" })
    }
  }
}
