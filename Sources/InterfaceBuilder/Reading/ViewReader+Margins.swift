// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

extension ViewReader {
  /// The layout margins of a view that is not a controller's root view.
  func margins(of element: IBElement, in surroundings: ViewSurroundings) -> LayoutMargins {
    var margins = LayoutMargins()
    let preserves = element.flag("preservesSuperviewLayoutMargins") ?? false
    margins.own = defaultMargins(of: element, in: surroundings)
    if let explicit = element.explicitMargins {
      // A cell that preserves the superview's margins also keeps its own.
      margins.own =
        preserves && element.isPartOfCell ? .max(explicit, margins.own ?? explicit) : explicit
    }
    margins.insetsFromSafeArea = element.flag("insetsLayoutMarginsFromSafeArea") ?? true
    margins.followsReadableWidth = element.flag("layoutMarginsFollowReadableWidth") ?? false
    // A cell's default margins already include the table's margins. The bars over the table do not
    // count, because the table scrolls its content clear of them.
    margins.preservesSuperview = element.name != "tableViewCell" && preserves
    return margins
  }

  /// The default margins of an element; `nil` for the default of any view.
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
      // Source: four margins of a stack view with margin-relative arrangement, and eight edges that
      // constraints attach to the margins of other stack views.
      return .zero
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

  /// The layout margins of a root view without a controller.
  ///
  /// Since Xcode 14.1 a view that ignores the safe area has the margins of any view above and
  /// below. Source: both edges of one view; three views of earlier builds have no margins there.
  func rootMargins(ofStandaloneView element: IBElement) -> LayoutMargins {
    var margins = rootMargins(of: element)
    let era = CanvasEra(toolsBuild: canvas.environment.platform.toolsBuild)
    if !margins.insetsFromSafeArea, margins.own == nil, era.insetsFreeScenes {
      margins.own = DirectionalEdgeInsets(top: 8, leading: 0, bottom: 8, trailing: 0)
    }
    return margins
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

  /// The width of a cell's table in the file, computed from the cell. The table's own frame may not
  /// be known before layout, but the table has already placed the cell.
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
