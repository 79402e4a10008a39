// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation

extension NSLayoutConstraint {
  /// Sets the equation. If it is illegal, raises an exception and leaves the constraint without
  /// items.
  nonisolated func relate(
    _ first: any LayoutItem, _ firstAttribute: AutoLayout.Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: AutoLayout.Attribute,
    multiplier: Double, constant: Double
  ) {
    relate(
      Constraint(
        first.item, firstAttribute, relation.core, second?.item,
        second == nil ? .notAnAttribute : secondAttribute, multiplier: multiplier,
        constant: constant))
  }

  nonisolated func relate(_ constraint: Constraint) {
    storage.value.place = .object(constraint)
    do throws(ConstraintError) {
      try constraint.validate()
    } catch .incompatibleAxes {
      // UIKit rejects such a pair only when the engine takes the constraint.
    } catch {
      raise(error)
      storage.value = ConstraintStorage()
    }
  }

  /// Makes the constant a multiple of the system's standard distance.
  nonisolated func setSystemSpacing(_ multiple: Double, named name: String) {
    storage.value.changeInactive { $0.systemSpacing = multiple }
    storage.value.multiple = multiple
    storage.value.spacing = name
  }

  nonisolated func activateOrRaise() {
    do throws(ConstraintError) {
      try LayoutStore.current.activate(self)
    } catch {
      raise(error)
    }
  }

  nonisolated func deactivateIfNeeded() {
    LayoutStore.current.forgetUnprepared(self)
    if let id = storage.value.id { LayoutStore.current.deactivate(id) }
  }

  nonisolated func changeConstant(_ value: Double) {
    guard value.isFinite else {
      raise(.constantNotFinite(value))
      return
    }
    storage.value.spacing = nil
    guard let id = storage.value.id else {
      return storage.value.changeInactive { ($0.constant, $0.systemSpacing) = (value, nil) }
    }
    try? LayoutStore.current.forest.setConstant(value, of: id)
    LayoutStore.current.scheduleLayout()
  }

  nonisolated func changeIdentifier(_ value: String?) {
    guard let id = storage.value.id else {
      return storage.value.changeInactive { $0.identifier = value }
    }
    LayoutStore.current.forest.setIdentifier(value, of: id)
  }

  nonisolated func changePriority(_ value: Float) {
    guard value > 0, value <= 1000 else {
      raise(.illegalPriority(value))
      return
    }
    let old = priority.rawValue
    if storage.value.id != nil, (old == 1000) != (value == 1000),
      LayoutStore.current.quirks.contains(.priorityClassIsFixed)
    {
      LayoutException.raiseInconsistency(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority \(Double(value).printed) and the existing priority was "
          + "\(Double(old).printed).")
      return
    }
    guard let id = storage.value.id else {
      return storage.value.changeInactive { $0.priority = value }
    }
    try? LayoutStore.current.forest.setPriority(value, of: id)
    LayoutStore.current.scheduleLayout()
  }
}
