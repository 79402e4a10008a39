// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import Diagnostics

/// Views whose place or size nothing decides, each with two layouts that are equally good, and with a
/// change that was tried and makes the layout unique.
struct AmbiguityRule {
  var names: ConstraintNames
  /// What lies in cells that their list gives the height they need.
  var selfSized: [ItemID: ItemID] = [:]

  func findings(
    _ snapshot: LayoutSnapshot, in forest: inout LayoutForest
  ) -> [Finding] {
    var findings: [Finding] = []
    let hidden = hiddenItems(of: snapshot)
    for axis in Axis.allCases {
      var ambiguous: Set<ItemID> = []
      // Views that are loose because of one another stand in one finding.
      var groups: [(parent: ItemID, items: [ItemID])] = []
      for node in snapshot.nodes where names.views[node.id] != nil {
        // In the height that it needs nothing is loose.
        if axis == .vertical, selfSized[node.id] != nil { continue }
        // Nor does it matter where something lies that nobody sees.
        if hidden.contains(node.id) { continue }
        guard let parent = forest.parent(of: node.id), forest.ambiguity(of: node.id, along: axis)
        else { continue }
        ambiguous.insert(node.id)
        // What lies in a loose view is loose with it.
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

  /// What is hidden, or lies in something that is.
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
    // Layouts that no screen tells apart are one; and classes of one's own may have content sizes, as
    // images that are nowhere to be seen have them where they are.
    let unseen = Set(snapshot.nodes.filter(\.hasUnknownImage).map(\.id))
    let isOpen = items.contains { item in
      (names.views[item]?.isCustom == true || unseen.contains(item)) && !forest.hasContentRows(item)
    }
    guard !moved.isEmpty, !isOpen else { return nil }
    let word = axis == .horizontal ? "horizontally" : "vertically"
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
      fixIts: settling(items, axis, here, &forest).map { [Diagnostic.FixIt($0)] } ?? [])
  }

  private func frame(_ item: ItemID, _ rect: Rect) -> Diagnostic.Frame {
    Diagnostic.Frame(
      names.views[item]?.name ?? "", elementID: names.views[item]?.id, x: rect.x, y: rect.y,
      width: rect.width, height: rect.height)
  }

  // MARK: What would settle it

  /// A change of one priority, or one constraint, that makes all of `items` unique; nil where none of
  /// those tried does. Leaves the forest as it was.
  private func settling(
    _ items: [ItemID], _ axis: Axis, _ frames: [ItemID: Rect], _ forest: inout LayoutForest
  ) -> String? {
    func isSettled() -> Bool { !items.contains { forest.ambiguity(of: $0, along: axis) } }
    let side = axis == .horizontal ? "horizontal" : "vertical"
    for item in items.prefix(4) where forest.hasContentRows(item) {
      let old = forest[item]
      let name = names.name(of: item, forest)
      var hugging = old
      hugging.hugging[axis] += 1
      forest[item] = hugging
      let isEnough = isSettled()
      forest[item] = old
      if isEnough {
        return "Set the \(side) content hugging priority of \(name) to "
          + points(Double(hugging.hugging[axis]))
      }
      var resistance = old
      resistance.compressionResistance[axis] += 1
      forest[item] = resistance
      let isEnoughToo = isSettled()
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
        let isEnough = isSettled()
        forest.deactivate(id)
        if isEnough { return "Add a constraint: \(names.text(constraint, in: forest))" }
      }
    }
    return nil
  }
}
