// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import UIKitComponents

/// The views and constraints of a message as a tree that the engine can lay out.
///
/// Every entry becomes a constraint, including those of stack views and masks, so that exactly the
/// listed constraints are active. The position of the outermost view and the sizes of texts stay
/// undetermined, because the message does not contain them.
struct LoggedScene: ~Copyable {
  private var forest: LayoutForest
  let tree: LoggedTree
  private let root: ItemID
  private var items: [ItemID?]
  /// The constraint of each entry; nil if it could not be created.
  private var constraints: [ConstraintID?]
  /// The tier of each entry in UIKit's rule, which breaks the highest tier present: 0 for masks, 1
  /// for layout support constraints, 2 for all others.
  private let tiers: [Int]

  init(_ log: ConflictLog, _ tree: LoggedTree, margin: Double = 8) {
    self.tree = tree
    let isMirrored = log.constraints.contains { $0.direction == "RTL" }
    forest = LayoutForest(
      environment: Environment(direction: isMirrored ? .rightToLeft : .leftToRight))
    var outer = Item(name: "root")
    outer.frame = Rect(x: 0, y: 0, width: 1000, height: 1000)
    root = forest.makeItem(outer)
    items = Array(repeating: nil, count: tree.items.count)
    constraints = Array(repeating: nil, count: log.entries.count)
    tiers = log.entries.map { entry in
      guard let line = entry.constraint else { return 0 }
      return line.isAutoresizing ? 0 : line.className == "_UILayoutSupportConstraint" ? 1 : 2
    }
    // Superviews first.
    let order = tree.items.indices.sorted { (tree.depth(of: $0), $0) < (tree.depth(of: $1), $1) }
    for index in order {
      let parent = tree.parents[index].flatMap { items[$0] } ?? root
      items[index] = forest.add(Self.item(tree.items[index], margin: margin), to: parent)
    }
    let heldOutside = log.sizesHeldBySuperviews
    for (index, entry) in log.entries.enumerated() {
      guard let line = entry.constraint, let made = constraint(line) else { continue }
      let holder = heldOutside.contains(index) ? forest.parent(of: made.firstItem) : nil
      constraints[index] = try? forest.activate(made, holder: holder)
    }
    addWeakPositions()
  }

  /// The entry that UIKit's rule breaks, from the places of the constraints in the tree; nil if no
  /// constraint could be created.
  func entryToBreak() -> Int? {
    let made = constraints.indices.filter { constraints[$0] != nil }
    // Masks are broken only if there is no other candidate.
    let tier = made.map { tiers[$0] }.max()
    let candidates = made.filter { tiers[$0] == tier }
    let ids = candidates.compactMap { constraints[$0] }
    return forest.constraintToBreak(among: ids).flatMap { broken in
      candidates.first { constraints[$0] == broken }
    }
  }

  // MARK: Frames

  /// Deactivates the constraint of an entry.
  mutating func remove(_ entry: Int) {
    if constraints.indices.contains(entry), let id = constraints[entry] {
      forest.deactivate(id)
      constraints[entry] = nil
    }
  }

  mutating func setPriority(_ priority: Float, of entry: Int) {
    if constraints.indices.contains(entry), let id = constraints[entry] {
      try? forest.setPriority(priority, of: id)
    }
  }

  mutating func setConstant(_ constant: Double, of entry: Int) {
    if constraints.indices.contains(entry), let id = constraints[entry] {
      try? forest.setConstant(constant, of: id)
    }
  }

  mutating func setRelation(_ relation: Relation, of entry: Int) {
    guard constraints.indices.contains(entry), let id = constraints[entry],
      var changed = forest.constraint(id)
    else { return }
    changed.relation = relation
    forest.deactivate(id)
    constraints[entry] = try? forest.activate(changed)
  }

  /// Lays out the active constraints. Returns the frames and whether a conflict is left.
  mutating func layout() -> (frames: [LoggedFrame], hasConflict: Bool) {
    let snapshot = forest.layout(root)
    var nodes: [ItemID: LayoutSnapshot.Node] = [:]
    for node in snapshot.nodes { nodes[node.id] = node }
    var frames: [LoggedFrame] = []
    for (index, item) in tree.items.enumerated() where !item.isGuide {
      guard let id = items[index], let node = nodes[id] else { continue }
      var frame = LoggedFrame(
        item: index, frame: node.frame, absoluteFrame: node.absoluteFrame)
      if tree.parents[index] != nil {
        frame.isHorizontalKnown = forest.isOriginKnown(of: id, along: .horizontal)
        frame.isVerticalKnown = forest.isOriginKnown(of: id, along: .vertical)
      } else {
        (frame.isHorizontalKnown, frame.isVerticalKnown) = (false, false)
      }
      frame.isWidthKnown = forest.isLengthKnown(of: id, along: .horizontal)
      frame.isHeightKnown = forest.isLengthKnown(of: id, along: .vertical)
      frames.append(frame)
    }
    return (frames, !snapshot.conflicts.isEmpty)
  }

