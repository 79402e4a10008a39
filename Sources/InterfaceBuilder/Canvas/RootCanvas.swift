// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// The source of a controller's canvas size.
enum RootCanvas: Hashable, Sendable {
  /// The screen of the document's device.
  case screen
  /// The file, which defines a size for the scene.
  case free(Size)
  /// The recorded frame. The actual source is unknown: a container, a popover, a split view, or a
  /// document without a device.
  case recorded
}

extension SceneLowering {
  /// The source of the canvas size of `controller` in `context`.
  func rootCanvas(of controller: IBElement, context: ControllerContext) -> RootCanvas {
    let recorded = controller.rootView?.recordedFrame ?? .zero
    let chain = context.chain(to: controller)
    if let size = controller.freeformSize { return .free(size) }
    if chain.contains(where: { $0.isFreeform }) { return .free(recorded.size) }
    if context.isEmbedded { return .recorded }
    guard recorded.size != .zero else { return .screen }
    // Pads show presented controllers and split view columns at separate sizes.
    let isAside = context.presentation != nil || context.split != nil
    if canvas.ownDevice.idiom != .phone, isAside { return .recorded }
    let isPopover =
      context.presentation == .popover && !canvas.ownPlatform.presentsAsSheets
    return isPopover ? .recorded : .screen
  }
}

extension IBElement {
  /// The size that the file defines for a freeform scene.
  var freeformSize: Size? {
    guard let size = size(key: "freeformSize"), size.width > 0, size.height > 0 else { return nil }
    return size
  }
}
