// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics
import UIKitComponents

/// Finds views whose position or size is ambiguous. Each finding has two layouts that are equally
/// good, and a change that was tried and makes the layout unique.
struct AmbiguityRule {
  var names: ConstraintNames
  /// The items inside self-sizing cells, each with its cell.
  var selfSized: [ItemID: ItemID] = [:]
  /// The items that something else than constraints places.
  var placed: Set<ItemID> = []

  func findings(
    _ snapshot: LayoutSnapshot, in forest: inout LayoutForest
  ) -> [Finding] {
    var findings: [Finding] = []
    let hidden = hiddenItems(of: snapshot)
    for axis in Axis.allCases {
      var ambiguous: Set<ItemID> = []
      // Ambiguous views with the same parent share a finding, since they depend on each other.
      var groups: [(parent: ItemID, items: [ItemID])] = []
      for node in snapshot.nodes where names.views[node.id] != nil {
        // A cell that has the height it needs has no vertical ambiguity.
        if axis == .vertical, selfSized[node.id] != nil { continue }
        // The position of a hidden view does not matter, and a table places its header and footer.
        if hidden.contains(node.id) || names.views[node.id]?.isPlacedByTable == true
          || placed.contains(node.id)
        {
          continue
        }
        guard let parent = forest.parent(of: node.id), forest.ambiguity(of: node.id, along: axis)
        else { continue }
        ambiguous.insert(node.id)
        // The ambiguity of the parent is already reported.
        guard !ambiguous.contains(parent) else { continue }
        if let index = groups.firstIndex(where: { $0.parent == parent }) {
          groups[index].items.append(node.id)
        } else {
          groups.append((parent, [node.id]))
        }
      }
      for group in groups {
        if let finding = finding(group.items, axis, snapshot, &forest) { findings.append(finding) }
      }
    }
    return findings
  }

  /// The items that are hidden or have a hidden ancestor.
  private func hiddenItems(of snapshot: LayoutSnapshot) -> Set<ItemID> {
    var hidden: Set<ItemID> = []
    for node in snapshot.nodes {
      let parent = node.parent.map { snapshot.nodes[$0].id }
      if node.isHidden || parent.map({ hidden.contains($0) }) ?? false { hidden.insert(node.id) }
    }
    return hidden
  }

  private func finding(
    _ items: [ItemID], _ axis: Axis, _ snapshot: LayoutSnapshot, _ forest: inout LayoutForest
  ) -> Finding? {
    let other = forest.otherLayout(of: items[0], along: axis).filter { names.views[$0.item] != nil }
    var here: [ItemID: Rect] = [:]
    for node in snapshot.nodes { here[node.id] = node.frame }
    let moved = other.filter { here[$0.item] != $0.frame }
    // Layouts that round to the same frames count as one.
    guard !moved.isEmpty, !mayBeResolvedByCode(items, moved, here, axis, snapshot, forest),
      !isOfRounding(moved, here, axis, snapshot, forest)
    else { return nil }
    let word = Self.word(for: axis)
    let name = names.name(of: items[0], forest)
    let rest = items.count - 1
    let others = rest == 0 ? "" : " and \(rest) other view\(rest == 1 ? "" : "s") beside it"
    let witnesses = [
      Diagnostic.Witness(
        "one layout", frames: moved.map { frame($0.item, here[$0.item] ?? .zero) }),
      Diagnostic.Witness("another, as good", frames: moved.map { frame($0.item, $0.frame) }),
    ]
    return Finding(
      "ambiguous-layout", at: names.views[items[0]]?.id, part: word,
      "\(name)\(others) can be placed in several ways \(word)",
      related: items.dropFirst().map {
        .init("\(names.name(of: $0, forest)) as well", at: .init(elementID: names.views[$0]?.id))
      },
      witnesses: witnesses,
      fixIts: fixForAmbiguity(items, axis, here, &forest).map { [Diagnostic.FixIt($0)] } ?? [])
  }

  static func word(for axis: Axis) -> String {
    axis == .horizontal ? "horizontally" : "vertically"
  }

  private func frame(_ item: ItemID, _ rect: Rect) -> Diagnostic.Frame {
    Diagnostic.Frame(
      names.views[item]?.name ?? "", elementID: names.views[item]?.id, x: rect.x, y: rect.y,
      width: rect.width, height: rect.height)
  }

  // MARK: Changes that remove the ambiguity

  /// A change of one priority, or one new constraint, that makes all of `items` unique. It is nil
  /// if no change that was tried does so. Leaves the forest unchanged.
  private func fixForAmbiguity(
    _ items: [ItemID], _ axis: Axis, _ frames: [ItemID: Rect], _ forest: inout LayoutForest
  ) -> String? {
    func isUnique() -> Bool { !items.contains { forest.ambiguity(of: $0, along: axis) } }
    let side = axis == .horizontal ? "horizontal" : "vertical"
    for item in items.prefix(4) where forest.hasContentRows(item) {
      let old = forest[item]
      let name = names.name(of: item, forest)
      var hugging = old
      hugging.hugging[axis] += 1
      forest[item] = hugging
      let isEnough = isUnique()
      forest[item] = old
      if isEnough {
        return "Set the \(side) content hugging priority of \(name) to "
          + points(Double(hugging.hugging[axis]))
      }
      var resistance = old
      resistance.compressionResistance[axis] += 1
      forest[item] = resistance
      let isEnoughToo = isUnique()
      forest[item] = old
      if isEnoughToo {
        return "Set the \(side) content compression resistance priority of \(name) to "
          + points(Double(resistance.compressionResistance[axis]))
      }
    }
    for item in items.prefix(4) {
      guard let parent = forest.parent(of: item), let frame = frames[item] else { continue }
      let start: Attribute = axis == .horizontal ? .leading : .top
      let length: Attribute = axis == .horizontal ? .width : .height
      let offset = axis == .horizontal ? frame.x : frame.y
      let extent = axis == .horizontal ? frame.width : frame.height
      let tries = [
        Constraint(item, start, .equal, parent, start, constant: offset),
        Constraint(item, length, .equal, constant: extent),
      ]
      for constraint in tries {
        guard let id = try? forest.activate(constraint) else { continue }
        let isEnough = isUnique()
        forest.deactivate(id)
        if isEnough { return "Add a constraint: \(names.text(constraint, in: forest))" }
      }
    }
    return nil
  }
}