  /// The constraints as elements of an Interface Builder file.
  var constraintElements: [(entry: Int, text: String)] {
    var ids: [ItemID: String] = [root: "canvas"]
    for (index, item) in items.enumerated() {
      if let item { ids[item] = "item-\(index)" }
    }
    return constraints.enumerated().compactMap { entry, id in
      // A file cannot measure an attribute from another one.
      guard let id, let constraint = forest.constraint(id),
        constraint.firstOrigin == nil, constraint.secondOrigin == nil,
        abs(constraint.constant) <= 1e7, abs(constraint.multiplier) <= 1e7,
        let first = ids[constraint.firstItem]
      else { return nil }
      var text = "<constraint firstItem=\"\(first)\" "
      text += "firstAttribute=\"\(constraint.firstAttribute)\""
      switch constraint.relation {
      case .equal: break
      case .lessThanOrEqual: text += " relation=\"lessThanOrEqual\""
      case .greaterThanOrEqual: text += " relation=\"greaterThanOrEqual\""
      }
      if let item = constraint.secondItem {
        guard let second = ids[item] else { return nil }
        text += " secondItem=\"\(second)\" secondAttribute=\"\(constraint.secondAttribute)\""
        if constraint.multiplier != 1 { text += " multiplier=\"\(constraint.multiplier)\"" }
      }
      if constraint.constant != 0 { text += " constant=\"\(constraint.constant.printed)\"" }
      if constraint.priority != 1000 { text += " priority=\"\(constraint.priority)\"" }
      return (entry, text + " id=\"entry-\(entry)\"/>\n")
    }
  }

  // MARK: Creating items and constraints

  /// Gives views without a known superview a position, with a lower priority than any constraint
  /// has.
  private mutating func addWeakPositions() {
    for index in tree.items.indices where tree.parents[index] == nil {
      guard let item = items[index] else { continue }
      for attribute in [Attribute.left, .top] {
        _ = try? forest.activate(
          Constraint(item, attribute, .equal, root, attribute, priority: 0.5))
      }
    }
  }

  private static func item(_ logged: LoggedItem, margin: Double) -> Item {
    var item = Item(
      kind: logged.isGuide ? .guide(.plain) : .view, name: logged.shortClassName ?? "UIView",
      identifier: logged.name)
    item.translatesAutoresizingMask = false
    item.margins.own = DirectionalEdgeInsets(all: margin)
    return item
  }

  private func item(_ logged: LoggedItem, beside other: LoggedItem?) -> ItemID? {
    if let index = tree.index(of: logged) { return items[index] }
    return other.flatMap { tree.index(of: $0) }.map { superview(of: $0) }
  }

  private func superview(of index: Int) -> ItemID {
    tree.parents[index].flatMap { items[$0] } ?? root
  }

  private func constraint(_ line: LoggedConstraint) -> Constraint? {
    guard let first = item(line.first.item, beside: line.second?.item) else { return nil }
    let relation = Self.relation(line.relation)
    if line.first.attribute.isMaskPosition { return maskPosition(line, first) }
    guard let attribute = line.first.attribute.coreAttribute else { return nil }
    var made = Constraint(
      first, attribute, relation, constant: line.constant,
      priority: Float(max(1, min(1000, line.priority))), identifier: line.identifier)
    if let origin = line.first.origin { made.firstOrigin = place(origin) }
    if let side = line.second {
      guard let second = item(side.item, beside: line.first.item),
        let other = side.attribute.coreAttribute
      else { return nil }
      made.secondItem = second
      made.secondAttribute = other
      made.multiplier = line.multiplier
      if let origin = side.origin { made.secondOrigin = place(origin) }
    }
    return made
  }

  /// The constraint for a position that a mask fixes, measured from the superview's origin.
  private func maskPosition(_ line: LoggedConstraint, _ first: ItemID) -> Constraint? {
    guard let index = tree.index(of: line.first.item),
      let attribute = line.first.attribute.coreAttribute
    else { return nil }
    if let side = line.second {
      guard !side.attribute.isSize, let other = side.attribute.coreAttribute,
        let second = item(side.item, beside: line.first.item)
      else { return nil }
      return Constraint(
        first, attribute, .equal, second, other, constant: line.constant,
        identifier: line.identifier)
    }
    let named = line.names.first { $0.name == "|" }.flatMap { tree.index(of: $0.item) }
    let superview = named.flatMap { items[$0] } ?? superview(of: index)
    return Constraint(
      first, attribute, .equal, superview, line.first.attribute.isHorizontal ? .left : .top,
      constant: line.constant, identifier: line.identifier)
  }

  private func place(_ place: LoggedConstraint.Place) -> ConstraintPlace? {
    guard let index = tree.index(of: place.item), let item = items[index],
      let attribute = place.attribute.coreAttribute
    else { return nil }
    return ConstraintPlace(item, attribute)
  }

  static func relation(_ relation: LoggedConstraint.Relation) -> Relation {
    switch relation {
    case .equal: .equal
    case .lessThanOrEqual: .lessThanOrEqual
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
