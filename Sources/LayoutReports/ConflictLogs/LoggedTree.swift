// SPDX-License-Identifier: MIT

/// The tree of views and guides in a conflict message.
///
/// A message does not print the tree, but much of it follows from the forms of its lines. UIKit
/// writes a distance to the superview with `|`. A distance between two starts that is written as an
/// equation is therefore *not* a distance to the superview. The same holds for two ends if the
/// container comes first. Stack views, masks and guides name their containers. Conventions decide
/// the rest: neighbours at a distance share a superview, margins belong to the container, and an
/// item's own end is on the left of an equation with its container's.
public struct LoggedTree: Sendable {
  /// The views and guides of the message.
  public let items: [LoggedItem]
  /// The superview of each view or the owner of each guide, as an index into ``items``; nil if
  /// unknown.
  public private(set) var parents: [Int?]

  private let indices: [LoggedItem.ID: Int]
  /// Whether the forms of the lines carry information about superviews.
  private let printsForms: Bool
  /// The group of each item, and the members of each group. The items of a group share their
  /// superview.
  private var groups: [Int]
  private var members: [[Int]]
  /// For each item: whether the system sizes it from outside, as it does cells and windows. All
  /// other items are inside it unless a line contradicts that.
  private var isOuter: [Bool]
  /// For each item: the items that are not its subviews, according to the forms of the lines.
  private var excludedSubviews: [[Int]]

  /// - Parameters:
  ///   - log: the message with the items.
  ///   - others: messages of the same run, which may contain certain evidence that `log` lacks.
  public init(_ log: ConflictLog, among others: [ConflictLog] = []) {
    let items = log.items
    self.items = items
    parents = Array(repeating: nil, count: items.count)
    groups = Array(items.indices)
    members = items.indices.map { [$0] }
    excludedSubviews = items.map { _ in [] }
    isOuter = items.map { $0.isOuter }
    var indices: [LoggedItem.ID: Int] = [:]
    for (index, item) in items.enumerated() { indices[item.id] = index }
    self.indices = indices
    // Third-party libraries print every constraint of a process as an equation. Forms then carry no
    // information.
    printsForms = log.constraints.contains { $0.form != .equation || $0.state != nil }
    for constraint in log.constraints {
      if constraint.isImposedSize, let index = indices[constraint.first.item.id] {
        isOuter[index] = true
      }
      addCertain(constraint)
      if printsForms, constraint.className == "NSLayoutConstraint" { exclude(constraint) }
    }
    for constraint in others.lazy.flatMap({ $0.constraints }) { addCertain(constraint) }
    for evidence in Evidence.allCases {
      for constraint in log.constraints { add(constraint, evidence) }
    }
  }

  /// The index of an item, or nil if no constraint mentions it.
  public func index(of item: LoggedItem) -> Int? { indices[item.id] }

  /// Whether two items have the same superview, known or unknown.
  public func areSiblings(_ a: Int, _ b: Int) -> Bool { groups[a] == groups[b] }

  /// The number of items that contain the item.
  public func depth(of index: Int) -> Int {
    var depth = 0
    var next = parents[index]
    while let parent = next {
      depth += 1
      next = parents[parent]
    }
    return depth
  }

  // MARK: Certain evidence

  private mutating func addCertain(_ constraint: LoggedConstraint) {
    let first = index(of: constraint.first.item)
    let second = constraint.second.flatMap { index(of: $0.item) }
    if let superview = constraint.names.first(where: { $0.name == "|" }),
      constraint.form == .equation, let first
    {
      // Autoresizing masks print positions from the superview's origin, and name the superview.
      place(first, in: index(of: superview.item))
    }
    guard let first, let second else { return }
    switch constraint.form {
    case .fromSuperview: place(first, in: second)
    case .toSuperview: place(second, in: first)
    case .betweenNeighbours, .size, .equation:
      if constraint.isAutoresizing { place(first, in: second) }
      guard let role = constraint.identifier, role.hasPrefix("UISV-") else { return }
      if role == "UISV-canvas-connection", constraint.form == .equation {
        place(second, in: items[first].isGuide ? parents[first] : first)
      } else {
        join(first, second)
      }
    }
  }

  /// Records the superview that the form rules out: UIKit would have printed it as `|`.
  private mutating func exclude(_ constraint: LoggedConstraint) {
    guard constraint.form == .equation, let other = constraint.second,
      constraint.first.attribute == other.attribute, constraint.multiplier == 1,
      !constraint.first.attribute.isMargin,
      let first = index(of: constraint.first.item), let second = index(of: other.item)
    else { return }
    if other.attribute.isStart { excludedSubviews[second].append(first) }
    if other.attribute.isEnd { excludedSubviews[first].append(second) }
  }

  // MARK: Likely evidence

  /// The kinds of evidence, strongest first.
  private enum Evidence: CaseIterable {
    /// A view that is aligned with a mask view is inside it.
    case masked
    /// `V:[A]-(8)-[B]`, or its equation if a library prints all constraints as equations.
    case neighbours
    /// `X.bottom == S.bottom - 8` and `X.top == S.top + 8`: the inset view is inside the other one.
    case insets
    /// `X.bottom == S.bottom`, the usual order of items with anchors.
    case ends
    /// `A.bottom == B.top - 8`. Code may also relate views of different superviews in this way.
    case neighboursByAnchors
    /// Margins and margin guides belong to a container.
    case margins
    /// `X.top == S.top`, if forms carry no information.
    case starts
    /// `X.width == S.width`, `X.centerX == S.centerX`
    case lengthsAndCentres
    /// Any other constraint between two views.
    case rest
  }

