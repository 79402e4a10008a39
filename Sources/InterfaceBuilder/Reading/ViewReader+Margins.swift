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

  /// The layout margins of a root view: the system keeps its sides clear, and its top and bottom
  /// are those of the safe area.
  func rootMargins(of element: IBElement, width: Double) -> LayoutMargins {
    let isWide = width >= Self.wideRoot && document.toolsVersion.build >= 8_000
    let side = isWide ? 20.0 : 16
    var margins = LayoutMargins()
    margins.own = DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    margins.systemMinimum = margins.own
    if let explicit = element.explicitMargins { margins.own = explicit }
    margins.insetsFromSafeArea =
      element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    return margins
  }

  /// The width from which a root view's side margins are 20 instead of 16 points.
  ///
  /// Source: recorded margins, 16 at 393 points and below, 20 at 400 and above, but for Xcode 6.
  private static var wideRoot: Double { 400 }
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
