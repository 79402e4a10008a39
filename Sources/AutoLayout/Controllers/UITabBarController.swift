// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import LayoutCore

/// However many controllers there are, each has a tab; of more than five, phones show four and "More".
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Hiding it gives its height to the chosen controller at the next layout.
  public internal(set) var tabBar = UITabBar()

  override func decodeBars(_ coder: InterfaceCoder) {
    if let bar = coder.element.child(key: "tabBar") { tabBar.decode(bar, coder.values) }
  }

  /// Choosing by code tells it nothing, as in UIKit.
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var moreNavigationController: UINavigationController { ownMore }

  private lazy var ownMore = UINavigationController()

  /// No effect.
  open var customizableViewControllers: [UIViewController]?

  /// No effect.
  open var mode = Mode.automatic

  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set {
      tabBar.isHidden = newValue
      if isViewLoaded { view.setNeedsLayout() }
    }
  }

  /// For overriding: called when code that stands for a finger chooses an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Chooses the first controller. All leave and enter with the calls of containment.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers ?? [] {
      addChild(child)
      child.didMove(toParent: self)
    }
    selectedIndex = 0
  }

  /// An index out of range shows none.
  @_Observed(UITabBarController.selectionDidChange) open var selectedIndex = 0

  private func selectionDidChange() {
    if isViewLoaded { showSelected() }
  }

  /// Setting a controller that is not contained changes nothing.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { selectedViewController = subsequentVC }

  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  open override func loadView() { loadContainerView() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }

  private func showSelected() {
    let selected = selectedViewController
    for child in children where child !== selected { child.viewIfLoaded?.removeFromSuperview() }
    showTabs()
    guard let content = selected?.view, content.superview !== view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, at: 0)
    layOutBar()
  }

  func showTabs() {
    for child in children {
      child.tabBarItem.onChange = { [weak self] in self?.showTabs() }
    }
    tabBar.update(children.map(\.tabBarItem), selected: selectedIndex)
  }

  private var showsBar: Bool {
    guard !tabBar.isHidden else { return false }
    return selectedViewController?.hidesBottomBar != true
  }

  override func bottomBarDidChange() { if isViewLoaded { layOutBar() } }

  private func layOutBar() {
    var metrics = BarMetrics(LayoutStore.current.environment.layout)
    metrics.verticalSizeClass = traitValues.verticalSizeClass.core
    let arrangement = BarArrangement(
      size: view.bounds.size.core, safeArea: view.safeAreaInsets.core,
      bottom: showsBar ? metrics.tabBar : nil)
    tabBar.frame = CGRect(
      arrangement.bottomBar
        ?? Rect(x: 0, y: arrangement.size.height, width: arrangement.size.width, height: 0))
    selectedViewController?.place(in: arrangement)
  }

  // MARK: Tabs as values

  private var givenTabs: [UITab] = []

  /// Setting them makes the controllers of the tabs the controller's own.
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    givenTabs = tabs
    setViewControllers(tabs.compactMap(\.viewController), animated: animated)
  }

  open var selectedTab: UITab? {
    get { givenTabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }

  open func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.first { $0.identifier == identifier }
  }

  /// No effect.
  open var compactTabIdentifiers: [String]?
  /// No effect.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// No effect.
  open var bottomAccessory: UITabAccessory?
  /// No effect.
  public let sidebar = Sidebar()

  /// No effect.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }

  /// No effect.
  open class Sidebar: _UIObject {
    open var isHidden = true
    open var preferredLayout: Int = 0
    open var headerContentConfiguration: (any UIContentConfiguration)?
    open var footerContentConfiguration: (any UIContentConfiguration)?

    init() { super.init(object: ()) }
  }
}
