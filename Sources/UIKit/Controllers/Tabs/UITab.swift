// SPDX-License-Identifier: MIT

import Foundation

/// A tab that creates its controller on first access. The controller's tab bar item shows the tab's
/// title and image.
open class UITab: _UIObject, UISpringLoadedInteractionSupporting {
  public let identifier: String
  @_Observed(UITab.updateItem) open var title = ""
  @_Observed(UITab.updateItem) open var image: UIImage? = nil
  @_Observed(UITab.updateItem) open var badgeValue: String? = nil
  /// No effect.
  open var subtitle: String?
  open var userInfo: Any?
  /// No effect.
  open var preferredPlacement = Placement.automatic
  /// No effect.
  open var allowsHiding = false
  /// No effect.
  open var isSpringLoaded = false
  open private(set) weak var parent: UITabGroup?
  private weak var container: UITabBarController?

  /// No effect.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private let provider: ((UITab) -> UIViewController)?
  private(set) var ownController: UIViewController?
  /// The bar item of a tab without a controller.
  private lazy var ownItem = UITabBarItem(title: title, image: image, selectedImage: nil)

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    super.init(object: ())
    self.title = title
    self.image = image
  }

  open var viewController: UIViewController? {
    if ownController == nil, let controller = provider?(self) {
      ownController = controller
      controller.state.tab = self
      updateItem()
    }
    return ownController
  }

  var barItem: UITabBarItem { ownController?.tabBarItem ?? ownItem }

  private func updateItem() {
    let item = barItem
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }

  // MARK: Visibility

  private var givenHidden: Bool?

  /// Tab bars omit a hidden tab.
  open var isHidden: Bool {
    get { givenHidden ?? isHiddenByDefault }
    set {
      givenHidden = newValue
      visibilityDidChange()
    }
  }

  @_Observed(UITab.visibilityDidChange) open var isHiddenByDefault = false

  private func visibilityDidChange() { tabBarController?.tabsDidChange() }

  /// Whether neither the tab nor a group around it is hidden in its tab bar controller.
  open var hasVisiblePlacement: Bool {
    !isHidden && parent?.hasVisiblePlacement ?? (container != nil)
  }

  // MARK: Tab bar controller

  open var tabBarController: UITabBarController? { container ?? parent?.tabBarController }

  /// The nearest group around the tab that has a managing navigation controller.
  open var managingTabGroup: UITabGroup? {
    sequence(first: parent) { $0?.parent }.prefix { $0 != nil }
      .first { $0?.managingNavigationController != nil } ?? nil
  }

  func join(_ group: UITabGroup?) { parent = group }

  func join(_ controller: UITabBarController?) { container = controller }

  /// The tab that is selected when this one is: itself, or the selected child of a group.
  var chosenTab: UITab { self }

  /// The controllers of the tab and of its selected descendants, from the outside inwards.
  var chosenControllers: [UIViewController] { [viewController].compactMap { $0 } }

  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

open class UISearchTab: UITab {
  /// No effect.
  open var automaticallyActivatesSearch = false

  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

/// No effect.
open class UITabAccessory: _UIObject {
  public let contentView: UIView

  public init(contentView: UIView) {
    self.contentView = contentView
    super.init(object: ())
  }
}
