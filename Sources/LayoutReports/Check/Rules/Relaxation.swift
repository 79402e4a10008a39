// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver
import InterfaceBuilder

/// A requirement that the author of a file did not write, and that code or the system replaces. A
/// conflict that disappears without it is no mistake of the author.
enum Relaxation: Hashable, Sendable {
  /// The saved size of a cell or of a view that is not a screen.
  case size(ItemID, Axis)
  /// The collapsing of a hidden view by its stack view. Code shows the view.
  case hiding(ItemID, in: ItemID)
  /// Content at priority 1000.
  case content(ItemID, Axis)

  /// The identifier of the constraints that replace a saved size.
  static let identifier = "plumb-free-size"

  /// Removes the requirement from the forest.
  func apply(to forest: inout LayoutForest) {
    switch self {
    case .size(let item, let axis): free(item, axis, in: &forest)
    case .hiding(let view, let stack):
      guard case .stackView(var arrangement) = forest[stack].kind else { return }
      arrangement.items.removeAll { $0 == view }
      forest[stack].kind = .stackView(arrangement)
    case .content(let item, let axis):
      forest[item].hugging[axis] = min(forest[item].hugging[axis], 999)
      forest[item].compressionResistance[axis] = min(forest[item].compressionResistance[axis], 999)
    }
  }

  /// Frees the size along one axis. It stays above zero, since a view without a size is invisible.
  private func free(_ item: ItemID, _ axis: Axis, in forest: inout LayoutForest) {
    let wasFixed = forest[item].translatesAutoresizingMask
    let size = forest[item].frame.size
    forest[item].translatesAutoresizingMask = false
    func require(_ axis: Axis, _ relation: Relation, _ length: Double, _ priority: Float) {
      let constraint = Constraint(
        item, axis == .horizontal ? .width : .height, relation, constant: length,
        priority: priority, identifier: Self.identifier)
      _ = try? forest.activate(constraint)
    }
    if wasFixed {
      for other in Axis.allCases where other != axis { require(other, .equal, size[other], 1000) }
    } else {
      // The other axis is already free, or the canvas keeps the size of the root.
      for id in forest.constraints(mentioning: item)
      where forest.constraint(id)?.isFixedSize(axis) ?? false { forest.deactivate(id) }
    }
    require(axis, .greaterThanOrEqual, 1, 1000)
    require(axis, .equal, size[axis], 10)
  }
}

extension Constraint {
  /// Whether the constraint keeps the saved size of a view along `axis`: for the canvas, or because
  /// ``Relaxation`` freed the other axis.
  fileprivate func isFixedSize(_ axis: Axis) -> Bool {
    guard firstAttribute.axis == axis else { return false }
    return identifier == SceneBuilder.canvasSizeIdentifier
      || identifier == Relaxation.identifier && relation == .equal && priority == 1000
  }
}

extension Relaxation: Comparable {
  /// An order by kind and item, so that results do not depend on hashing.
  static func < (first: Self, second: Self) -> Bool { first.place < second.place }

  private var place: (Int, Int32, Int) {
    switch self {
    case .size(let item, let axis): (0, item.index, axis == .horizontal ? 0 : 1)
    case .hiding(let item, _): (1, item.index, 0)
    case .content(let item, let axis): (2, item.index, axis == .horizontal ? 0 : 1)
    }
  }
}
