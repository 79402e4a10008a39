// SPDX-License-Identifier: MIT

import AutoLayout

extension Device {
  /// The device as the canvas of Interface Builder shows it, whose safe areas are not always those
  /// of the hardware and changed with Xcode.
  ///
  /// - Parameter toolsVersion: the major part of a document's `toolsVersion`, such as 21507; nil
  ///   gives the device as it is.
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
      device.portrait.safeArea.top *= 2
      device.portrait.safeArea.bottom *= 2
    }
    // Until iOS 7 the status bar stayed on phones that lie.
    if idiom == .phone, !hasHomeIndicator, era.tools < 6_000 { device.landscape.safeArea.top = 20 }
    return device
  }
}
