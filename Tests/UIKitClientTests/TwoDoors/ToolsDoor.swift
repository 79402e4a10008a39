// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

/// A scene as the tools lay it out.
struct ToolsDoor {
  let screen: LayoutSnapshot
  let root: ItemID
  /// Where the screen is, and what it depends on.
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
