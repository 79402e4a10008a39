// SPDX-License-Identifier: MIT

import AutoLayout
import ConstraintSolver

final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint {
  nonisolated override var representsAutoresizingMask: Bool { true }
}

final class NSContentSizeLayoutConstraint: NSLayoutConstraint {}

struct GeneratedConstraint {
  /// The hugging and compression resistance priorities of a content size. Nil for other
  /// constraints.
  var contentPriorities: ImpliedConstraint.ContentPriorities?
  var mask = ""
  /// Whether a location is printed as a number, such as `minX == 12`.
  var isAbsolute = false
}

extension LayoutStore {
  /// The object of an implied constraint. It stays the same as long as the equation has the same
  /// items.
  func object(for implied: ImpliedConstraint) -> NSLayoutConstraint? {
    let item = implied.constraint.firstItem
    let described = describe(implied, of: item)
    guard object(of: described.constraint.firstItem) != nil else { return nil }
    let key = GeneratedKey(
      source: implied.source, attribute: implied.constraint.firstAttribute,
      second: implied.constraint.secondItem, spannerSide: implied.spannerSide)
    let result: NSLayoutConstraint
    if let known = objects.generated(key, of: item) {
      result = known
    } else {
      result = makeObject(for: implied.source, isEncapsulatedSize: described.isEncapsulatedSize)
      objects.noteGenerated(result, key, of: item)
    }
    result.storage.value.place = .object(described.constraint)
    result.storage.value.generated = described.generated
    return result
  }

  private func makeObject(
    for source: RowSource, isEncapsulatedSize: Bool
  ) -> NSLayoutConstraint {
    switch source {
    case .autoresizing, .root:
      isEncapsulatedSize ? NSLayoutConstraint() : NSAutoresizingMaskLayoutConstraint()
    case .contentSize: NSContentSizeLayoutConstraint()
    case .guide(let guide) where forest[guide].kind.isLayoutSupport: _UILayoutSupportConstraint()
    default: NSLayoutConstraint()
    }
  }

  /// The constraint in the form that UIKit prints.
  ///
  /// Imposed sizes and locations of controllers' views and of cells' contents have identifiers.
  private func describe(
    _ implied: ImpliedConstraint, of item: ItemID
  ) -> (constraint: Constraint, generated: GeneratedConstraint, isEncapsulatedSize: Bool) {
    var constraint = implied.constraint
    var generated = GeneratedConstraint(contentPriorities: implied.contentPriorities)
    let item = forest[item]
    switch implied.source {
    case .autoresizing, .root:
      generated.mask = "\(item.autoresizingMask.printed) "
      generated.isAbsolute = !constraint.firstAttribute.isSize
      guard isEncapsulated(implied.constraint.firstItem) else { break }
      stateEdge(&constraint, of: item)
      constraint.identifier = constraint.firstAttribute.encapsulatedName
      guard constraint.firstAttribute.isSize else { break }
      let axis = constraint.firstAttribute == .width ? Axis.horizontal : .vertical
      constraint.constant = item.frame.size[axis]
      constraint.secondItem = nil
      constraint.secondAttribute = .notAnAttribute
      constraint.multiplier = 1
      generated.mask = ""
      return (constraint, generated, true)
    case .guide(let guide):
      guard case .guide(let kind) = forest[guide].kind else { break }
      adapt(&constraint, toGuide: guide, kind)
    case .stack(let stack, let role):
      adapt(&constraint, toStack: stack, role, spannerSide: implied.spannerSide)
    case .fittingTarget(let axis):
      constraint.identifier = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
    // The two content priorities are printed separately.
    case .contentSize: constraint.priority = 1000
    default: break
    }
    return (constraint, generated, false)
  }

  /// Replaces the center of a view by its edge. Imposed locations are edges even if
  /// ``Quirks/masksPlaceCenters`` is on.
  ///
  /// Source: console logs of iOS 11 with controllers' views.
  private func stateEdge(_ constraint: inout Constraint, of item: Item) {
    let edge: AutoLayout.Attribute
    switch constraint.firstAttribute {
    case .centerX: edge = .left
    case .centerY: edge = .top
    default: return
    }
    constraint.firstAttribute = edge
    constraint.secondItem = nil
    constraint.secondAttribute = .notAnAttribute
    constraint.multiplier = 1
    constraint.constant = edge == .left ? item.frame.x : item.frame.y
  }

  /// Whether a window, controller or cell sets the view's frame.
  private func isEncapsulated(_ item: ItemID) -> Bool {
    onMainActor {
      guard let view = view(of: item) else { return false }
      return
        view.state.controller != nil
        || view.superview?.imposedContents.contains { $0 === view } ?? false
    }
  }

  /// Names each edge of a guide. At the far edges, UIKit lists the owner as the first item.
  private func adapt(
    _ constraint: inout Constraint, toGuide guide: ItemID, _ kind: ItemKind.GuideKind
  ) {
    guard let owner = forest.parent(of: guide) else { return }
    let insets = forest.appliedInsets(of: owner)
    let name: (String) -> String?
    let edges: EdgeInsets
    switch kind {
    case .layoutMargins:
      (edges, name) = (insets.margins, { "UIView-\($0)Margin-guide-constraint" })
    case .safeArea: (edges, name) = (insets.safeArea, { "UIViewSafeAreaLayoutGuide-\($0)" })
    case .scrollContent: (edges, name) = (.zero, { "UIScrollView-contentLayoutGuide-\($0)" })
    default: return
    }
    switch constraint.firstAttribute {
    case .left: constraint.identifier = name("left")
    case .top: constraint.identifier = name("top")
    case .right:
      constraint = Constraint(
        owner, .right, .equal, guide, .right, constant: edges.right, identifier: name("right"))
    case .bottom:
      constraint = Constraint(
        owner, .bottom, .equal, guide, .bottom, constant: edges.bottom,
        identifier: name("bottom"))
    default: break
    }
  }
}

struct GeneratedKey: Hashable {
  var source: RowSource
  var attribute: Attribute
  /// Distinguishes the constraints of a stack view that have the same first item.
  var second: ItemID?
  var spannerSide: ImpliedConstraint.Side?
}

extension AutoresizingMask {
  /// The mask in UIKit's notation, such as `h=-&- v=--&`. `&` marks a flexible part.
  var printed: String {
    func letters(_ axis: Axis) -> String {
      let (before, length, after) = flexibility(axis)
      // If no part is flexible, the margin after the view is.
      let isFixed = !before && !length && !after
      return [before, length, after || isFixed].map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(letters(.horizontal)) v=\(letters(.vertical))"
  }
}

extension Attribute {
  /// UIKit's name for the constraint that imposes the attribute.
  fileprivate var encapsulatedName: String? {
    switch self {
    case .width: "UIView-Encapsulated-Layout-Width"
    case .height: "UIView-Encapsulated-Layout-Height"
    case .left: "UIView-Encapsulated-Layout-Left"
    case .top: "UIView-Encapsulated-Layout-Top"
    default: nil
    }
  }
}
