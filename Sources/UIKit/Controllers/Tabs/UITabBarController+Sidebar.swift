// SPDX-License-Identifier: MIT

public import Foundation

extension UITabBarController {
  /// The area of the view above the tab bar.
  func makeContentGuide() -> UILayoutGuide {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.bottomAnchor.constraint(equalTo: tabBar.topAnchor),
    ])
    return guide
  }

  /// No effect.
  open class Sidebar: _UIObject {
    open var isHidden = true
    open var preferredLayout = Layout.automatic
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?
    open var bottomBarView: UIView?
    open var navigationOverflowItems: UIDeferredMenuElement?
    open weak var delegate: (any Delegate)?

    public enum Layout: Int, Sendable {
      case automatic = 0
      case overlap, tile
    }

    @preconcurrency @MainActor
    public protocol Delegate: NSObjectProtocol {
      func tabBarController(
        _ tabBarController: UITabBarController, sidebar: Sidebar,
        itemFor request: UITabSidebarItem.Request
      ) -> UITabSidebarItem
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
    }

    /// Receives animations that run alongside a sidebar's.
    @preconcurrency @MainActor
    public protocol Animating: NSObjectProtocol {
      func addAnimations(_ animations: @escaping () -> Void)
      func addCompletion(_ completion: @escaping () -> Void)
    }

    init() { super.init(object: ()) }

    open func reconfigureItem(for tab: UITab) {}
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}

/// No effect.
open class UITabSidebarItem: _UIObject {
  open class Request: _UIObject {
    public let tab: UITab?
    public let action: UIAction?

    init(tab: UITab?, action: UIAction?) {
      (self.tab, self.action) = (tab, action)
      super.init(object: ())
    }
  }

  open var contentConfiguration: (any UIContentConfiguration)?
  open var backgroundConfiguration: UIBackgroundConfiguration?
  open var accessories: [UICellAccessory] = []

  public init(request: Request) { super.init(object: ()) }
}
