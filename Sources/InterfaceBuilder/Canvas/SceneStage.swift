// SPDX-License-Identifier: MIT

import LayoutCore

/// A screen with the bars that are around a scene on it.
struct SceneStage: Sendable {
  var device: Device
  var orientation: Orientation
  var bars: SceneBars

  var screen: Device.Screen { device.screen(orientation) }

  /// The stage of `controller` where `context` surrounds it on `device`.
  init(
    device: Device, orientation: Orientation, controller: IBElement, context: ControllerContext,
    tools: ToolsVersion
  ) {
    self.device = device
    self.orientation = orientation
    bars = SceneBars(
      controller: controller, context: context, screen: device.screen(orientation),
      idiom: device.idiom, tools: tools)
  }
}
