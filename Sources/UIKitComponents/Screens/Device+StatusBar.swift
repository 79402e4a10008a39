// SPDX-License-Identifier: MIT

public import AutoLayout

extension Device {
  /// The safe area of the screen without a status bar: one that holds nothing but the bar goes with it,
  /// one that a housing for sensors needs stays.
  public func safeAreaWithoutStatusBar(_ orientation: Orientation) -> EdgeInsets {
    var insets = screen(orientation).safeArea
    let hasHousing = idiom == .phone && portrait.safeArea.top > Self.plainStatusBar
    if !hasHousing { insets.top = 0 }
    return insets
  }

  /// The height of the bar of a phone with a home button.
  private static let plainStatusBar = 20.0

  /// The height of the status bar in points: 0 on a phone that lies on its side.
  ///
  /// Below an island the safe area reaches further down than the bar.
  public func statusBarHeight(_ orientation: Orientation) -> Double {
    guard idiom == .phone else { return screen(orientation).safeArea.top }
    guard orientation == .portrait else { return 0 }
    let top = portrait.safeArea.top
    return top >= 59 && top < 68 ? 54 : top
  }
}
