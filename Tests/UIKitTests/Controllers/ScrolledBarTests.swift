// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Navigation bars follow the content below them. Source: the references of `prefersLargeTitles`,
/// `hidesSearchBarWhenScrolling`, `standardAppearance` and `scrollEdgeAppearance`.
@MainActor
struct ScrolledBarTests {
  private let table = UITableViewController(style: .plain)
  private let navigation: UINavigationController
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
  private let rows = Rows()

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
  }

  init() {
    table.title = "Rows"
    table.tableView.rowHeight = 40
    table.tableView.dataSource = rows
    navigation = UINavigationController(rootViewController: table)
    window.rootViewController = navigation
    window.isHidden = false
  }

  private var bar: UINavigationBar { navigation.navigationBar }

  /// The top inset of the table, where its first row rests below the bar.
  private var inset: CGFloat { table.tableView.adjustedContentInset.top }

  @Test func scrollingHidesTheLargeTitle() {
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let (height, full) = (bar.bounds.height, inset)
    table.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(height - bar.bounds.height == 52 && full - inset == 52)
    #expect(table.tableView.contentOffset.y == 500)
    table.tableView.contentOffset.y = -full
    window.layoutIfNeeded()
    #expect(bar.bounds.height == height && inset == full)
    // Scrolling by half the height of the title halves that height.
    table.tableView.contentOffset.y = -full + 26
    window.layoutIfNeeded()
    #expect(height - bar.bounds.height == 26 && table.tableView.contentOffset.y == -full + 26)
    table.tableView.contentOffset.y = 500
    #expect(table.tableView.simulateScrollToTop())
    window.layoutIfNeeded()
    #expect(bar.bounds.height == height && table.tableView.contentOffset.y == -full)
  }

  @Test func scrollingHidesTheSearchBarBeforeTheLargeTitle() {
    bar.prefersLargeTitles = true
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    window.layoutIfNeeded()
    let (height, full) = (bar.bounds.height, inset)
    table.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(bar.bounds.height == 44)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    table.tableView.contentOffset.y = -inset
    table.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(height - bar.bounds.height == 52 && full - inset == 52)
  }

  @Test func barsUseTheStandardAppearanceOverScrolledContent() {
    let edge = UINavigationBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let standard = UINavigationBarAppearance()
    standard.configureWithOpaqueBackground()
    standard.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    (bar.scrollEdgeAppearance, bar.standardAppearance) = (edge, standard)
    window.layoutIfNeeded()
    #expect(window.svg().contains("#ff0000") && !window.svg().contains("#00ff00"))
    table.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    #expect(!window.svg().contains("#ff0000") && window.svg().contains("#00ff00"))
  }

  @Test func aPushedControllerShowsTheFullBar() {
    bar.prefersLargeTitles = true
    window.layoutIfNeeded()
    let height = bar.bounds.height
    table.tableView.contentOffset.y = 500
    window.layoutIfNeeded()
    let other = UITableViewController(style: .plain)
    navigation.pushViewController(other, animated: false)
    window.layoutIfNeeded()
    #expect(bar.bounds.height == height)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(height - bar.bounds.height == 52 && table.tableView.contentOffset.y == 500)
  }
}
