// SPDX-License-Identifier: MIT

public import Foundation

/// Posts notifications and stores whether the menu is visible. The menu is not drawn.
open class UIMenuController: _UIObject {
  public static let shared = UIMenuController()

  nonisolated public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  nonisolated public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  nonisolated public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  nonisolated public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")

  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up, down, left, right
  }

  open private(set) var isMenuVisible = false
  open var menuItems: [UIMenuItem]?
  /// No effect.
  open var arrowDirection = ArrowDirection.default
  open private(set) var menuFrame = CGRect.zero

  private init() { super.init(object: ()) }

  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    menuFrame = targetView.convert(targetRect, to: nil)
    setMenuVisible(true, animated: false)
  }

  open func hideMenu() { setMenuVisible(false, animated: false) }

  open func hideMenu(from targetView: UIView) { hideMenu() }

  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    menuFrame = targetView.convert(targetRect, to: nil)
  }

  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    let center = NotificationCenter.default
    center.post(
      name: menuVisible ? Self.willShowMenuNotification : Self.willHideMenuNotification,
      object: self)
    isMenuVisible = menuVisible
    center.post(
      name: menuVisible ? Self.didShowMenuNotification : Self.didHideMenuNotification, object: self)
  }

  /// No effect.
  open func update() {}
}

open class UIMenuItem: _UIObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init(object: ())
  }
}
