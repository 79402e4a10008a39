// SPDX-License-Identifier: MIT

package import AutoLayout
import Typography

/// The frames of a cell's accessory and separator, and the frame of its content view, for a
/// release.
///
/// - Unverified: the width of the controls in rows that are being edited.
package struct CellLayout: Hashable, Sendable {
  package var platform: PlatformVersion
  package var pixels: PixelGrid
  package var direction: LayoutDirection
  /// The side margin of the cell, in points. Accessories end at it.
  package var side: Double
  /// The insets of the safe area from the sides. The content view is inside them.
  package var sides: EdgeInsets
  package var accessory: CellContent.Accessory
  /// The size of the view that replaces the accessory.
  package var accessoryView: Size?
  package var hasSeparator: Bool
  /// The indentation of a style's image and texts from the margin, in points.
  package var indentation = 0.0
  /// Whether there is an editing control before the content.
  package var hasEditControl = false
  /// Whether there is a reordering control after everything else.
  package var hasReorderControl = false
  /// Whether text and detail are stacked in styles that otherwise place them side by side. This is
  /// so at the accessibility text sizes. Source: the WWDC 2017 session on Dynamic Type.
  package var stacksTexts: Bool

  package init(
    in environment: Environment, direction: LayoutDirection, side: Double,
    sides: EdgeInsets = .zero, accessory: CellContent.Accessory, accessoryView: Size? = nil,
    hasSeparator: Bool
  ) {
    platform = environment.platform
    pixels = environment.pixels
    stacksTexts = Self.wrapsTexts(in: environment)
    self.direction = direction
    self.side = side
    self.sides = sides
    self.accessory = accessory
    self.accessoryView = accessoryView
    self.hasSeparator = hasSeparator
  }

  /// Whether single-line texts of a style wrap to any number of lines. This is so at the
  /// accessibility text sizes. Source: as for `stacksTexts`.
  package static func wrapsTexts(in environment: Environment) -> Bool {
    environment.contentSizeCategory.isAccessibilityCategory && environment.platform.major >= 11
  }

  /// The width that the accessory takes from the content view.
  ///
  /// Source: content views saved by Interface Builder, by build; 4 to 40 for each accessory. The
  /// button with an arrow is known only before Xcode 9 (67) and for Xcode 13 (57).
  package var accessoryWidth: Double {
    if let accessoryView { return accessoryView.width + side }
    switch accessory {
    case .none: return 0
    case .disclosureIndicator: return arrowWidth
    case .checkmark: return platform.toolsBuild < 13_000 ? 39 : 24 + side
    case .detailButton: return platform.toolsBuild < 13_000 ? 47 : 24 + side
    case .detailDisclosureButton:
      return platform.toolsBuild < 13_000 ? 67 : arrowWidth + 28.5
    }
  }

  private var arrowWidth: Double {
    switch platform.toolsBuild {
    case ..<13_000: 33
    case ..<14_800: 34
    case ..<17_000: side < 20 ? 27 : 31
    case ..<20_000: side < 20 ? 25.5 : 31
    case ..<21_000: 8.5 + side
    // Half a point is not a whole number of pixels at every scale.
    default: (10.5 * pixels.scale).wholeBelow / pixels.scale + side
    }
  }

  /// The height that the separator takes from the cell: one pixel before iOS 13, nothing since.
  package var separatorHeight: Double {
    hasSeparator && platform.toolsBuild < 14_800 ? 1 / pixels.scale : 0
  }

  /// The difference between the widths of the cell and of its content view.
  package var widthBesideContent: Double {
    accessoryWidth + sides.left + sides.right + (hasEditControl ? Self.controlWidth : 0)
      + (hasReorderControl ? Self.controlWidth : 0)
  }

  /// The width of a control in a row that is being edited.
  private static let controlWidth = 38.0

  /// The frame of the control before the content.
  package func editControlFrame(in cell: Size) -> Rect {
    Rect(x: leadingSide, y: 0, width: Self.controlWidth, height: cell.height)
      .mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The frame of the control after content and accessory.
  package func reorderControlFrame(in cell: Size) -> Rect {
    Rect(
      x: cell.width - trailingSide - Self.controlWidth, y: 0, width: Self.controlWidth,
      height: cell.height
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The frame of the content view.
  package func contentFrame(in cell: Size) -> Rect {
    Rect(
      x: leadingSide + (hasEditControl ? Self.controlWidth : 0), y: 0,
      width: max(0, cell.width - widthBesideContent),
      height: max(0, cell.height - separatorHeight)
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The frame of the view that replaces the accessory, centred vertically.
  package func accessoryViewFrame(in cell: Size) -> Rect {
    let size = accessoryView ?? .zero
    return Rect(
      x: end(in: cell) - size.width, y: pixels.snapped((cell.height - size.height) / 2),
      width: size.width, height: size.height
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The end of accessories, measured from the leading edge.
  func end(in cell: Size) -> Double {
    cell.width - side - trailingSide - (hasReorderControl ? Self.controlWidth : 0)
  }

  private var trailingSide: Double { direction == .leftToRight ? sides.right : sides.left }

  private var leadingSide: Double { direction == .leftToRight ? sides.left : sides.right }

  // MARK: Heights

  /// The default height of a row before iOS 26, and of any row until it is measured.
  package static let standardHeight = 44.0

  /// The height of a cell whose content view is `content` points high. If `content` is 0, the
  /// release's default. Since iOS 26 that is 51 points, as in 52 of 53 saved cells whose content is
  /// no higher.
  package func height(content: Double) -> Double {
    if content > 0 { return content + separatorHeight }
    return platform.major >= 26 ? 51 : Self.standardHeight
  }

  /// The minimum height of a content view with labels: one pixel less than a standard row.
  ///
  /// Source: 43.5 and 43.67 in 60 saved cells with a style. Before Xcode 11 these have a separator
  /// below the content view; since then the cells have the same height.
  package var leastStyledHeight: Double { Self.standardHeight - 1 / pixels.scale }
}
