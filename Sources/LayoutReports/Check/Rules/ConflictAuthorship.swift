// SPDX-License-Identifier: MIT

import AutoLayout

/// Decides which parts of a conflict the author of the file did not write.
struct ConflictAuthorship {
  /// The root view if the size of its scene is not that of a screen. Its host decides the size.
  var freeRoot: ItemID?
  /// The items whose height their list decides.
  var heights: Set<ItemID> = []
  /// The items whose width their list decides as well.
  var widths: Set<ItemID> = []
  /// The hidden arranged views. On the canvas they keep their saved sizes, and code shows them with
  /// others.
  var hiddenArranged: Set<ItemID> = []
  /// The items whose text or image code replaces.
  var samples: Set<ItemID> = []

  /// The requirements in the conflict that the author did not write; empty for a mistake of the
  /// author.
  func relaxations(of conflict: LayoutConflict) -> [Relaxation] {
    var relaxations: [Relaxation] = []
    var contents: [Relaxation] = []
    var isOfScreen = false
    for implied in conflict.implied {
      switch implied.source {
      case .stack(let stack, .hiding):
        relaxations.append(.hiding(implied.constraint.firstItem, in: stack))
      case .root(let item):
        guard let axis = implied.constraint.firstAttribute.axis else { continue }
        if freeRoot == nil { isOfScreen = true } else { relaxations.append(.size(item, axis)) }
      case .autoresizing(let item, let axis):
        if isFree(item, axis) {
          relaxations.append(.size(item, axis))
        } else if implied.constraint.secondItem == nil {
          isOfScreen = true
        }
      case .contentSize(let item, let axis):
        contents.append(.content(item, axis))
        if isChangeable(implied, item) { relaxations.append(.content(item, axis)) }
      default: break
      }
    }
    // Content at priority 1000 fits into some screens and not into others.
    if relaxations.isEmpty, isOfScreen { return contents }
    return relaxations
  }

  private func isFree(_ item: ItemID, _ axis: Axis) -> Bool {
    item == freeRoot || hiddenArranged.contains(item) || widths.contains(item)
      || (axis == .vertical && heights.contains(item))
  }

  /// Whether the content is empty, or code replaces it and other content may fit.
  private func isChangeable(_ implied: ImpliedConstraint, _ item: ItemID) -> Bool {
    if implied.constraint.constant < 0.5 { return true }
    guard samples.contains(item), let priorities = implied.contentPriorities else { return false }
    return priorities.hugging < 1000 || priorities.compressionResistance < 1000
  }
}