  private mutating func add(_ constraint: LoggedConstraint, _ evidence: Evidence) {
    guard let other = constraint.second, let a = view(constraint.first.item),
      let b = view(other.item), a != b
    else { return }
    let (from, to) = (constraint.first.attribute, other.attribute)
    let isOwner = (
      items[a].id != constraint.first.item.id || from.isMargin,
      items[b].id != other.item.id || to.isMargin
    )
    // A view that is constrained to a view's margins or guide is somewhere inside that view.
    guard evidence == .margins || evidence == .rest || !(isOwner.0 || isOwner.1) else { return }
    switch evidence {
    case .margins:
      // Equal lengths do not show which view contains the other.
      guard !from.isSize else { return }
      if isOwner.1, !isOwner.0 { contain(a, b) }
      if isOwner.0, !isOwner.1 { contain(b, a) }
    case .insets:
      guard from == to, from.isStart || from.isEnd, constraint.constant != 0,
        constraint.form == .equation, constraint.relation == .equal
      else { return }
      if (constraint.constant > 0) == from.isStart { contain(a, b) } else { contain(b, a) }
    case .ends:
      guard from == to, from.isEnd, constraint.form == .equation else { return }
      if !contain(a, b) { contain(b, a) }
    case .masked:
      guard from == to, from.isStart || from.isEnd, constraint.form == .equation else { return }
      if items[b].isMaskingView, !items[a].isMaskingView { contain(a, b) }
      if items[a].isMaskingView, !items[b].isMaskingView, items[b].className == "UIView" {
        contain(b, a)
      }
    case .neighbours, .neighboursByAnchors:
      guard from.isStart && to.isEnd || from.isEnd && to.isStart,
        (constraint.form == .equation && printsForms) == (evidence == .neighboursByAnchors),
        !isMasked(a), !isMasked(b)
      else { return }
      join(a, b)
    case .starts:
      guard from == to, from.isStart, constraint.form == .equation else { return }
      if !contain(a, b) { join(a, b) }
    case .lengthsAndCentres:
      guard from == to || from.isSize && to.isSize else { return }
      // A view that is at least as long as another one contains it.
      if constraint.relation == .greaterThanOrEqual {
        contain(b, a)
      } else if !contain(a, b) {
        contain(b, a)
      }
    case .rest: join(a, b)
    }
  }

  /// Whether the item is inside a mask view.
  private func isMasked(_ index: Int) -> Bool {
    parents[index].map { items[$0].isMaskingView } ?? false
  }

  /// The index of a view, or of the view that owns a guide.
  private func view(_ item: LoggedItem) -> Int? {
    guard let index = index(of: item) else { return nil }
    return items[index].isGuide ? parents[index] ?? index : index
  }

  /// Puts `child`, or its topmost known ancestor, into `parent` unless other evidence rules that
  /// out.
  ///
  /// - Returns: whether `child` is now somewhere inside `parent`.
  @discardableResult
  private mutating func contain(_ child: Int, _ parent: Int) -> Bool {
    if isInside(child, parent) { return true }
    var top = child
    while let next = parents[top] { top = next }
    guard !items[parent].isLeaf, isOuter[parent] || !isOuter[top], groups[parent] != groups[top],
      top != parent,
      !isInside(parent, top),
      !excludedSubviews[parent].contains(where: { groups[$0] == groups[top] })
    else { return false }
    return place(top, in: parent)
  }

  // MARK: Groups

  private func isInside(_ child: Int, _ ancestor: Int) -> Bool {
    var next = parents[child]
    while let parent = next {
      if parent == ancestor { return true }
      next = parents[parent]
    }
    return false
  }

  /// Whether a member of the group is `index` or contains it.
  private func contains(_ index: Int, inGroup group: Int) -> Bool {
    var next: Int? = index
    while let item = next {
      if groups[item] == group { return true }
      next = parents[item]
    }
    return false
  }

  /// Makes two items share their superview, unless their superviews differ or one contains the
  /// other.
  private mutating func join(_ a: Int, _ b: Int) {
    guard groups[a] != groups[b], !isInside(a, b), !isInside(b, a) else { return }
    if let left = parents[a], let right = parents[b], left != right { return }
    if let parent = parents[a] ?? parents[b] {
      guard !contains(parent, inGroup: groups[a]), !contains(parent, inGroup: groups[b]) else {
        return
      }
      spread(parent, over: groups[a])
      spread(parent, over: groups[b])
    }
    let (large, small) =
      members[groups[a]].count < members[groups[b]].count
      ? (groups[b], groups[a]) : (groups[a], groups[b])
    for member in members[small] { groups[member] = large }
    members[large] += members[small]
    members[small] = []
  }

  /// Makes `parent` the superview of `child` and of its whole group.
  @discardableResult
  private mutating func place(_ child: Int, in parent: Int?) -> Bool {
    guard let parent, parents[child] == nil, !contains(parent, inGroup: groups[child]) else {
      return false
    }
    spread(parent, over: groups[child])
    return true
  }

  private mutating func spread(_ parent: Int, over group: Int) {
    for member in members[group] { parents[member] = parent }
  }
}
