// SPDX-License-Identifier: MIT

package import AutoLayout

/// The frame of a sheet in its container, in points.
///
/// Sources: sheets on phones that Xcode saved. They start at the lower edge of the status bar on
/// phones with a home button (647 of 667 points), and 10 points below it on others (842 of 896).
/// Form sheets of 540 × 620 points are documented. Page sheets are as wide as readable content with
/// margins of 20.
///
/// - Unverified: the space above and below a page sheet on a pad, the height of a medium sheet, and
///   the size and place of the grabber.
package struct SheetArrangement: Hashable, Sendable {
  package var container: Size
  package var safeArea: EdgeInsets
  package var isCompactWidth: Bool
  package var isCompactHeight: Bool
  package var isForm: Bool
  /// The preferred content size of the controller; a length of zero means no preference.
  package var preferred = Size.zero
  /// Whether the sheet is attached to the lower edge in compact height. If false, it fills the
  /// container there.
  package var isAttachedInCompactHeight = false
  /// Whether an attached sheet in compact height has the controller's preferred width.
  package var followsPreferredWidth = false
  /// The Interface Builder canvas of the container; nil for hardware.
  package var canvas: CanvasEra?

  /// The radius of a sheet's corners, except those at the edge of the screen.
  package static let cornerRadius = 10.0
  /// The opacity of the dimming view behind a sheet. It equals that of alerts in pictures of both.
  package static let dimming = AlertMetrics.dimming

  /// The frame of the grabber at the upper edge of a sheet of `width`.
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

  /// A page sheet of the maximum size on a screen.
  package init(of screen: Device.Screen, canvas: CanvasEra?) {
    self.init(
      container: screen.size, safeArea: screen.safeArea,
      isCompactWidth: screen.horizontalSizeClass == .compact,
      isCompactHeight: screen.verticalSizeClass == .compact, isForm: false)
    self.canvas = canvas
  }

  /// Whether the sheet fills its container, without corners and dimming.
  package var isFull: Bool { isCompactHeight && !isAttachedInCompactHeight }

  /// Whether the sheet is attached to the lower edge, with detents that determine its height.
  package var isAttached: Bool { !isFull && (isCompactWidth || isCompactHeight) }

  /// The space above the highest attached sheet.
  package var top: Double {
    if !isCompactHeight, let top = canvas?.sheetTop(below: safeArea.top) { return top }
    let hasSpacer = safeArea.top > 20 || isCompactHeight
    return safeArea.top + (hasSpacer ? 10 : 0)
  }

  /// The safe area of an attached sheet on a canvas, which does not derive it from the frames of
  /// sheet and screen; nil on hardware.
  ///
  /// - Parameter hasBar: whether the sheet has a navigation bar.
  package func safeAreaOnCanvas(hasBar: Bool) -> EdgeInsets? {
    guard let canvas else { return nil }
    var insets = safeArea
    insets.top = canvas.insetsSheetsFromNotch && !hasBar ? canvas.single(safeArea.top) : 0
    if !canvas.keepsSheetsAboveHomeIndicator { insets.bottom = 0 }
    return insets
  }

  /// The height of the highest sheet, without the safe area below.
  package var greatestDetent: Double { max(0, container.height - top - safeArea.bottom) }

  /// The height of a medium sheet, which covers half of the container, without the safe area below.
  package var mediumDetent: Double { max(0, container.height / 2 - safeArea.bottom) }

  /// The frame of the sheet in the container.
  ///
  /// - Parameter detent: the height of an attached sheet without the safe area below.
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
  /// Whether automatic presentations are sheets, and page sheets are also sheets in compact width.
  package var presentsAsSheets: Bool { major >= 13 }
}
