// SPDX-License-Identifier: MIT

package import AutoLayout

/// The default margins of a table cell and of its content, by the release that lays it out.
///
/// Source: 1,049 margins of 188 scenes that frames saved by Interface Builder imply.
package struct CellMargins: Hashable, Sendable {
  /// Where the table of a cell stands.
  package enum Table: Hashable, Sendable {
    /// Nowhere: the cell is a document of its own.
    case none
    /// It is the root view of a controller.
    case root
    /// It lies in another view.
    case nested
  }

  package var platform: PlatformVersion
  package var table: Table
  /// The width of the table, or of a cell without one, in points.
  package var tableWidth: Double
  package var screenWidth: Double
  /// One pixel in points.
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

  /// The width from which a screen or a table counts as wide, by release: that of the large phones, since
  /// Xcode 13.3 that of the others too, since Xcode 26 those of 393 points only.
  package static func wideWidth(on platform: PlatformVersion) -> Double {
    switch platform.toolsBuild {
    case ..<20_000: 414
    case ..<24_000: 390
    default: 393
    }
  }

  /// The margin on both sides, and how far cells of the inset style stay away from the edges of their
  /// table, in points.
  package var side: Double {
    // A table that is a whole screen is as wide as the screen will be, whatever its frame.
    let width = table == .root ? screenWidth : tableWidth
    let wide = Self.wideWidth(on: platform)
    switch platform.toolsBuild {
    case ..<13_000: return 8
    case ..<14_800: return table == .nested ? 15 : tableWidth < wide ? 16 : 20
    case ..<17_000: return screenWidth < wide ? 15 : 20
    case ..<24_000: return min(width, screenWidth) < wide ? 16 : 20
    // Whatever the width of the table. Source: three cells of xibs.
    default: return screenWidth < wide ? 16 : 20
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
