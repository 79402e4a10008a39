// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore

/// A scene laid out from scratch at one size, as evidence.
struct SizedScene: ~Copyable {
  private var built: BuiltScene
  private let facts: PieceFacts
  private let items: [String: Int]

  init(_ layout: ParametricLayout, _ length: Double) {
    self.init(layout.scene, layout.size(at: length))
  }

  init(_ scene: SceneSizes, _ size: Size) {
    built = scene.build(size)
    facts = PieceFacts(&built, along: nil, texts: LineBreaks(isSearching: false))
    var items: [String: Int] = [:]
    for (index, view) in facts.views.enumerated() {
      if let id = view.id { items[id] = index }
    }
    self.items = items
  }

  func view(_ id: String, _ names: ViewNames) -> RangeReport.View {
    RangeReport.View(
      id: id, className: items[id].map { facts.views[$0].className } ?? "", name: names[id],
      line: built.views.first { $0.id == id }?.line ?? 0)
  }

  func frames(_ ids: [String]) -> [Rect] {
    ids.map { id in items[id].map { built.forest.frame(of: facts.views[$0].item) } ?? .zero }
  }

  /// The constraints that a refutation rests on, in words: the contradiction, or what places the views.
  mutating func constraints(
    _ rule: RangeRule, _ ids: [String], _ text: RowText
  ) -> [String] {
    if rule == .satisfiable {
      return facts.conflicts.first.map { conflict in
        conflict.members.compactMap { text.words($0, in: built.forest) }
      } ?? []
    }
    var words: [String] = []
    for id in ids {
      guard let item = items[id].map({ facts.views[$0].item }) else { continue }
      for constraint in built.forest.constraints(mentioning: item) {
        guard let found = text.words(.constraint(constraint), in: built.forest) else { continue }
        if !words.contains(found) { words.append(found) }
      }
    }
    return words
  }

  /// Whether the views break the rule here.
  func violates(_ rule: RangeRule, _ ids: [String], scale: Double) -> Bool {
    let frames = built.forest.appliedFrames(below: built.canvas)
    let judge = PieceJudge(facts, from: 0, frames, to: 0, frames, scale: scale)
    return judge.violations([rule]).contains { $0.views.map { facts.views[$0].id ?? "" } == ids }
  }

  /// Everything that is broken here.
  func violations(_ rules: [RangeRule], scale: Double) -> [(rule: RangeRule, ids: [String])] {
    let frames = built.forest.appliedFrames(below: built.canvas)
    let judge = PieceJudge(facts, from: 0, frames, to: 0, frames, scale: scale)
    return judge.violations(Set(rules)).map { ($0.rule, $0.views.map { facts.views[$0].id ?? "" }) }
  }
}
