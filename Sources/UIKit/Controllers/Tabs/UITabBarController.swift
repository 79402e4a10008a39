// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import InterfaceBuilder
import UIKitComponents

/// Each controller has a tab, without a limit. If there are more than five, phones show four tabs
/// and "More".
open class UITabBarController: UIViewController, UITabBarDelegate {
  var ownBar = UITabBar()

  /// Hiding the bar extends the selected controller by its height at the next layout.
  open var tabBar: UITabBar { ownBar }

  override func decodeBars(_ coder: InterfaceCoder) {
    if let bar = coder.element.child(key: "tabBar") { tabBar.decode(bar, coder.values) }
  }

  /// A selection by code does not call the methods for controllers, as in UIKit. It calls the
  /// methods for tabs.
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

  /// Called by ``UITabBar/simulateTap(on:)``. Subclasses can override it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  open var viewControllers: [UIViewController]? {
    get { children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Keeps the selected controller. If that is removed, selects the controller at its index, or
  /// else the first. All controllers are removed and added with the calls of containment.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let (former, place) = (selectedViewController, selectedIndex)
    removeTabs()
    contain(viewControllers ?? [], keepingThose: [])
    guard let former else {
      selectedIndex = 0
      return
    }
    selectedIndex =
      children.firstIndex { $0 === former } ?? (children.indices.contains(place) ? place : 0)
  }

  private func contain(
    _ controllers: [UIViewController], keepingThose kept: [UIViewController]
  ) {
    for child in children where !kept.contains(child) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in controllers where !kept.contains(child) {
      addChild(child)
      child.didMove(toParent: self)
    }
    state.children = controllers
  }

  /// An index out of range selects no controller.
  @_Observed(UITabBarController.selectionDidChange) open var selectedIndex = 0

  private func selectionDidChange() {
    if isViewLoaded { showSelected() } else { showTabs() }
    notifySelectedTab()
  }

  /// Ignores a controller that is not contained.
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
    let shown = children.indices.filter { tab(at: $0)?.isHidden != true }
    let items: [UITabBarItem] = shown.map { tab(at: $0)?.barItem ?? children[$0].tabBarItem }
    for item in items { item.onChange = { [weak self] in self?.showTabs() } }
    tabBar.onTap = { [weak self] in self?.choose(children: shown, at: $0) }
    tabBar.update(items, selected: shown.firstIndex(of: selectedIndex) ?? -1)
  }

  /// Handles a tap on an item. The delegate may refuse the selection, and is called after it.
  private func choose(children shown: [Int], at place: Int) {
    guard shown.indices.contains(place), children.indices.contains(shown[place]) else { return }
    let index = shown[place]
    let (chosen, tab) = (children[index], tab(at: index)?.chosenTab)
    if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else { return }
    if selectedIndex == index {
      chosen.tabWasTappedAgain()
      reportedTab = tab
      if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: tab) }
    } else {
      selectedIndex = index
    }
    if let item = tabBar.selectedItem { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  private var showsBar: Bool {
    guard !tabBar.isHidden else { return false }
    return selectedViewController?.hidesBottomBar != true
  }

  override func bottomBarDidChange() { if isViewLoaded { layOutBar() } }

  private func layOutBar() {
    let metrics = BarMetrics(traitValues)
    let arrangement = BarArrangement(
      size: view.bounds.size.core, safeArea: view.safeAreaInsets.core,
      bottom: showsBar ? metrics.tabBar : nil)
    tabBar.frame = CGRect(
      arrangement.bottomBar
        ?? Rect(x: 0, y: arrangement.size.height, width: arrangement.size.width, height: 0))
    selectedViewController?.place(in: arrangement)
  }

  /// The area that the tab bar does not cover.
  public private(set) lazy var contentLayoutGuide = makeContentGuide()

  // MARK: Tabs as values

  private var givenTabs: [UITab] = []
  /// The tab that the delegate was last called with.
  private weak var reportedTab: UITab?
  /// Whether a selection of several steps is in progress. The delegate is called once after the
  /// last step.
  private var isChoosing = false

  /// Setting the tabs replaces the child controllers by those of the tabs.
  open var tabs: [UITab] {
    get { givenTabs }
    set { setTabs(newValue, animated: false) }
  }

  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  open func setTabs(_ tabs: [UITab], animated: Bool) {
    removeTabs()
    givenTabs = tabs
    for tab in tabs { tab.join(self) }
    contain(tabs.compactMap(\.viewController), keepingThose: [])
    selectedIndex = 0
  }

  private func removeTabs() {
    for tab in givenTabs { tab.join(nil as UITabBarController?) }
    givenTabs = []
    reportedTab = nil
  }

  /// Updates the children and the bar after a change of a tab or a group.
  func tabsDidChange() {
    let controllers = givenTabs.compactMap(\.viewController)
    if controllers != children {
      contain(controllers, keepingThose: controllers.filter { children.contains($0) })
    }
    selectionDidChange()
  }

  private func tab(at index: Int) -> UITab? {
    givenTabs.first { $0.viewController === children[index] }
  }

  private func notifySelectedTab() {
    guard !isChoosing, let tab = selectedTab, tab !== reportedTab else { return }
    let previous = reportedTab
    reportedTab = tab
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
  }

  /// The selected tab, or the selected descendant of a group. Setting it also selects the tab in
  /// the groups around it.
  open var selectedTab: UITab? {
    get { children.indices.contains(selectedIndex) ? tab(at: selectedIndex)?.chosenTab : nil }
    set {
      guard let newValue else { return }
      let around = Array(sequence(first: newValue) { $0.parent })
      guard let root = around.last, givenTabs.contains(where: { $0 === root }) else { return }
      isChoosing = true
      for tab in around.dropLast() { tab.parent?.selectedChild = tab }
      selectedViewController = root.viewController
      isChoosing = false
      notifySelectedTab()
    }
  }

  /// Searches groups, too.
  open func tab(forIdentifier identifier: String) -> UITab? {
    givenTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// No effect.
  open var customizationIdentifier: String?
  /// No effect.
  open var compactTabIdentifiers: [String]?
  /// No effect.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic
  /// No effect.
  open var bottomAccessory: UITabAccessory?
  /// No effect.
  public private(set) lazy var sidebar = Sidebar()

  /// No effect.
  public enum MinimizeBehavior: Int, Sendable {
    case automatic = 0
    case never, onScrollDown, onScrollUp
  }

  /// No effect.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }
}
