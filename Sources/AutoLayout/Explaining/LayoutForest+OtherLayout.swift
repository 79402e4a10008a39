// SPDX-License-Identifier: MIT

import ConstraintSolver

extension LayoutForest {
  /// The frames of `item` and its siblings in another layout that is equally good; empty if the
  /// layout is unique.
  public mutating func otherLayout(
    of item: ItemID, along axis: Axis? = nil
  ) -> [(item: ItemID, frame: Rect)] {
    guard contains(item), let parent = parent(of: item) else { return [] }
    let engine = solve(root(of: item))
    guard let variables = items[item.slot].variables else { return [] }
    let freedoms =
      switch axis {
      case .horizontal: [variables.x, variables.width]
      case .vertical: [variables.y, variables.height]
      case nil: [variables.x, variables.y, variables.width, variables.height]
      }
    for variable in freedoms {
      guard let found = try? engine.solver.ambiguity(of: variable) else { continue }
      let here = engine.solver.value(of: variable)
      let isLow = abs(found.lowWitness[Int(variable.index)] - here) > 1e-6
      let witness = isLow ? found.lowWitness : found.highWitness
      return items[parent.slot].children.compactMap { child in
        guard let freedom = items[child.slot].variables else { return nil }
        func value(_ variable: VariableID) -> Double { witness[Int(variable.index)] }
        let rect = Rect(
          x: value(freedom.x), y: value(freedom.y), width: value(freedom.width),
          height: value(freedom.height))
        return (
          child,
          environment(of: child).pixels.snapped(rect.outset(by: items[child.slot].alignmentInsets))
        )
      }
    }
    return []
  }
}
