// SPDX-License-Identifier: MIT

import Foundation

/// The accessibility properties that code sets for an object.
@MainActor
final class AccessibilityState {
  var identifier: String?
  var label: String?
  var value: String?
  var hint: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var isElement: Bool?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var customRotors: [UIAccessibilityCustomRotor]?
  var userInputLabels: [String]?
  var areElementsHidden = false
  var isModal = false
  var groupsChildren = false
  var respondsToUserInteraction: Bool?
  var ignoresInvertColors = false
  var containerType = UIAccessibilityContainerType.none
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var textualContext: UIAccessibilityTextualContext?
  var dragSources: [UIAccessibilityLocationDescriptor]?
  var dropPoints: [UIAccessibilityLocationDescriptor]?
  var headerElements: [Any]?
  var directTouchOptions: UIAccessibilityDirectTouchOptions = []
  var expandedStatus = UIAccessibilityExpandedStatus.unsupported
  var automationElements: [Any]?

  var blocks = AccessibilityBlocks()

  nonisolated init() {}
}

/// The tree of accessibility elements below a view.
extension UIView {
  /// The elements that code set, or else the views that are elements, in the order of the subviews.
  /// A view that is an element hides its descendants. Hidden views and views covered by a modal
  /// view are omitted.
  func derivedAccessibilityElements() -> [Any] {
    if let given = accessibilityElements { return given }
    guard !accessibilityElementsHidden else { return [] }
    let shown = subviews.filter { !$0.isHidden && $0.alpha > 0.01 }
    let modal = shown.last(where: \.accessibilityViewIsModal)
    return (modal.map { [$0] } ?? shown).flatMap { view -> [Any] in
      if view.isAccessibilityElement { return [view] }
      return view.derivedAccessibilityElements()
    }
  }

  /// The texts of the labels inside, which cells and buttons use as their label.
  var accessibilityTextInside: String? {
    let texts = state.subviews.filter { !$0.isHidden }.compactMap { view in
      view.accessibilityLabel ?? view.accessibilityTextInside
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
