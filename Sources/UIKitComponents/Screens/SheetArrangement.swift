// SPDX-License-Identifier: MIT

package import AutoLayout

/// Where a sheet stands in its container, in points.
///
/// Sources: sheets on phones that Xcode saved, which begin at the status bar's lower edge on phones with
/// a home button (647 of 667 points) and 10 points below it on others (842 of 896). Form sheets of
/// 540 × 620 points are documented; page sheets are as wide as readable content with margins of 20.
///
/// - Unverified: the space above and below a page sheet on a pad, the height of a medium sheet, and size and
///   place of the grabber.
package struct SheetArrangement: Hashable, Sendable {
  package var container: Size
  package var safeArea: EdgeInsets
  package var isCompactWidth: Bool
  package var isCompactHeight: Bool
  package var isForm: Bool
  /// The size that the controller prefers; zero lengths for none.
  package var preferred = Size.zero
  /// Whether the sheet keeps to the lower edge even in compact height, where it else fills everything.
  package var isAttachedInCompactHeight = false
  /// Whether an attached sheet in compact height is as wide as the controller prefers.
  package var followsPreferredWidth = false
  /// The canvas of Interface Builder that the container stands for; nil for hardware.
  package var canvas: CanvasEra?

  /// The radius of a sheet's corners, those at the edge of the screen apart.
  package static let cornerRadius = 10.0
  /// How dark a sheet makes what lies below it; that of alerts, which is as dark in pictures of both.
  package static let dimming = AlertMetrics.dimming

  /// The bar at the upper edge of a sheet `width` wide by which it is dragged.
  package static func grabber(width: Double) -> Rect {
    Rect(x: (width - 36) / 2, y: 5, width: 36, height: 5)
  }

  package init(
    container: Size, safeArea: EdgeInsets, isCompactWidth: Bool, isCompactHeight: Bool,
    isForm: Bool
  ) {
    self.container = container
    self.safeArea = safeArea
    self.isCompactWidth = isCompactWidth
    self.isCompactHeight = isCompactHeight
    self.isForm = isForm
  }

  /// A page sheet that fills what it may of a screen.
  package init(of screen: Device.Screen, canvas: CanvasEra?) {
    self.init(
      container: screen.size, safeArea: screen.safeArea,
      isCompactWidth: screen.horizontalSizeClass == .compact,
      isCompactHeight: screen.verticalSizeClass == .compact, isForm: false)
    self.canvas = canvas
  }

  /// Whether the sheet fills its container, without corners and dimming.
  package var isFull: Bool { isCompactHeight && !isAttachedInCompactHeight }

  /// Whether the sheet stands on the lower edge, where detents decide how high it is.
  package var isAttached: Bool { !isFull && (isCompactWidth || isCompactHeight) }

  /// The room that stays free above a sheet that stands on the lower edge.
  package var top: Double {
    if !isCompactHeight, let top = canvas?.sheetTop(below: safeArea.top) { return top }
    let hasSpacer = safeArea.top > 20 || isCompactHeight
    return safeArea.top + (hasSpacer ? 10 : 0)
  }

  /// The safe area of an attached sheet, below a navigation bar or not, on a canvas that does not derive it
  /// from where sheet and screen lie; nil on hardware.
  package func safeAreaOnCanvas(hasBar: Bool) -> EdgeInsets? {
    guard let canvas else { return nil }
    var insets = safeArea
    insets.top = canvas.insetsSheetsFromNotch && !hasBar ? canvas.single(safeArea.top) : 0
    if !canvas.keepsSheetsAboveHomeIndicator { insets.bottom = 0 }
    return insets
  }

  /// How much of the container the highest sheet takes, without what the safe area takes below.
  package var greatestDetent: Double { max(0, container.height - top - safeArea.bottom) }

  /// How much a sheet of half the container's height takes, without what the safe area takes below.
  package var mediumDetent: Double { max(0, container.height / 2 - safeArea.bottom) }

  /// The frame of the sheet in the container.
  ///
  /// - Parameter detent: how much an attached sheet takes without the safe area below.
  package func frame(detent: Double) -> Rect {
    if isFull { return Rect(x: 0, y: 0, width: container.width, height: container.height) }
    guard isAttached else { return centered }
    let height = min(max(0, detent), greatestDetent) + safeArea.bottom
    var width = container.width
    if isCompactHeight {
      width -= safeArea.left + safeArea.right
      if followsPreferredWidth, preferred.width > 0 { width = min(width, preferred.width) }
    }
    return Rect(
      x: (container.width - width) / 2, y: container.height - height, width: width, height: height)
  }

  private var centered: Rect {
    let margin = 20.0
    var size = Size(
      width: ReadableContent.greatestWidth + 2 * margin,
      height: container.height - 2 * (max(safeArea.top, safeArea.bottom) + margin))
    if isForm {
      size = Size(width: 540, height: 620)
      if preferred.width > 0 { size.width = preferred.width }
      if preferred.height > 0 { size.height = preferred.height }
    }
    size.width = min(size.width, container.width)
    size.height = min(size.height, container.height - safeArea.top - safeArea.bottom)
    return Rect(
      x: (container.width - size.width) / 2, y: (container.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}

extension PlatformVersion {
  /// Whether automatic presentations are sheets, and page sheets are so in compact width too.
  package var presentsAsSheets: Bool { major >= 13 }
}
