// SPDX-License-Identifier: MIT

import AutoLayout

/// A screen with the bars around a scene.
struct SceneStage: Sendable {
  var screen: Device.Screen
  var bars: SceneBars
}
