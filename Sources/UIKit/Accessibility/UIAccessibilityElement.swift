// SPDX-License-Identifier: MIT

public import Foundation

open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard accessibilityFrameInContainerSpace != .zero, let view = containerView else {
        return super.accessibilityFrame
      }
      return UIAccessibility.convertToScreenCoordinates(
        accessibilityFrameInContainerSpace, in: view)
    }
    set { super.accessibilityFrame = newValue }
  }

  private var containerView: UIView? { accessibilityContainer as? UIView }
}

open class UIAccessibilityCustomAction: _UIObject {
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  open var name: String
  open var image: UIImage?
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var actionHandler: Handler?

  public init(name: String, image: UIImage? = nil, actionHandler: Handler? = nil) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
    super.init(object: ())
  }

  /// Calls a method of the target, which is not retained. The method may take the action, and
  /// returns whether it succeeded.
  public convenience init(
    name: String, image: UIImage? = nil, target: Any?, selector: Selector
  ) {
    self.init(name: name, image: image)
    self.target = target as AnyObject?
    self.selector = selector
    actionHandler = { [unowned self] action in
      guard let target = self.target else { return false }
      let result = Receiver(target).perform(selector, action)
      return result?.value as? Bool ?? (result != nil)
    }
  }

  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector
  ) { self.init(name: attributedName.string, image: image, target: target, selector: selector) }

  open private(set) weak var target: AnyObject?
  open private(set) var selector = Selector("")

  /// No effect.
  open var category: String?

  public convenience init(
    attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: Handler? = nil
  ) { self.init(name: attributedName.string, image: image, actionHandler: actionHandler) }
}

open class UIAccessibilityCustomRotor: _UIObject {
  public enum Direction: Int, Sendable { case previous, next }

  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  public enum SystemRotorType: Int, Sendable {
    case none, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3
    case headingLevel4, headingLevel5, headingLevel6, boldText, italicText, underlineText
    case misspelledWord, image, textField, table, list, landmark
  }

  open var name: String
  open var attributedName: NSAttributedString {
    get { NSAttributedString(string: name) }
    set { name = newValue.string }
  }
  open var itemSearchBlock: Search
  /// The value is `none` for a rotor with a name.
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init(object: ())
  }

  public convenience init(
    attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search
  ) { self.init(name: attributedName.string, itemSearch: itemSearchBlock) }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    name = ""
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init(object: ())
  }
}

open class UIAccessibilityCustomRotorItemResult: _UIObject {
  open weak var targetElement: AnyObject?
  open var targetRange: UITextRange?

  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init(object: ())
  }
}

open class UIAccessibilityCustomRotorSearchPredicate: _UIObject {
  open var currentItem: UIAccessibilityCustomRotorItemResult
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  init(currentItem: UIAccessibilityCustomRotorItemResult) {
    self.currentItem = currentItem
    super.init(object: ())
  }
}

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAlertAction: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {}
