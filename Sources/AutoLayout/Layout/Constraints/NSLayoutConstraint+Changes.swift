// SPDX-License-Identifier: MIT

import Foundation
import LayoutCore

extension NSLayoutConstraint {
  /// Makes the constraint say what is given, if that is legal; otherwise it relates nothing.
  nonisolated func relate(
    _ first: any LayoutItem, _ firstAttribute: LayoutCore.Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: LayoutCore.Attribute,
    multiplier: Double, constant: Double
  ) {
    relate(
      Constraint(
        first.item, firstAttribute, relation.core, second?.item, secondAttribute,
        multiplier: multiplier, constant: constant),
      first, second)
  }

  /// Makes the constraint say `constraint`, about items that may be gone already.
  nonisolated func relate(
    _ constraint: Constraint, _ first: (any LayoutItem)?, _ second: (any LayoutItem)?,
    firstOrigin: _LayoutAnchor? = nil, secondOrigin: _LayoutAnchor? = nil
  ) {
    var constraint = constraint
    constraint.firstOrigin = firstOrigin?.place
    constraint.secondOrigin = secondOrigin?.place
    storage.value.firstOrigin = firstOrigin
    storage.value.secondOrigin = secondOrigin
    storage.value.firstItem = first
    storage.value.secondItem = second
    storage.value.multiplier = constraint.multiplier
    storage.value.constraint = constraint
    do throws(ConstraintError) {
      try constraint.validate()
    } catch {
      raise(error)
      storage.value = ConstraintStorage()
    }
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
    storage.value.setConstant(value)
    if let id = storage.value.id {
      try? LayoutStore.current.forest.setConstant(value, of: id)
      LayoutStore.current.scheduleLayout()
    }
  }

  nonisolated func changeIdentifier(_ value: String?) {
    storage.value.constraint?.identifier = value
    if let id = storage.value.id { LayoutStore.current.forest.setIdentifier(value, of: id) }
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
    storage.value.constraint?.priority = value
    if let id = storage.value.id {
      try? LayoutStore.current.forest.setPriority(value, of: id)
      LayoutStore.current.scheduleLayout()
    }
  }
}
