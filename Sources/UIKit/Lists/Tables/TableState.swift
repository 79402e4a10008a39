// SPDX-License-Identifier: MIT

import AutoLayout
import Foundation
import UIKitComponents

/// What a table knows of its rows and keeps of its cells.
@MainActor
final class TableState {
  /// The heights of sections and rows, and where they stand.
  var arrangement = TableArrangement()
  /// How far the sides of the screen reach into rows, for which they were measured.
  var cellSides = EdgeInsets.zero
  typealias Titles = (header: UIView?, footer: UIView?)

  /// The headers and footers of the sections.
  var titles: [Titles] = []
  var needsReload = true
  var cells: [IndexPath: UITableViewCell] = [:]
  /// Cells out of view, by reuse identifier.
  var reusable: [String: [UITableViewCell]] = [:]
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var cellNibs: [String: UINib] = [:]
  var partNibs: [String: UINib] = [:]
  /// The cells that a storyboard has for the table, by reuse identifier.
  var prototypes: [String: InterfacePrototype] = [:]
  /// The rows of a table whose storyboard holds them.
  var fixed: FixedTable?
  var partClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Where lines begin and end; nil lets them begin where the texts of their cells do.
  var separatorInset: UIEdgeInsets?
  var selected: [IndexPath] = []
  /// Whether rows are edited, and not only swiped.
  var isEditing = false
  /// The row that is being touched.
  var touched: IndexPath?
  var prefetching = Prefetching()
  /// The titles that lead to sections, and the view that shows them.
  var indexTitles: [String] = []
  var index: UITableViewIndex?
  /// What turned out not to be the data source's own.
  var unimplemented: UnimplementedMethods = []
  /// Goes up as the data source shows other rows.
  var revision = 0
  /// The depth of groups of changes, and those of the present one.
  var updates = 0
  var changes = ListChanges()
  /// The row that is configured anew, and its cell.
  var configured: (path: IndexPath, cell: UITableViewCell)?
  /// Headers and footers that are free, by reuse identifier.
  var reusableTitles: [String: [UITableViewHeaderFooterView]] = [:]
  /// Set while rows are laid out, which asks the data source, which may ask the table.
  var isLayingOut = false

  nonisolated init() {}

  /// What the data source's method gives in place of its own.
  @discardableResult
  func noteUnimplemented(_ method: UnimplementedMethods) -> Bool {
    unimplemented.insert(method)
    return false
  }
}
