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
    storage.value.setSystemSpacing(multiple, named: name)
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
    do throws(ConstraintError) {
      try storage.value.setConstant(value)
    } catch {
      raise(error)
    }
  }

  nonisolated func changeIdentifier(_ value: String?) {
    storage.value.setIdentifier(value)
  }

  nonisolated func changePriority(_ value: Float) {
    let old = priority.rawValue
    if storage.value.id != nil, Constraint.isLegal(priority: value),
      (old == 1000) != (value == 1000),
      LayoutStore.current.quirks.contains(.priorityClassIsFixed)
    {
      LayoutException.raiseInconsistency(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
          + "supported.  You passed priority \(Double(value).printed) and the existing priority was "
          + "\(Double(old).printed).")
      return
    }
    do throws(ConstraintError) {
      try storage.value.setPriority(value)
    } catch {
      raise(error)
    }
  }
}
