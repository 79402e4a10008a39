// SPDX-License-Identifier: MIT

import AutoLayout

extension Device {
  /// The device as Interface Builder's canvas shows it. The canvas's safe areas sometimes differ
  /// from those of the hardware, and changed with Xcode.
  ///
  /// - Parameter toolsVersion: the major part of a document's `toolsVersion`, such as 21507; nil
  ///   returns the device unchanged.
  public func asDrawn(byTools toolsVersion: Int?) -> Device {
    guard let toolsVersion else { return self }
    let era = CanvasEra(toolsBuild: toolsVersion)
    var device = self
    device.canvas = era
    if let notch = era.notch(of: identifier) {
      device.portrait.safeArea.top = notch
      device.landscape.safeArea.left = notch
      device.landscape.safeArea.right = notch
    }
    if !hasHomeIndicator, !era.hasPlainStatusBar, portrait.safeArea.top == 20 {
      device.portrait.safeArea.top = 0
      device.landscape.safeArea.top = 0
    }
    if hasHomeIndicator, idiom == .phone, era.doublesInsets {
      let upright = device.portrait.safeArea
      device.portrait.safeArea = upright + upright
      device.landscape.safeArea = device.landscape.safeArea + upright
    }
    // Until iOS 7, phones in landscape kept the status bar.
    if idiom == .phone, !hasHomeIndicator, era.tools < 6_000 { device.landscape.safeArea.top = 20 }
    return device
  }
}
