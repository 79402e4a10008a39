// SPDX-License-Identifier: MIT

public import Foundation

/// The closures that code sets for an object's accessibility properties.
struct AccessibilityBlocks {
  var identifier: (() -> String?)?
  var label: (() -> String?)?
  var attributedLabel: (() -> NSAttributedString?)?
  var value: (() -> String?)?
  var attributedValue: (() -> NSAttributedString?)?
  var hint: (() -> String?)?
  var attributedHint: (() -> NSAttributedString?)?
  var traits: (() -> UIAccessibilityTraits)?
  var isElement: (() -> Bool)?
  var frame: (() -> CGRect)?
  var path: (() -> UIBezierPath?)?
  var activationPoint: (() -> CGPoint)?
  var language: (() -> String?)?
  var areElementsHidden: (() -> Bool)?
  var isModal: (() -> Bool)?
  var groupsChildren: (() -> Bool)?
  var respondsToUserInteraction: (() -> Bool)?
  var navigationStyle: (() -> UIAccessibilityNavigationStyle)?
  var containerType: (() -> UIAccessibilityContainerType)?
  var elements: (() -> [Any]?)?
  var customActions: (() -> [UIAccessibilityCustomAction]?)?
  var customRotors: (() -> [UIAccessibilityCustomRotor]?)?
  var userInputLabels: (() -> [String]?)?
  var attributedUserInputLabels: (() -> [NSAttributedString]?)?
  var textualContext: (() -> UIAccessibilityTextualContext?)?
  var headerElements: (() -> [Any]?)?
  var automationElements: (() -> [Any]?)?
  var activate: (() -> Bool)?
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var performEscape: (() -> Bool)?
  var magicTap: (() -> Bool)?
}

// Each closure takes precedence over the property or method of its name.
extension _UIObject {
  public var accessibilityIdentifierBlock: (() -> String?)? {
    get { accessibility.blocks.identifier }
    set { accessibility.blocks.identifier = newValue }
  }

  public var accessibilityLabelBlock: (() -> String?)? {
    get { accessibility.blocks.label }
    set { accessibility.blocks.label = newValue }
  }

  public var accessibilityAttributedLabelBlock: (() -> NSAttributedString?)? {
    get { accessibility.blocks.attributedLabel }
    set { accessibility.blocks.attributedLabel = newValue }
  }

  public var accessibilityValueBlock: (() -> String?)? {
    get { accessibility.blocks.value }
    set { accessibility.blocks.value = newValue }
  }

  public var accessibilityAttributedValueBlock: (() -> NSAttributedString?)? {
    get { accessibility.blocks.attributedValue }
    set { accessibility.blocks.attributedValue = newValue }
  }

  public var accessibilityHintBlock: (() -> String?)? {
    get { accessibility.blocks.hint }
    set { accessibility.blocks.hint = newValue }
  }

  public var accessibilityAttributedHintBlock: (() -> NSAttributedString?)? {
    get { accessibility.blocks.attributedHint }
    set { accessibility.blocks.attributedHint = newValue }
  }

  public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
    get { accessibility.blocks.traits }
    set { accessibility.blocks.traits = newValue }
  }

  public var isAccessibilityElementBlock: (() -> Bool)? {
    get { accessibility.blocks.isElement }
    set { accessibility.blocks.isElement = newValue }
  }

  public var accessibilityFrameBlock: (() -> CGRect)? {
    get { accessibility.blocks.frame }
    set { accessibility.blocks.frame = newValue }
  }

  public var accessibilityPathBlock: (() -> UIBezierPath?)? {
    get { accessibility.blocks.path }
    set { accessibility.blocks.path = newValue }
  }

  public var accessibilityActivationPointBlock: (() -> CGPoint)? {
    get { accessibility.blocks.activationPoint }
    set { accessibility.blocks.activationPoint = newValue }
  }

  public var accessibilityLanguageBlock: (() -> String?)? {
    get { accessibility.blocks.language }
    set { accessibility.blocks.language = newValue }
  }

  public var accessibilityElementsHiddenBlock: (() -> Bool)? {
    get { accessibility.blocks.areElementsHidden }
    set { accessibility.blocks.areElementsHidden = newValue }
  }

  public var accessibilityViewIsModalBlock: (() -> Bool)? {
    get { accessibility.blocks.isModal }
    set { accessibility.blocks.isModal = newValue }
  }

  public var shouldGroupAccessibilityChildrenBlock: (() -> Bool)? {
    get { accessibility.blocks.groupsChildren }
    set { accessibility.blocks.groupsChildren = newValue }
  }

  public var accessibilityRespondsToUserInteractionBlock: (() -> Bool)? {
    get { accessibility.blocks.respondsToUserInteraction }
    set { accessibility.blocks.respondsToUserInteraction = newValue }
  }

  public var accessibilityNavigationStyleBlock: (() -> UIAccessibilityNavigationStyle)? {
    get { accessibility.blocks.navigationStyle }
    set { accessibility.blocks.navigationStyle = newValue }
  }

  public var accessibilityContainerTypeBlock: (() -> UIAccessibilityContainerType)? {
    get { accessibility.blocks.containerType }
    set { accessibility.blocks.containerType = newValue }
  }

  public var accessibilityElementsBlock: (() -> [Any]?)? {
    get { accessibility.blocks.elements }
    set { accessibility.blocks.elements = newValue }
  }

  public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
    get { accessibility.blocks.customActions }
    set { accessibility.blocks.customActions = newValue }
  }

  public var accessibilityCustomRotorsBlock: (() -> [UIAccessibilityCustomRotor]?)? {
    get { accessibility.blocks.customRotors }
    set { accessibility.blocks.customRotors = newValue }
  }

  public var accessibilityUserInputLabelsBlock: (() -> [String]?)? {
    get { accessibility.blocks.userInputLabels }
    set { accessibility.blocks.userInputLabels = newValue }
  }

  public var accessibilityAttributedUserInputLabelsBlock: (() -> [NSAttributedString]?)? {
    get { accessibility.blocks.attributedUserInputLabels }
    set { accessibility.blocks.attributedUserInputLabels = newValue }
  }

  public var accessibilityTextualContextBlock: (() -> UIAccessibilityTextualContext?)? {
    get { accessibility.blocks.textualContext }
    set { accessibility.blocks.textualContext = newValue }
  }

  public var accessibilityHeaderElementsBlock: (() -> [Any]?)? {
    get { accessibility.blocks.headerElements }
    set { accessibility.blocks.headerElements = newValue }
  }

  public var automationElementsBlock: (() -> [Any]?)? {
    get { accessibility.blocks.automationElements }
    set { accessibility.blocks.automationElements = newValue }
  }

  public var accessibilityActivateBlock: (() -> Bool)? {
    get { accessibility.blocks.activate }
    set { accessibility.blocks.activate = newValue }
  }

  public var accessibilityIncrementBlock: (() -> Void)? {
    get { accessibility.blocks.increment }
    set { accessibility.blocks.increment = newValue }
  }

  public var accessibilityDecrementBlock: (() -> Void)? {
    get { accessibility.blocks.decrement }
    set { accessibility.blocks.decrement = newValue }
  }

  public var accessibilityPerformEscapeBlock: (() -> Bool)? {
    get { accessibility.blocks.performEscape }
    set { accessibility.blocks.performEscape = newValue }
  }

  public var accessibilityMagicTapBlock: (() -> Bool)? {
    get { accessibility.blocks.magicTap }
    set { accessibility.blocks.magicTap = newValue }
  }
}
