// SPDX-License-Identifier: MIT

import Foundation

/// What code said about an object for assistive technology.
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

/// The tree of elements below a view, as assistive technology meets it.
extension UIView {
  /// The elements that code gave, or else the views that are elements, each in place of what it contains,
  /// in the order of subviews. Hidden views and what a modal view covers are left out.
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

  /// The texts of labels inside, as cells and buttons read them.
  var accessibilityTextInside: String? {
    let texts = state.subviews.filter { !$0.isHidden }.compactMap { view in
      view.accessibilityLabel ?? view.accessibilityTextInside
    }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}
