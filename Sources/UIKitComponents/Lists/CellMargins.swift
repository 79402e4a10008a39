// SPDX-License-Identifier: MIT

package import AutoLayout

/// The default margins of a table view cell and its content view, for a release.
///
/// Source: 1,049 margins of 188 scenes, derived from frames that Interface Builder saved.
package struct CellMargins: Hashable, Sendable {
  /// The place of a cell's table view in the hierarchy.
  package enum Table: Hashable, Sendable {
    /// There is no table: the cell is the root of its document.
    case none
    /// The table is the root view of a view controller.
    case root
    /// The table is inside another view.
    case nested
  }

  package var platform: PlatformVersion
  package var table: Table
  /// The width of the table, or of a cell without one, in points.
  package var tableWidth: Double
  package var screenWidth: Double
  /// The size of a pixel in points.
  package var pixel: Double

  package init(
    platform: PlatformVersion, table: Table, tableWidth: Double, screenWidth: Double, pixel: Double
  ) {
    self.platform = platform
    self.table = table
    self.tableWidth = tableWidth
    self.screenWidth = screenWidth
    self.pixel = pixel
  }

  /// The width from which a screen or a table counts as wide, by release. At first only the large
  /// phones are wide. Since Xcode 13.3 the others are wide too, since Xcode 16.3 only those of 393
  /// points and more.
  package static func wideWidth(on platform: PlatformVersion) -> Double {
    switch platform.toolsBuild {
    case ..<20_000: 414
    case ..<23_727: 390
    default: 393
    }
  }

  /// The margin on both sides, in points. It is also the distance of inset-grouped cells from the
  /// edges of their table.
  package var side: Double {
    // A table that is a root view will be as wide as the screen, whatever its frame is.
    let width = table == .root ? screenWidth : tableWidth
    let wide = Self.wideWidth(on: platform)
    switch platform.toolsBuild {
    case ..<13_000: return 8
    case ..<14_800: return table == .nested ? 15 : tableWidth < wide ? 16 : 20
    case ..<17_000: return screenWidth < wide ? 15 : 20
    default: return min(width, screenWidth) < wide ? 16 : 20
    }
  }

  /// The margin above and below.
  private var vertical: Double {
    switch platform.toolsBuild {
    case ..<13_000: 8
    case ..<24_000: 11
    default: 15
    }
  }

  /// The margins of the cell itself.
  package var cell: DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: vertical, leading: side, bottom: vertical, trailing: side)
  }

  /// The margins of the content view, which ends before the accessory and above the separator.
  package func content(hasAccessory: Bool) -> DirectionalEdgeInsets {
    var margins = cell
    if hasAccessory { margins.trailing = 8 }
    if (13_000..<14_800).contains(platform.toolsBuild) { margins.bottom -= pixel }
    return margins
  }
}
