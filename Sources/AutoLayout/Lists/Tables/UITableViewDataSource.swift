// SPDX-License-Identifier: MIT

public import Foundation

/// What a table asks for its rows.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
  /// The number of rows; asked once for every section after a reload. Negative numbers count as 0.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row that comes into view; one that `dequeueReusableCell(withIdentifier:for:)`
  /// returns, as a rule.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The words of a section's header where the delegate gives no view; nil, for none, unless
  /// implemented.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words of a section's footer where the delegate gives no view; nil, for none, unless
  /// implemented.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }

  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
}

/// What decides heights, headers and footers of a table, in points. What is not implemented has the
/// table's own values.
///
/// Heights of rows are asked after a reload and when the table's width changes or a group of
/// changes without any ends; a negative one lets the cell decide.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// The height of a row; the table's `rowHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height at which a row counts until its cell is measured, asked where the height itself is
  /// negative; the table's `estimatedRowHeight` unless implemented.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header; a negative one asks its view. The table's
  /// `sectionHeaderHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer; a negative one asks its view. The table's
  /// `sectionFooterHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view of a section's header; nil, unless implemented, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view of a section's footer; nil, unless implemented, shows the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Is called after a cell was made and added for a row that comes into view, before it is placed.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Is called after a cell has left the table because its row left the view or the data changed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Is called for a touch; there is none here, and code that selects does not call it.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Is called for a touch; there is none here, and code that deselects does not call it.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }

  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }

  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }

  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }

  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}
