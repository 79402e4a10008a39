// SPDX-License-Identifier: MIT

import Foundation

/// A tab by what it shows: its controller is made when it is first asked for and takes the tab's title and image.
open class UITab: _UIObject {
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
  open var isHidden = false
  /// No effect.
  open var allowsHiding = false
  open private(set) weak var parent: UITabGroup?

  /// No effect.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default`, optional, movable, pinned, fixed, sidebarOnly
  }

  private let provider: ((UITab) -> UIViewController)?
  private var ownController: UIViewController?

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
      updateItem()
    }
    return ownController
  }

  private func updateItem() {
    guard let item = ownController?.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }

  func join(_ group: UITabGroup?) { parent = group }
}

/// The tab that searches.
open class UISearchTab: UITab {
  /// No effect.
  open var automaticallyActivatesSearch = false

  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }
}

/// Tabs under one; in a bar it shows the chosen child's controller where it has none of its own.
open class UITabGroup: UITab {
  @_Observed(UITabGroup.joinChildren) open var children: [UITab] = []
  open var selectedChild: UITab?
  open var managingNavigationController: UINavigationController?

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  private func joinChildren() { for child in children { child.join(self) } }

  open override var viewController: UIViewController? {
    super.viewController ?? (selectedChild ?? children.first)?.viewController
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
