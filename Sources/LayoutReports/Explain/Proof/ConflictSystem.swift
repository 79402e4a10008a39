// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The constraints of a message as a linear system over the positions and sizes of its items.
///
/// The system also contains bounds that no message lists: sizes and margins are not negative, and
/// baselines are inside their views.
struct ConflictSystem {
  /// A variable of an item.
  enum Quantity: Hashable {
    case start(Int, isHorizontal: Bool)
    case length(Int, isHorizontal: Bool)
    case firstBaseline(Int)
    case lastBaseline(Int)
    /// The inset of a margin from the view's edge. Older messages do not print it.
    case margin(Int, LoggedAttribute)
  }

  struct Row {
    var terms: [Int: Double]
    var relation: Relation
    var constant: Double
    /// The index of the entry in the message's list; nil for a bound that is not listed.
    var entry: Int?
  }

  /// The rows of the message's entries.
  private(set) var rows: [Row] = []
  /// Bounds that always hold, except those of sizes and margins.
  private(set) var hidden: [Row] = []
  private(set) var quantities: [Quantity] = []
  private var indices: [Quantity: Int] = [:]
  private let tree: LoggedTree
  /// Numbers for superviews that the message does not identify, by the first view inside each.
  private var unknownSuperviews: [Int: Int] = [:]

  init(_ log: ConflictLog, _ tree: LoggedTree) {
    self.tree = tree
    for (index, entry) in log.entries.enumerated() {
      guard let constraint = entry.constraint, let row = row(of: constraint, index) else {
        continue
      }
      rows.append(row)
    }
    boundBaselines()
  }

  /// The indices of the margins that constraints mention.
  var margins: [Int] {
    quantities.indices.filter { if case .margin = quantities[$0] { true } else { false } }
  }

  /// Whether the quantity must not be negative.
  func isNonNegative(_ index: Int) -> Bool {
    switch quantities[index] {
    case .length, .margin: true
    default: false
    }
  }

  // MARK: Rows

  private mutating func row(of constraint: LoggedConstraint, _ entry: Int) -> Row? {
    var terms: [Int: Double] = [:]
    add(constraint.first, factor: 1, other: constraint.second?.item, to: &terms)
    if let second = constraint.second {
      add(second, factor: -constraint.multiplier, other: constraint.first.item, to: &terms)
    }
    if constraint.first.attribute.isMaskPosition, constraint.second?.attribute.isSize ?? true {
      // Masks fix positions from the superview's origin, or relative to its centre.
      terms[origin(around: constraint), default: 0] -= 1
    }
    terms = terms.filter { $0.value != 0 }
    guard constraint.constant.isFinite, terms.values.allSatisfy({ $0.isFinite }),
      abs(constraint.constant) < 1e15
    else { return nil }
    return Row(
      terms: terms, relation: Self.relation(of: constraint), constant: constraint.constant,
      entry: entry)
  }

  private static func relation(of constraint: LoggedConstraint) -> Relation {
    if let content = constraint.contentPriorities {
      // Only a required side can be part of a conflict.
      switch (content.hugging >= 1000, content.compressionResistance >= 1000) {
      case (true, false): return .lessThanOrEqual
      case (false, true): return .greaterThanOrEqual
      default: return .equal
      }
    }
    switch constraint.relation {
    case .equal: return .equal
    case .lessThanOrEqual: return .lessThanOrEqual
    case .greaterThanOrEqual: return .greaterThanOrEqual
    }
  }

  private mutating func add(
    _ side: LoggedConstraint.Side, factor: Double, other: LoggedItem?, to terms: inout [Int: Double]
  ) {
    add(side.attribute, of: item(side.item, beside: other), factor, to: &terms)
    if let origin = side.origin {
      add(origin.attribute, of: item(origin.item, beside: nil), -factor, to: &terms)
    }
  }

