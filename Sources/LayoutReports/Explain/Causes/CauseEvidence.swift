// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

/// The evidence in a message for the cause of its conflict.
struct CauseEvidence {
  let log: ConflictLog
  let tree: LoggedTree
  /// The constraints of the irreducible set, or all constraints if there is no such set.
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

  /// Whether UIKit imposes the size. The identifier shows that. If a library prints all constraints
  /// in its own format, the size of a cell counts as imposed.
  func isOuterSize(_ line: LoggedConstraint) -> Bool {
    if line.isImposedSize { return true }
    guard line.second == nil, line.first.attribute.isSize, line.relation == .equal else {
      return false
    }
    if line.isAutoresizing { return true }
    guard line.className == "NSLayoutConstraint", line.identifier == nil else { return false }
    // A library that prints all constraints in its own format omits the identifiers of UIKit's.
    let isForeign = log.constraints.contains { !$0.className.hasPrefix("NS") }
    let isOutermost = tree.index(of: line.first.item).map { tree.parents[$0] == nil } ?? false
    return line.first.item.isRowContent
      ? isForeign || line.constant == 0 || line.constant == 44 : isForeign && isOutermost
  }

  /// Whether UIKit imposes the height of a screen on a view whose class is not a cell's. This is a
  /// controller's view. Cells and controllers' views get their sizes from constraints with the same
  /// identifiers, and the content views of collection view cells have the class `UIView`.
  var isHeightOfScreen: Bool {
    let imposed = core.filter { $0.isImposedSize && $0.first.attribute == .height }
    let screens = Set(Device.all.flatMap { [$0.portrait.size.width, $0.portrait.size.height] })
    return !imposed.isEmpty
      && imposed.allSatisfy { !$0.first.item.isRowContent && screens.contains($0.constant) }
  }

  /// Whether SwiftUI proposes the sizes that contradict the others: the view hosts SwiftUI's
  /// content, or it is a view of the app that is neither a row nor as high as a screen. UIKit
  /// imposes no size on other views.
  var isHosted: Bool {
    let imposed = core.filter { $0.isImposedSize && $0.constant > 1 }
    guard !imposed.isEmpty else { return false }
    return imposed.allSatisfy { line in
      let item = line.first.item
      guard line.identifier?.contains(text: "Encapsulated") ?? false else { return false }
      return item.isHostingView
        || item.isPlainCustomView && line.first.attribute == .height && !isHeightOfScreen
    }
  }

  /// Whether constraints of the app contradict the frame of a clip view, from which AppKit subtracts
  /// the scrollers.
  var isClipView: Bool {
    core.contains { !$0.isSystemMade }
      && core.contains {
        $0.isAutoresizing && $0.items.contains { $0.shortClassName == "NSClipView" }
      }
  }

  /// Whether a stack view created all constraints of the set, apart from sizes of views.
  var isStackAlone: Bool {
    core.contains { $0.identifier?.isStackRole ?? false }
      && core.allSatisfy { $0.identifier?.isSystemRole ?? false }
      && !core.contains { $0.isImposedSize }
  }

  /// Whether all views belong to UIKit's own bars, keyboards and alerts.
  var isAllSystem: Bool {
    let items = tree.items.filter { !$0.isGuide }
    guard items.contains(where: { $0.isSystemPart }) else { return false }
    return items.allSatisfy { $0.isSystemPart || $0.isNeutral }
  }

  /// Whether an autoresizing mask fixes a view that other constraints place or size too.
  var hasContestedMask: Bool {
    let masks = core.filter { $0.isAutoresizing }
    if !masks.isEmpty, masks.allSatisfy({ $0.second != nil }),
      !core.contains(where: { $0.isImposedSize })
    {
      // The view keeps its distances to a superview whose size other constraints determine.
      return true
    }
    return masks.contains { mask in
      guard let view = masked(mask) else { return false }
      return core.contains { line in !line.isAutoresizing && places(line, view) }
    }
  }

  /// The view to which an autoresizing mask belongs.
  private func masked(_ mask: LoggedConstraint) -> Int? {
    let item = mask.form == .toSuperview ? mask.second?.item ?? mask.first.item : mask.first.item
    return tree.index(of: item)
  }

  /// Whether the constraint determines the view's position in its superview, or its size.
  private func places(_ line: LoggedConstraint, _ view: Int) -> Bool {
    let first = tree.index(of: line.first.item)
    guard let second = line.second else { return first == view && !isOuterSize(line) }
    let other = tree.index(of: second.item)
    guard first == view || other == view else { return false }
    guard let partner = first == view ? other : first else {
      // The other item is a superview that the message does not identify, so the view is inside it.
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

  /// Whether two constraints of the set give one attribute of one view different values.
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
