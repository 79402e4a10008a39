// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// The rows, cells and selection of a table.
@MainActor
final class TableState {
  /// The heights and positions of sections and rows.
  var arrangement = TableArrangement()
  /// The safe area's horizontal insets of rows at the last measurement.
  var cellSides = EdgeInsets.zero
  typealias Titles = (header: UIView?, footer: UIView?)

  var titles: [Titles] = []
  var needsReload = true
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The new cells, until the call of the delegate's `willDisplay`.
  var appearing: Set<ObjectIdentifier> = []
  /// Unused cells, by reuse identifier.
  var reusable: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var partNibs: [String: UINib] = [:]
  /// The prototype cells of the storyboard, by reuse identifier.
  var prototypes: [String: InterfacePrototype] = [:]
  /// The rows of a static table in a storyboard.
  var fixed: FixedTable?
  var partClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The insets of the separators. If nil, each separator begins at its cell's text.
  var separatorInset: UIEdgeInsets?
  var selected: [IndexPath] = []
  /// Whether the table is in editing mode. A swipe alone does not set it.
  var isEditing = false
  /// The touched row.
  var touched: IndexPath?
  var prefetching = Prefetching()
  /// The section index titles. ``index`` shows them.
  var indexTitles: [String] = []
  var index: UITableViewIndex?
  /// The optional methods that the data source or delegate was found not to implement.
  var unimplemented: UnimplementedMethods = []
  /// Increases whenever the table shows other rows.
  var revision = 0
  /// The nesting depth of batch updates. ``changes`` collects the changes of the batch.
  var updates = 0
  var changes = ListChanges()
  /// The row that is being reconfigured, and its cell.
  var configured: (path: IndexPath, cell: UITableViewCell)?
  /// Unused headers and footers, by reuse identifier.
  var reusableTitles: [String: [UITableViewHeaderFooterView]] = [:]
  /// Whether the table is laying out rows. Guards against a data source that calls the table
  /// meanwhile.
  var isLayingOut = false
  /// Whether the delegate is told about a new cell, which it may change.
  var isAnnouncing = false

  nonisolated init() {}

  /// Records that a default implementation was called in place of the object's own.
  ///
  /// - Returns: false, the result of the default implementation.
  @discardableResult
  func noteUnimplemented(_ method: UnimplementedMethods) -> Bool {
    unimplemented.insert(method)
    return false
  }
}
