// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// Table, page and split view controllers, and the bars around them.
@MainActor
@Suite(.serialized)
final class ContainerControllerTests {
  /// Retained during a test.
  private var window: UIWindow?

  private func show(_ controller: UIViewController, on device: SimulatedDevice? = nil) throws {
    try UIScreen.main.simulate(device ?? SimulatedDevice("iPhone 8"))
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private final class Numbers: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      tableView.rowHeight = 50
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(indexPath.row)"
      return cell
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { indexPath.row == 0 ? 80 : super.tableView(tableView, heightForRowAt: indexPath) }
  }

  @Test func tableControllerIsDataSourceAndDelegateOfItsTable() throws {
    defer { UIScreen.main.simulateStandard() }
    let controller = Numbers(style: .plain)
    try show(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.visibleCells.map(\.frame.height) == [80, 50, 50])
  }

  private final class Grid: UICollectionViewController {
    override func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }
    override func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func collectionControllerHoldsItsCollectionInAnotherView() throws {
    defer { UIScreen.main.simulateStandard() }
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 60)
    let controller = Grid(collectionViewLayout: layout)
    controller.collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    try show(controller)
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionView.visibleCells.count == 4)
  }

  @Test func toolbarShowsTheTopControllersButtonsAndAddsToTheSafeArea() throws {
    defer { UIScreen.main.simulateStandard() }
    let content = UIViewController()
    content.toolbarItems = [
      UIBarButtonItem(title: "Left"), .flexibleSpace(), UIBarButtonItem(title: "Right"),
    ]
    let navigation = UINavigationController(rootViewController: content)
    try show(navigation)
    #expect(content.view.safeAreaInsets.bottom == 0)
    navigation.isToolbarHidden = false
    window?.layoutIfNeeded()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
    #expect(content.view.safeAreaInsets.bottom == 44)
    #expect(window?.svg().contains(">Right<") == true)
    content.toolbarItems = [UIBarButtonItem(title: "Other")]
    #expect(window?.svg().contains(">Other<") == true)
  }

  /// Source: 25 recorded toolbars on screens with a home button, and 60 above a home indicator.
  @Test func freeToolbarHasAHeightOfItsOwn() throws {
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 44))
    defer { UIScreen.main.simulateStandard() }
    try UIScreen.main.simulate(SimulatedDevice("iPhone 15"))
    #expect(UIToolbar().intrinsicContentSize == CGSize(width: -1, height: 49))
  }

  @Test func titleViewStandsInTheMiddleOfTheBar() throws {
    defer { UIScreen.main.simulateStandard() }
    let content = UIViewController()
    content.title = "Hidden"
    let title = UILabel()
    title.text = "Shown"
    content.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: content)
    try show(navigation)
    #expect(title.superview === navigation.navigationBar)
    #expect(title.frame.size == title.intrinsicContentSize)
    #expect(title.center.x == 187.5)
    #expect(window?.svg().contains(">Hidden<") == false)
    content.navigationItem.titleView = nil
    window?.layoutIfNeeded()
    #expect(title.superview == nil)
  }

  /// UIKit keeps the frame that code gave a title view with autoresizing constraints.
  @Test func titleViewsKeepTheSizeOfTheirFrame() throws {
    defer { UIScreen.main.simulateStandard() }
    let content = UIViewController()
    let title = UISegmentedControl(items: ["A", "B"])
    title.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    content.navigationItem.titleView = title
    let navigation = UINavigationController(rootViewController: content)
    try show(navigation)
    #expect(title.frame.size == CGSize(width: 200, height: 30))
    title.frame.size.width = 1000
    navigation.view.setNeedsLayout()
    window?.layoutIfNeeded()
    #expect(abs(title.frame.width - 343) < 0.01, "not beyond the margins of the bar")

    let label = UILabel()
    label.text = "A"
    content.navigationItem.titleView = label
    window?.layoutIfNeeded()
    let narrow = label.frame.width
    label.text = "A longer title"
    navigation.view.setNeedsLayout()
    window?.layoutIfNeeded()
    #expect(label.frame.width > narrow)
  }

  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String?] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text)
    }
  }

  @Test func searchBarStandsBelowTheTitleAndTellsItsUpdater() throws {
    defer { UIScreen.main.simulateStandard() }
    let content = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    try show(navigation)
    #expect(search.searchBar.frame == CGRect(x: 0, y: 44, width: 375, height: 52))
    #expect(content.view.safeAreaInsets.top == 116, "20, 44 and 52 points")
    search.isActive = true
    search.searchBar.text = "oak"
    #expect(search.searchBar.showsCancelButton)
    search.isActive = false
    #expect(updater.texts == ["", "oak", "", ""] || updater.texts == ["", "oak", ""])
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test func searchBarIs56PointsHighAnd108WithScopes() {
    let bar = UISearchBar()
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 108)
  }

  /// Source: `UIBarStyle.black`, "use a black background with light content".
  @Test func blackSearchBarsAreDark() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.text = "Text"
    #expect(!bar.svg().contains("fill=\"#ffffff\" textLength"))
    bar.barStyle = .black
    #expect(bar.svg().contains("fill=\"#ffffff\" textLength"))
  }

  private final class Pages: NSObject, UIPageViewControllerDataSource {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { UIViewController() }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  }

  @Test func pageFillsItsControllerAboveTheDots() throws {
    defer { UIScreen.main.simulateStandard() }
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    var isDone = false
    pages.setViewControllers([first], direction: .forward, animated: false) { isDone = $0 }
    try show(pages)
    #expect(isDone)
    #expect(first.view.frame == pages.view.bounds)
    let source = Pages()
    pages.dataSource = source
    window?.layoutIfNeeded()
    // The page dots are 26 points high since iOS 14.
    #expect(first.view.frame.height == 641)
    // The new page has its frame when the call returns.
    pages.setViewControllers([second], direction: .forward, animated: true)
    #expect(pages.viewControllers == [second])
    #expect(first.parent == nil)
    #expect(first.view.superview == nil)
    #expect(second.view.frame.height == 641)
  }

  /// Source: the reference of `UITabBarController.viewControllers`.
  @Test func replacedTabsKeepTheSelectedController() {
    let all = (0..<4).map { _ in UIViewController() }
    let tabs = UITabBarController()
    tabs.viewControllers = Array(all[0...2])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.tabBar.items?.count == 3, "before anything is shown")
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[3], all[2], all[1]]
    #expect(tabs.selectedViewController === all[1] && tabs.selectedIndex == 2)
    tabs.viewControllers = [all[0], all[2], all[3]]
    #expect(tabs.selectedIndex == 2, "another has its place")
    tabs.viewControllers = [all[0]]
    #expect(tabs.selectedIndex == 0)
    all[0].tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 5)
    #expect(tabs.tabBar.items?.first?.title == "Home")
  }

  @Test func columnsStandSideBySideOnALyingPadAndOneAloneOnAPhone() throws {
    defer { UIScreen.main.simulateStandard() }
    let split = UISplitViewController(style: .doubleColumn)
    let (list, detail) = (UIViewController(), UIViewController())
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    try show(split, on: SimulatedDevice("iPad Pro 11", isLandscape: true))
    #expect(list.splitViewController === split)
    // Source: the references of `setViewController(_:for:)` and `viewController(for:)`.
    #expect(split.viewController(for: .primary) === list)
    #expect(split.viewControllers == [list.navigationController, detail.navigationController])
    #expect(
      split.viewController(for: .primary)?.navigationController?.view.frame
        == CGRect(x: 0, y: 0, width: 320, height: 834))
    #expect(
      split.viewController(for: .secondary)?.navigationController?.view.frame
        == CGRect(x: 320, y: 0, width: 874, height: 834))
    split.preferredPrimaryColumnWidth = 400
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.minX == 400)
    split.preferredDisplayMode = .oneOverSecondary
    #expect(split.viewController(for: .secondary)?.navigationController?.view.frame.width == 1194)

    split.preferredDisplayMode = .automatic
    try UIScreen.main.simulate(SimulatedDevice("iPad Pro 11"))
    #expect(split.displayMode == .secondaryOnly)
    #expect(list.view.window == nil)
    try UIScreen.main.simulate(SimulatedDevice("iPhone 8"))
    #expect(split.isCollapsed)
    #expect(detail.view.window != nil)
    split.show(.primary)
    #expect(list.view.window != nil)
    #expect(detail.view.window == nil)
  }

  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 10 : 2
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "\(component).\(row)" }
  }

  @Test func pickerShowsTheRowsAroundTheChosenOneInTheMiddle() throws {
    let picker = UIPickerView()
    let fruits = Fruits()
    picker.dataSource = fruits
    picker.delegate = fruits
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.sizeToFit()
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.selectRow(99, inComponent: 1, animated: false)
    picker.layoutIfNeeded()
    #expect(picker.selectedRow(inComponent: 0) == 5)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    let chosen = try #require(picker.view(forRow: 5, forComponent: 0) as? UILabel)
    #expect(chosen.text == "0.5")
    #expect(chosen.frame == CGRect(x: 20, y: 92, width: 140, height: 32))
    #expect(picker.view(forRow: 4, forComponent: 0)?.frame.minY == 60)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
  }

  @Test func datePickerKeepsItsDateWithinItsLimits() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    let now = Date(timeIntervalSinceReferenceDate: 0)
    picker.minimumDate = now
    picker.maximumDate = now.addingTimeInterval(100)
    picker.date = now.addingTimeInterval(-5)
    #expect(picker.date == now)
    picker.setDate(now.addingTimeInterval(500), animated: true)
    #expect(picker.date == now.addingTimeInterval(100))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 1)
  }

  @Test func refreshControlStandsAboveTheContent() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    let control = UIRefreshControl()
    table.refreshControl = control
    #expect(control.frame == CGRect(x: 0, y: -60, width: 375, height: 60))
    control.beginRefreshing()
    #expect(control.isRefreshing)
    table.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func menusListActionsAndKnowWhichAreOn() {
    let on = UIAction(title: "Name", state: .on) { _ in }
    let menu = UIMenu(
      title: "Sort", options: .singleSelection,
      children: [on, UIMenu(options: .displayInline, children: [UIAction(title: "Date") { _ in }])])
    #expect(menu.selectedElements.count == 1)
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
    let button = UIButton(type: .system)
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu === menu)
    #expect(UIBarButtonItem(title: "Sort", menu: menu).menu === menu)
  }
}
