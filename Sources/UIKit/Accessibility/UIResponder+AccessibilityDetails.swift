// SPDX-License-Identifier: MIT

public import Foundation

// Rarely used accessibility properties.
extension _UIObject {
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get {
      if let block = accessibility.blocks.attributedUserInputLabels { return block() }
      return (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
    }
    set { accessibilityUserInputLabels = newValue?.map(\.string) }
  }

  public var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get {
      if let block = accessibility.blocks.textualContext { return block() }
      return accessibility.textualContext
    }
    set { accessibility.textualContext = newValue }
  }

  public var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dragSources }
    set { accessibility.dragSources = newValue }
  }

  public var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get { accessibility.dropPoints }
    set { accessibility.dropPoints = newValue }
  }

  public var accessibilityHeaderElements: [Any]? {
    get {
      if let block = accessibility.blocks.headerElements { return block() }
      return accessibility.headerElements
    }
    set { accessibility.headerElements = newValue }
  }

  public var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
    get { accessibility.directTouchOptions }
    set { accessibility.directTouchOptions = newValue }
  }

  public var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
    get { accessibility.expandedStatus }
    set { accessibility.expandedStatus = newValue }
  }

  /// The elements that code set, or else the accessibility elements.
  public var automationElements: [Any]? {
    get {
      if let block = accessibility.blocks.automationElements { return block() }
      return accessibility.automationElements ?? accessibilityElements
    }
    set { accessibility.automationElements = newValue }
  }

  /// Always nil: no assistive technology runs.
  public func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
    UIAccessibility.AssistiveTechnologyIdentifier
  >? { nil }
}
