// SPDX-License-Identifier: MIT

extension Device {
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
