// SPDX-License-Identifier: MIT

import Foundation

/// An entry of a menu that calls a method by its name, on the first responder that has it.
open class UICommand: UIMenuElement {
  public let action: Selector
  public let propertyList: Any?
  /// Read by nothing: there is no keyboard whose modifiers could be held.
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

  /// Calls the method on `target`, else on the first responder up the chain that has it, with the command.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
  }
}

/// What a command is while modifier keys are held.
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
