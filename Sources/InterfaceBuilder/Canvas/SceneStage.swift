// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// A screen with the bars around a scene.
struct SceneStage: Sendable {
  var screen: Device.Screen
  var bars: SceneBars
  /// The canvas of the screen; nil for hardware.
  var canvas: CanvasEra?

  /// The safe area of the screen without bars, as a view of a free size without a controller has
  /// it.
  ///
  /// Source: before Xcode 14.1, eleven views wider or higher than a screen with a home indicator,
  /// or exactly as large, have both of its insets. Of seven others, all but one have no bottom
  /// inset. On screens with a home button one view exactly as wide as the screen begins below the
  /// status bar, and three other views do not. Since Xcode 14.1 the size does not matter (12
  /// views).
  func safeArea(ofFreeView size: Size) -> EdgeInsets {
    if canvas?.insetsFreeScenes ?? true { return screen.safeArea }
    if screen.safeArea.bottom == 0 {
      let fits = size.width == screen.size.width || size.height == screen.size.height
      return fits ? screen.safeArea : .zero
    }
    var safeArea = screen.safeArea
    // The view is at the top left of the screen.
    if !reachesBottom(size) { (safeArea.bottom, safeArea.right) = (0, 0) }
    return safeArea
  }

  /// The safe area of the root view of a controller with a free size. It includes the bars.
  ///
  /// Without a navigation bar an opaque top has no effect (3 controllers). Before Xcode 14.1 a
  /// root view smaller than the screen has no home indicator (2).
  func safeArea(ofFreeController size: Size) -> EdgeInsets {
    let keepsBottom = canvas?.insetsFreeScenes ?? true || reachesBottom(size)
    return EdgeInsets(
      top: bars.isTopOpaque && bars.navigation != nil ? 0 : bars.top, left: 0,
      bottom: bars.bottomInset - (keepsBottom ? 0 : bars.screen.bottom), right: 0)
  }

  private func reachesBottom(_ size: Size) -> Bool {
    size == screen.size || size.width > screen.size.width || size.height > screen.size.height
  }
}
