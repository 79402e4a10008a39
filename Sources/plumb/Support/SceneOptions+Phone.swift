// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutCore

extension SceneOptions {
  /// The same circumstances, with a phone in place of the square canvas on which files were edited before
  /// they named a device: no app was ever shown on that.
  ///
  /// The phone has the size that phones had then and still have.
  func onPhone(for document: IBDocument) -> SceneOptions {
    guard device == nil, size == nil, document.canvas.deviceID == nil,
      document.canvas.usesTraitCollections, let phone = try? Device.named("retina4_7")
    else { return self }
    var options = self
    options.device = phone
    return options
  }
}
