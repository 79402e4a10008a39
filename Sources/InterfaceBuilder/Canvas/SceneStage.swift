// SPDX-License-Identifier: MIT

import UIKitComponents

/// A screen with the bars that are around a scene on it.
struct SceneStage: Sendable {
  var screen: Device.Screen
  var bars: SceneBars
}
