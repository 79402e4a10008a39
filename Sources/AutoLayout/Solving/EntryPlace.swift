// SPDX-License-Identifier: MIT

import ConstraintSolver

/// The place of a row in the order in which a rebuild enters the rows of a root.
///
/// The rows that items themselves produce are first, superviews before their subviews. Constraints
/// follow, in order of activation. Rows of stack views are last, leaves first. The row that is
/// refused and the conflict that is reported depend on this order, and not on the time at which a
/// row was entered.
struct EntryPlace: Comparable {
  enum Phase: Int { case bounds, items, constraints, arrangements }

  var phase: Phase
  var activation: UInt64 = 0
  /// The path from the root to the item, as indices among children.
  var path: [Int] = []
  /// The index of the row among the item's rows.
  var index = 0

  static func < (a: EntryPlace, b: EntryPlace) -> Bool {
    if a.phase != b.phase { return a.phase.rawValue < b.phase.rawValue }
    if a.activation != b.activation { return a.activation < b.activation }
    if a.path == b.path { return a.index < b.index }
    let isPrefix = (a.path.starts(with: b.path), b.path.starts(with: a.path))
    // Items are after their superview, but rows of nested stack views are before those of the outer
    // one.
    if isPrefix.0 || isPrefix.1 { return isPrefix.1 == (a.phase != .arrangements) }
    return a.path.lexicographicallyPrecedes(b.path)
  }
}

extension LayoutForest {
  /// The place of a row of `source`. `index` is its position among the rows that its item produces.
  func entryPlace(
    of source: RowSource, at index: Int = 0, _ engine: LayoutEngine
  ) -> EntryPlace {
    switch source {
    case .constraint(let id): constraintPlace(of: id)
    case .stack(let id, _):
      EntryPlace(phase: .arrangements, path: path(to: id, engine), index: index)
    case .autoresizing(let id, _), .contentSize(let id, _), .guide(let id), .root(let id):
      EntryPlace(phase: .items, path: path(to: id, engine), index: index)
    case .nonNegative(let id, let axis):
      EntryPlace(phase: .bounds, path: path(to: id, engine), index: axis == .horizontal ? 0 : 1)
    case .fittingTarget(let axis):
      EntryPlace(phase: .items, index: axis == .horizontal ? 0 : 1)
    }
  }

  func constraintPlace(of id: ConstraintID) -> EntryPlace {
    EntryPlace(phase: .constraints, activation: activation(of: id))
  }

  /// The place of a row, which may be out of force.
  func entryPlace(of row: ConflictRow, _ engine: LayoutEngine) -> EntryPlace? {
    switch row {
    case .constraint(let id): constraintPlace(of: id)
    case .own(let row): entryPlace(of: row, engine)
    }
  }

  /// The place of a row that the solver contains.
  func entryPlace(of row: RowID, _ engine: LayoutEngine) -> EntryPlace? {
    guard let source = engine.source(of: row) else { return nil }
    let index = source.item.map { engine.resolution.places.index(of: row, in: items[$0.slot].rows) }
    return entryPlace(of: source, at: index ?? 0, engine)
  }

  /// The order of entry. The solver uses it to choose among conflicts.
  func isEntered(
    _ first: Conflict.Source, before second: Conflict.Source, _ engine: LayoutEngine
  ) -> Bool? {
    guard let place = entryPlace(of: first, engine), let other = entryPlace(of: second, engine)
    else { return nil }
    return place < other
  }

  private func entryPlace(of source: Conflict.Source, _ engine: LayoutEngine) -> EntryPlace? {
    switch source {
    case .row(let row): entryPlace(of: row, engine)
    case .nonNegative(let variable):
      engine.owner(of: variable).map {
        entryPlace(of: .nonNegative($0.item, $0.axis), engine)
      }
    case .refused: nil
    }
  }

  private func path(to item: ItemID, _ engine: LayoutEngine) -> [Int] {
    if let known = engine.resolution.places.paths[item] { return known }
    guard let parent = parent(of: item) else { return [] }
    let position = engine.resolution.places.position(of: item, among: items[parent.slot].children)
    let path = path(to: parent, engine) + [position]
    engine.resolution.places.paths[item] = path
    return path
  }
}

extension RowSource {
  /// The item that produces the row; nil for other rows.
  var item: ItemID? {
    switch self {
    case .autoresizing(let id, _), .contentSize(let id, _), .guide(let id), .root(let id),
      .stack(let id, _):
      id
    case .constraint, .nonNegative, .fittingTarget: nil
    }
  }
}
