// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// What the lines of a message tell about its cause.
struct CauseEvidence {
  let log: ConflictLog
  let tree: LoggedTree
  /// The lines of the irreducible set; all of them where none was found.
  let core: [LoggedConstraint]
  let arithmetic: ConflictArithmetic?

  init(
    _ log: ConflictLog, _ tree: LoggedTree, core entries: Set<Int>,
    _ arithmetic: ConflictArithmetic?
  ) {
    (self.log, self.tree, self.arithmetic) = (log, tree, arithmetic)
    let lines = entries.sorted().compactMap { log.entries[$0].constraint }
    core = lines.isEmpty ? log.constraints : lines
  }

  var isProved: Bool { arithmetic != nil }

  /// Whether the line is a size that UIKit imposes: by its name, or, where libraries print all constraints
  /// in their own way, as the size of a row.
  func isOuterSize(_ line: LoggedConstraint) -> Bool {
    if line.isImposedSize { return true }
    guard line.second == nil, line.first.attribute.isSize, line.relation == .equal else {
      return false
    }
    if line.isAutoresizing { return true }
    guard line.className == "NSLayoutConstraint", line.identifier == nil else { return false }
    // Libraries that print all constraints in their own way leave out the names of UIKit's.
    let isForeign = log.constraints.contains { !$0.className.hasPrefix("NS") }
    let isOutermost = tree.index(of: line.first.item).map { tree.parents[$0] == nil } ?? false
    return line.first.item.isRowContent
      ? isForeign || line.constant == 0 || line.constant == 44 : isForeign && isOutermost
  }

  /// Whether the height that UIKit imposes is that of a screen, on a view that is no row by its class:
  /// the view of a controller. Rows and views of controllers get their sizes by constraints of the
  /// same names, and contents of collection cells are of the class of plain views.
  var isHeightOfScreen: Bool {
    let imposed = core.filter { $0.isImposedSize && $0.first.attribute == .height }
    let screens = Set(Device.all.flatMap { [$0.portrait.size.width, $0.portrait.size.height] })
    return !imposed.isEmpty
      && imposed.allSatisfy { !$0.first.item.isRowContent && screens.contains($0.constant) }
  }

  /// Whether all views belong to UIKit's own bars, keyboards and alerts.
  var isAllSystem: Bool {
    let items = tree.items.filter { !$0.isGuide }
    guard items.contains(where: { $0.isSystemPart }) else { return false }
    return items.allSatisfy { $0.isSystemPart || $0.isNeutral }
  }

  /// Whether a mask fixes a view that other lines place or size too.
  var hasContestedMask: Bool {
    let masks = core.filter { $0.isAutoresizing }
    if !masks.isEmpty, masks.allSatisfy({ $0.second != nil }),
      !core.contains(where: { $0.isImposedSize })
    {
      // A view that keeps its distances, in one that is sized by somebody.
      return true
    }
    return masks.contains { mask in
      guard let view = masked(mask) else { return false }
      return core.contains { line in !line.isAutoresizing && places(line, view) }
    }
  }

  /// The view that a mask is of.
  private func masked(_ mask: LoggedConstraint) -> Int? {
    let item = mask.form == .toSuperview ? mask.second?.item ?? mask.first.item : mask.first.item
    return tree.index(of: item)
  }

  /// Whether the line says where a view is in its superview, or how large it is by itself.
  private func places(_ line: LoggedConstraint, _ view: Int) -> Bool {
    let first = tree.index(of: line.first.item)
    guard let second = line.second else { return first == view && !isOuterSize(line) }
    let other = tree.index(of: second.item)
    guard first == view || other == view else { return false }
    guard let partner = first == view ? other : first else {
      // The superview that is not named: the view is the one inside.
      return true
    }
    if isInside(partner, view) { return false }
    return true
  }

  private func isInside(_ child: Int, _ ancestor: Int) -> Bool {
    var next: Int? = child
    while let index = next {
      if index == ancestor { return true }
      next = tree.parents[index]
    }
    return false
  }

  /// Whether two lines of the set give one attribute of one view different values.
  var hasRepeatedAttribute: Bool {
    for (index, line) in core.enumerated() {
      for other in core[(index + 1)...]
      where line.first.item.id == other.first.item.id
        && line.first.attribute == other.first.attribute
        && (!isProved && line.first.attribute.isSize && line.relation == .equal
          && other.relation == .equal
          || line.second?.item.id == other.second?.item.id
            && line.second?.attribute == other.second?.attribute)
        && line.second?.item.id != LoggedItem.unknownSuperview.id
        && line.identifier?.isSystemRole != true && other.identifier?.isSystemRole != true
        && !line.isAutoresizing && !other.isAutoresizing
      {
        return true
      }
    }
    return false
  }

  var hasRatio: Bool {
    core.contains { line in
      guard let second = line.second else { return false }
      return line.first.attribute.isSize && second.attribute.isSize
        && (line.first.attribute != second.attribute || line.multiplier != 1)
    }
  }
}
