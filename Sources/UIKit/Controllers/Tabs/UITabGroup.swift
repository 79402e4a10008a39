// SPDX-License-Identifier: MIT

import Foundation

/// A tab with children. A group without its own controller shows the controller of the selected
/// child.
open class UITabGroup: UITab {
  @_Observed(UITabGroup.joinChildren) open var children: [UITab] = []

  /// If nil, the child with ``defaultChildIdentifier`` is shown, or else the first child.
  @_Observed(UITabGroup.choiceDidChange) open var selectedChild: UITab? = nil

  open var defaultChildIdentifier: String?

  /// Its stack shows the controllers of the group and of its selected descendants.
  @_Observed(UITabGroup.choiceDidChange)
  open var managingNavigationController: UINavigationController? = nil

  /// The first children of ``displayOrder``. Children that it does not name follow.
  open var displayOrderIdentifiers: [String] = []
  /// No effect.
  open var allowsReordering = false
  /// No effect.
  open var sidebarActions: [UIAction] = []
  /// No effect.
  open var sidebarAppearance = SidebarAppearance.automatic

  /// No effect.
  public enum SidebarAppearance: Int, Sendable {
    case automatic = 0
    case inline, rootSection
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
  }

  private func joinChildren(_ old: [UITab], _ new: [UITab]) {
    for child in old where child.parent === self { child.join(nil as UITabGroup?) }
    for child in new { child.join(self) }
    if let selectedChild, selectedChild.parent !== self { self.selectedChild = nil }
    choiceDidChange()
  }

  private func choiceDidChange() { tabBarController?.tabsDidChange() }

  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in
      children.first { $0.identifier == name }
    }
    return named + children.filter { child in !named.contains { $0 === child } }
  }

  /// Searches nested groups, too.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? tab(forIdentifier: identifier)
  }

  // MARK: Choice

  private var shownChild: UITab? {
    selectedChild
      ?? defaultChildIdentifier.flatMap { name in
        children.first { $0.identifier == name }
      }
  }

  override var chosenTab: UITab {
    let shown = shownChild ?? (super.viewController == nil ? children.first : nil)
    return shown?.chosenTab ?? self
  }

  override var chosenControllers: [UIViewController] {
    let own = [super.viewController].compactMap { $0 }
    return own + ((shownChild ?? (own.isEmpty ? children.first : nil))?.chosenControllers ?? [])
  }

  /// The tab that determined the current stack of the managing controller.
  private weak var stackedTab: UITab?

  open override var viewController: UIViewController? {
    guard let navigation = managingNavigationController else {
      return super.viewController ?? (shownChild ?? children.first)?.viewController
    }
    let chosen = chosenTab
    guard stackedTab !== chosen || navigation.viewControllers.isEmpty else { return navigation }
    stackedTab = chosen
    let proposed = chosenControllers
    let controller = tabBarController
    let stack = controller.flatMap {
      $0.delegate?.tabBarController(
        $0, displayedViewControllersFor: chosen, proposedViewControllers: proposed)
    }
    navigation.setViewControllers(stack ?? proposed, animated: false)
    return navigation
  }
}
