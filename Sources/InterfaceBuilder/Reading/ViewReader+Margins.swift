// SPDX-License-Identifier: MIT

import LayoutCore

extension ViewReader {
  /// The layout margins of a view that is no controller's root.
  func margins(of element: IBElement, in surroundings: ViewSurroundings) -> LayoutMargins {
    var margins = LayoutMargins()
    // A cell has the margins of its content, which may preserve them.
    if let cell = element.name == "tableViewCellContentView" ? surroundings.superview : element,
      cell.name == "tableViewCell"
    {
      let defaults = cellMargins(of: cell, in: surroundings.table)
      margins.own = element.name == "tableViewCell" ? defaults.cellMargins : defaults.contentMargins
    }
    // A stack view that counts its margins has none unless they are written.
    if element.name == "stackView", element.flag("layoutMarginsRelativeArrangement") == true {
      margins.own = .zero
    }
    if let explicit = element.explicitMargins { margins.own = explicit }
    margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    // What a cell's margins have of its table's is in their defaults already; the rest, the bars over
    // the table, is scrolled clear of.
    margins.preservesSuperview =
      element.name != "tableViewCell"
      && element.flag("preservesSuperviewLayoutMargins") ?? false
    return margins
  }

  /// The margins of a cell's content on the scene's canvas, or on the one that the file was recorded
  /// on.
  func cellMargins(
    of cell: IBElement, in table: IBElement?, isOwn: Bool = false
  ) -> CellMargins {
    let own = canvas.ownDevice.screen(canvas.ownOrientation).size.width
    let screen = isOwn ? own : canvas.screen.size.width
    // The table's own frame may be what layout is to find; the cell, which the table has placed, tells
    // its width as well.
    let frame = cell.recordedFrame ?? .zero
    let recorded = frame.width + 2 * max(frame.x, 0)
    return CellMargins(
      cell: cell, table: table, tableWidth: recorded + screen - own, screenWidth: screen,
      tools: document.toolsVersion)
  }

  /// The layout margins of a root view.
  func rootMargins(of element: IBElement) -> LayoutMargins {
    var margins = LayoutMargins.root
    margins.own = element.explicitMargins
    margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    margins.preservesSuperview = element.flag("preservesSuperviewLayoutMargins") ?? false
    return margins
  }
}

extension IBElement {
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