  private mutating func add(
    _ attribute: LoggedAttribute, of item: Int, _ factor: Double, to terms: inout [Int: Double]
  ) {
    let isHorizontal = attribute.isHorizontal
    func add(_ quantity: Quantity, _ factor: Double, _ system: inout ConflictSystem) {
      terms[system.index(of: quantity), default: 0] += factor
    }
    let start = Quantity.start(item, isHorizontal: isHorizontal)
    let length = Quantity.length(item, isHorizontal: isHorizontal)
    switch attribute {
    case .left, .leading, .top, .minX, .minY: add(start, factor, &self)
    case .right, .trailing, .bottom, .maxX, .maxY:
      add(start, factor, &self)
      add(length, factor, &self)
    case .width, .height: add(length, factor, &self)
    case .centerX, .centerY, .midX, .midY:
      add(start, factor, &self)
      add(length, factor / 2, &self)
    case .firstBaseline: add(.firstBaseline(item), factor, &self)
    case .lastBaseline, .baseline: add(.lastBaseline(item), factor, &self)
    case .leftMargin, .leadingMargin, .topMargin:
      add(start, factor, &self)
      add(.margin(item, attribute), factor, &self)
    case .rightMargin, .trailingMargin, .bottomMargin:
      add(start, factor, &self)
      add(length, factor, &self)
      add(.margin(item, attribute), -factor, &self)
    case .centerXWithinMargins, .centerYWithinMargins:
      add(start, factor, &self)
      add(length, factor / 2, &self)
      let isX = attribute == .centerXWithinMargins
      add(.margin(item, isX ? .leadingMargin : .topMargin), factor / 2, &self)
      add(.margin(item, isX ? .trailingMargin : .bottomMargin), -factor / 2, &self)
    }
  }

  private mutating func boundBaselines() {
    for quantity in quantities {
      switch quantity {
      case .firstBaseline(let item), .lastBaseline(let item):
        let line = index(of: quantity)
        let top = index(of: .start(item, isHorizontal: false))
        let height = index(of: .length(item, isHorizontal: false))
        hidden.append(
          Row(terms: [line: 1, top: -1], relation: .greaterThanOrEqual, constant: 0, entry: nil))
        hidden.append(
          Row(
            terms: [line: 1, top: -1, height: -1], relation: .lessThanOrEqual, constant: 0,
            entry: nil))
        if case .lastBaseline = quantity, let first = indices[.firstBaseline(item)] {
          hidden.append(
            Row(
              terms: [line: 1, first: -1], relation: .greaterThanOrEqual, constant: 0, entry: nil))
        }
      default: continue
      }
    }
  }

  // MARK: Items

  private mutating func index(of quantity: Quantity) -> Int {
    if let known = indices[quantity] { return known }
    quantities.append(quantity)
    indices[quantity] = quantities.count - 1
    return quantities.count - 1
  }

  /// The number of an item. A superview that is not identified is the superview of the other item.
  private mutating func item(_ item: LoggedItem, beside other: LoggedItem?) -> Int {
    if let index = tree.index(of: item) { return index }
    guard let child = other.flatMap({ tree.index(of: $0) }) else { return -1 }
    return superview(of: child)
  }

  private mutating func superview(of child: Int) -> Int {
    if let parent = tree.parents[child] { return parent }
    // Views with the same unknown superview share its number.
    let group = tree.items.indices.first { tree.areSiblings($0, child) } ?? child
    if let known = unknownSuperviews[group] { return known }
    let number = -2 - unknownSuperviews.count
    unknownSuperviews[group] = number
    return number
  }

  private mutating func origin(around constraint: LoggedConstraint) -> Int {
    let isHorizontal = constraint.first.attribute.isHorizontal
    let named = constraint.names.first { $0.name == "|" }.flatMap { tree.index(of: $0.item) }
    let superview =
      named ?? tree.index(of: constraint.first.item).map { self.superview(of: $0) } ?? -1
    return index(of: .start(superview, isHorizontal: isHorizontal))
  }
}

extension LoggedAttribute {
  /// Whether only autoresizing masks use the attribute, which is measured from the superview's
  /// origin.
  var isMaskPosition: Bool {
    switch self {
    case .minX, .midX, .maxX, .minY, .midY, .maxY: true
    default: false
    }
  }
}
