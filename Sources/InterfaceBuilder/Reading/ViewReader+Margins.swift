// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// The layout margins of a view that is no controller's root.
  func margins(of element: IBElement, in surroundings: ViewSurroundings) -> LayoutMargins {
    var margins = LayoutMargins()
    let preserves = element.flag("preservesSuperviewLayoutMargins") ?? false
    margins.own = defaultMargins(of: element, in: surroundings)
    if let explicit = element.explicitMargins {
      // A cell that preserves margins has its own besides.
      margins.own =
        preserves && element.isPartOfCell ? .max(explicit, margins.own ?? explicit) : explicit
    }
    margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    margins.followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    // What a cell's margins have of its table's is in their defaults already; the rest, the bars over
    // the table, is scrolled clear of.
    margins.preservesSuperview = element.name != "tableViewCell" && preserves
    return margins
  }

  /// What stands for margins that the file does not set; `nil` for those of any view.
  private func defaultMargins(
    of element: IBElement, in surroundings: ViewSurroundings
  ) -> DirectionalEdgeInsets? {
    switch element.name {
    case "tableViewCell": return cellMargins(of: element, in: surroundings.table).cell
    case "tableViewCellContentView":
      guard let cell = surroundings.superview, cell.name == "tableViewCell" else { break }
      let accessory = cell["accessoryType"] ?? "none"
      return cellMargins(of: cell, in: surroundings.table)
        .content(hasAccessory: accessory != "none")
    case "stackView":
      // A stack view that counts its margins has none unless they are written.
      if element.flag("layoutMarginsRelativeArrangement") == true { return .zero }
    default: break
    }
    return nil
  }

  /// The margins of a cell on the scene's canvas.
  func cellMargins(of cell: IBElement, in table: IBElement?) -> CellMargins {
    CellMargins(
      platform: canvas.environment.platform,
      table: table.map { $0.key == "view" ? .root : .nested } ?? .none,
      tableWidth: cell.widthOfTable + canvas.growth, screenWidth: canvas.screen.size.width,
      pixel: 1 / canvas.environment.pixels.scale)
  }

  /// The layout margins of a root view.
  func rootMargins(of element: IBElement) -> LayoutMargins {
    var margins = LayoutMargins.root
    margins.own = element.explicitMargins
    margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    margins.followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    margins.preservesSuperview = element.flag("preservesSuperviewLayoutMargins") ?? false
    return margins
  }
}

extension IBElement {
  fileprivate var isPartOfCell: Bool {
    name == "tableViewCell" || name == "tableViewCellContentView"
  }

  /// The width in the file of the table that a cell is in. The table's own frame may be what layout is to
  /// find; the cell, which the table has placed, tells it as well.
  var widthOfTable: Double {
    let frame = recordedFrame ?? .zero
    return frame.width + 2 * max(frame.x, 0)
  }

  /// The margins that the file sets, directional or not.
  var explicitMargins: DirectionalEdgeInsets? {
    if let insets = child(key: "directionalLayoutMargins") {
      return DirectionalEdgeInsets(
        top: insets.coordinate("top"), leading: insets.coordinate("leading"),
        bottom: insets.coordinate("bottom"), trailing: insets.coordinate("trailing"))
    }
    guard let insets = child(key: "layoutMargins") else { return nil }
    return DirectionalEdgeInsets(
      top: insets.coordinate("top"), leading: insets.coordinate("left"),
      bottom: insets.coordinate("bottom"), trailing: insets.coordinate("right"))
  }
}
