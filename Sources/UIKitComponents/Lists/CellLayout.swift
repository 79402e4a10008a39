// SPDX-License-Identifier: MIT

package import AutoLayout
import Typography

/// The frames of what a table shows in a cell besides its content: accessory and separator, and what
/// they leave of the cell, by the release that lays it out.
///
/// - Unverified: the width of the controls of rows that are edited.
package struct CellLayout: Hashable, Sendable {
  package var platform: PlatformVersion
  package var pixels: PixelGrid
  package var direction: LayoutDirection
  /// The side margin of the cell, at which accessories end, in points.
  package var side: Double
  /// How far camera and corners of the screen reach in from the sides. Content views keep clear of them.
  package var sides: EdgeInsets
  package var accessory: CellContent.Accessory
  /// The size of a view that stands for the accessory.
  package var accessoryView: Size?
  package var hasSeparator: Bool
  /// How much further in than the margin images and texts of a style begin, in points.
  package var indentation = 0.0
  /// Whether the content makes room for a control before it, as it does while rows are edited.
  package var hasEditControl = false
  /// Whether a control to move the row by stands behind everything else.
  package var hasReorderControl = false
  /// Whether texts that stand side by side in a style stand below each other, as they do at the text sizes
  /// of accessibility. Source: the session on dynamic type of WWDC 2017.
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

  /// Whether texts of a style that have one line get as many as they take, as they do at the text sizes of
  /// accessibility. Source: as for `stacksTexts`.
  package static func wrapsTexts(in environment: Environment) -> Bool {
    environment.contentSizeCategory.isAccessibilityCategory && environment.platform.major >= 11
  }

  /// How much narrower the accessory makes the content view.
  ///
  /// Source: content views saved by Interface Builder, by build; 4 to 40 of each accessory. The button
  /// with an arrow is known before Xcode 9 (67) and of Xcode 13 (57) only.
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
    // Half a point is no whole number of pixels everywhere.
    default: (10.5 * pixels.scale).wholeBelow / pixels.scale + side
    }
  }

  /// What the separator takes of the cell's height: a pixel before iOS 13, nothing since.
  package var separatorHeight: Double {
    hasSeparator && platform.toolsBuild < 14_800 ? 1 / pixels.scale : 0
  }

  /// How much narrower than the cell its content view is.
  package var widthBesideContent: Double {
    accessoryWidth + sides.left + sides.right + (hasEditControl ? Self.controlWidth : 0)
      + (hasReorderControl ? Self.controlWidth : 0)
  }

  /// The width of a control of a row that is edited.
  private static let controlWidth = 38.0

  /// The control before the content.
  package func editControlFrame(in cell: Size) -> Rect {
    Rect(x: leadingSide, y: 0, width: Self.controlWidth, height: cell.height)
      .mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The control behind content and accessory.
  package func reorderControlFrame(in cell: Size) -> Rect {
    Rect(
      x: cell.width - trailingSide - Self.controlWidth, y: 0, width: Self.controlWidth,
      height: cell.height
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The content view of a cell.
  package func contentFrame(in cell: Size) -> Rect {
    Rect(
      x: leadingSide + (hasEditControl ? Self.controlWidth : 0), y: 0,
      width: max(0, cell.width - widthBesideContent),
      height: max(0, cell.height - separatorHeight)
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// The view that stands for the accessory, in the middle of the height.
  package func accessoryViewFrame(in cell: Size) -> Rect {
    let size = accessoryView ?? .zero
    return Rect(
      x: end(in: cell) - size.width, y: pixels.snapped((cell.height - size.height) / 2),
      width: size.width, height: size.height
    ).mirrored(in: Rect(origin: .zero, size: cell), direction)
  }

  /// Where accessories end, counted from the leading edge.
  func end(in cell: Size) -> Double {
    cell.width - side - trailingSide - (hasReorderControl ? Self.controlWidth : 0)
  }

  private var trailingSide: Double { direction == .leftToRight ? sides.right : sides.left }

  private var leadingSide: Double { direction == .leftToRight ? sides.left : sides.right }

  // MARK: Heights

  /// The height of a row that nothing says anything about before iOS 26, and of any until it is measured.
  package static let standardHeight = 44.0

  /// The height of a cell whose content view is to be `content` high; without one the release's: 51 points
  /// since iOS 26, as 52 of 53 saved cells have them whose content is no higher.
  package func height(content: Double) -> Double {
    if content > 0 { return content + separatorHeight }
    return platform.major >= 26 ? 51 : Self.standardHeight
  }

  /// The least height of a content view with labels: a pixel less than a standard row.
  ///
  /// Source: 43.5 and 43.67 in 60 saved cells with a style, before Xcode 11 below a separator, since then
  /// in cells of the same height.
  package var leastStyledHeight: Double { Self.standardHeight - 1 / pixels.scale }
}
