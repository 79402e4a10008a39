// SPDX-License-Identifier: MIT

public import Foundation

/// A controller whose view is a table, of which it is data source and delegate.
///
/// The table is reloaded when it first appears, and what is chosen in it is taken back on every
/// appearance.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style
  private var hasAppeared = false

  /// A controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view unless that was replaced.
  // UIKit declares it so, and clients rely on it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Whether what is chosen is taken back when the table appears.
  open var clearsSelectionOnViewWillAppear = true

  /// What people pull down to reload the table.
  open var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  open override func loadView() {
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !hasAppeared { tableView?.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear, let table = tableView else { return }
    for indexPath in table.indexPathsForSelectedRows ?? [] {
      table.deselectRow(at: indexPath, animated: animated)
    }
  }

  // MARK: Data

  /// The number of rows: none unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// The cell of a row: an empty one unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// As ``UITableViewDataSource`` says of it, for subclasses to override.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// As ``UITableViewDataSource`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// As ``UITableViewDataSource`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }

  // MARK: Rows

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  /// As ``UITableViewDelegate`` says of it, for subclasses to override.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

  // MARK: Scrolling

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// As ``UIScrollViewDelegate`` says of it, for subclasses to override.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
