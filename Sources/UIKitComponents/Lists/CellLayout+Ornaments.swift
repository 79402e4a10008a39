// SPDX-License-Identifier: MIT

package import AutoLayout

/// The accessory symbols and separators that a table view draws on a cell.
extension CellLayout {
  /// The symbols of an accessory, in the cell's coordinates.
  package struct Symbols: Hashable, Sendable {
    package var arrow: Rect?
    package var checkmark: Rect?
    package var info: Rect?
  }

  /// The frames of the accessory's symbols. They end at the margin and are centred vertically.
  ///
  /// Source: pictures of Interface Builder's canvas.
  package func symbols(in cell: Size) -> Symbols {
    func slot(_ width: Double, _ height: Double, before end: Double = 0) -> Rect {
      Rect(
        x: self.end(in: cell) - end - width, y: (cell.height - height) / 2, width: width,
        height: height
      ).mirrored(in: Rect(origin: .zero, size: cell), direction)
    }
    switch accessory {
    case .none: return Symbols()
    case .disclosureIndicator: return Symbols(arrow: slot(8, 13))
    case .checkmark: return Symbols(checkmark: slot(15, 14))
    case .detailButton: return Symbols(info: slot(22, 22))
    case .detailDisclosureButton:
      return Symbols(arrow: slot(8, 13), info: slot(22, 22, before: 18))
    }
  }

  /// The separators of a cell, in its coordinates. They are `thickness` points high.
  package static func separators(
    of cell: CellContent, in size: Size, direction: LayoutDirection, thickness: Double
  ) -> [Rect] {
    guard let inset = cell.separatorInset else { return [] }
    var lines: [Rect] = []
    let isGroup = cell.tableStyle == .grouped
    if isGroup, cell.isFirst {
      lines.append(Rect(x: 0, y: 0, width: size.width, height: thickness))
    }
    // The edge of an inset group replaces the separator below its last row.
    if cell.isLast, cell.tableStyle == .insetGrouped { return lines }
    var insets = cell.isLast && isGroup ? .zero : inset.resolved(direction)
    insets.left += cell.sides.left
    // Apps hide a separator with insets that are at least as large as the cell.
    let width = size.width - insets.left - insets.right
    if width > 0 {
      lines.append(
        Rect(x: insets.left, y: size.height - thickness, width: width, height: thickness))
    }
    return lines
  }

  /// The radius of the outer corners of an inset group.
  package static func cornerRadius(_ platform: PlatformVersion) -> Double {
    platform.major >= 26 ? 26 : 10
  }
}
