// SPDX-License-Identifier: MIT

import AutoLayout
import InterfaceBuilder
import UIKitComponents

extension SceneOptions {
  /// The same circumstances, on a device that there is, where the canvas of a file is none on which an app was
  /// ever shown.
  ///
  /// Files that name no device were edited on a square; they get the phone that has the size which phones had
  /// then and still have. Several releases of Xcode have other safe areas than the hardware: without the
  /// status bar (11 to 14.2), or twice as high (16.3 and 26).
  func onHardware(for document: IBDocument) -> SceneOptions {
    let canvas = document.canvas
    guard device == nil, size == nil, canvas.share == nil else { return self }
    var options = self
    guard let id = canvas.deviceID else {
      if canvas.usesTraitCollections { options.device = try? Device.named("retina4_7") }
      return options
    }
    guard let hardware = try? Device.named(id) else { return self }
    let own: Orientation = canvas.orientation == .landscape ? .landscape : .portrait
    let drawn = hardware.asDrawn(byTools: document.toolsVersion.build)
    let held = orientation ?? own
    guard hardware.screen(held).safeArea != drawn.screen(held).safeArea else { return self }
    options.device = hardware
    options.orientation = held
    return options
  }
}
