// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

/// A scene with the layout of the tools.
struct SceneInTools {
  let screen: LayoutSnapshot
  let root: ItemID
  /// The device and the orientation of the screen.
  let device: Device
  let orientation: Orientation

  init(_ scene: IBScene, of document: IBDocument, _ setting: Setting) {
    var built = SceneBuilder(document, options: setting.options).build(scene)
    screen = built.scrolledToTop(built.forest.layout(built.canvas))
    root = built.rootView
    device = built.device
    orientation = built.orientation
  }
}
