// SPDX-License-Identifier: MIT

import AutoLayout
import UIKitComponents

/// What decides how large the canvas of a controller is.
enum RootCanvas: Hashable, Sendable {
  /// The screen of the document's device.
  case screen
  /// The file, which gives the scene a size of its own.
  case free(Size)
  /// What is not in reach (a container, a popover, a split view, a document without a device), so that
  /// the recorded frame is all there is to know.
  case recorded
}

extension SceneLowering {
  /// What decides the size of `controller` where `context` surrounds it.
  func rootCanvas(of controller: IBElement, context: ControllerContext) -> RootCanvas {
    let recorded = controller.rootView?.recordedFrame ?? .zero
    let chain = context.chain(to: controller)
    if let size = controller.freeformSize { return .free(size) }
    if chain.contains(where: { $0.isFreeform }) { return .free(recorded.size) }
    if context.isEmbedded { return .recorded }
    guard recorded.size != .zero else { return .screen }
    // Pads show presented controllers and the sides of split views at sizes of their own.
    let isAside = context.presentation != nil || context.split != nil
    if canvas.ownDevice.idiom != .phone, isAside { return .recorded }
    let isPopover =
      context.presentation == .popover && !canvas.ownPlatform.presentsAsSheets
    return isPopover ? .recorded : .screen
  }
}

extension IBElement {
  /// The size that the file gives a scene of any size.
  var freeformSize: Size? {
    guard let size = size(key: "freeformSize"), size.width > 0, size.height > 0 else { return nil }
    return size
  }
}
