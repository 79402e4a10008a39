// SPDX-License-Identifier: MIT

import Foundation

/// A menu element that calls a method by name, on the first responder in the chain that implements
/// it.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  /// Is not read: there is no keyboard with modifier keys.
  public let alternates: [UICommandAlternate]
  /// No effect.
  open var discoverabilityTitle: String?
  /// Only `disabled` has an effect.
  open var attributes: Attributes = []
  open var state = State.off
  override var activeElements: [UIMenuElement] { state == .on ? [self] : [] }
  override var attributesInMenu: Attributes { attributes }

  override func mark(isChosen: Bool) { state = isChosen ? .on : .off }

  override func choose(from sender: AnyObject?) { performWithSender(sender, target: nil) }

  init(
    title: String, subtitle: String?, image: UIImage?, selector: Selector, propertyList: Any?,
    alternates: [UICommandAlternate]
  ) {
    action = selector
    self.propertyList = propertyList
    self.alternates = alternates
    super.init(title: title, subtitle: subtitle, image: image)
  }

  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, subtitle: subtitle, image: image, selector: action, propertyList: propertyList,
      alternates: alternates)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
  }

  /// Calls the method with the command, on `target` or else on the first responder in the chain
  /// that implements it.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// A variant of a command for pressed modifier keys.
open class UICommandAlternate: _UIObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init(object: ())
  }
}
